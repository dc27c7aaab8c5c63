import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { type Nivel, TRANSCRIPTS } from './transcripts/transcripts.ts';

export const FECHA = '2026-01-15T10:00:00.000Z';

/** One answered turn per template question, in order; `answer` gives undefined for a skipped one. */
export function makeTurnos(servicio: ServicioHr, answer: (preguntaId: string) => string | undefined): Turno[] {
  return servicio.estructura.fases
    .flatMap((fase) => fase.preguntas.map((pregunta) => ({ fase, pregunta })))
    .map(({ fase, pregunta }, index) => {
      const texto = answer(pregunta.id);
      return {
        turnoId: `t${index + 1}`,
        secuencia: index + 1,
        faseId: fase.id,
        preguntaId: pregunta.id,
        tipo: 'pregunta',
        pregunta: pregunta.texto,
        motor: 'integrado',
        fecha: FECHA,
        respuesta: { respuestaId: `r${index + 1}`, texto: texto ?? '', omitida: texto === undefined, fecha: FECHA },
      };
    });
}

export function turnosOfLevel(servicio: ServicioHr, nivel: Nivel): Turno[] {
  return makeTurnos(servicio, (id) => TRANSCRIPTS[servicio.codigo]?.[id]?.[nivel]);
}

export function withTexts(turnos: readonly Turno[], change: (texto: string, index: number) => string): Turno[] {
  return turnos.map((turno, index) =>
    turno.respuesta && !turno.respuesta.omitida
      ? { ...turno, respuesta: { ...turno.respuesta, texto: change(turno.respuesta.texto, index) } }
      : turno,
  );
}
