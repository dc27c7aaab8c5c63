import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { Ensayo, Rehearse } from '#shared/entrevistas/servicios-hr/ensayo.ts';
import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import type { ContextoEntrevista, Engine } from '../entrevistador/engine.ts';
import { progreso } from '../entrevistador/progreso.ts';
import { findPregunta, listPreguntas } from '../entrevistador/template.ts';
import { activeMinutes } from '../sala/conduct.ts';

/** Conducts the whole rehearsal again with the answers so far, up to the question that none of them answers. */
export async function rehearse(
  engine: Engine,
  servicio: ServicioHr,
  respuestas: Rehearse['respuestas'],
  empresa?: ContextoEntrevista['empresa'],
): Promise<Ensayo> {
  const turnos: Turno[] = [];
  let clock = 0;
  for (const { texto, segundos } of respuestas) {
    const asked = await next({ engine, empresa }, servicio, turnos, clock);
    if (!asked) break;
    clock += segundos * 1000;
    const respuesta = { respuestaId: asked.turnoId, texto, omitida: texto === '', fecha: at(clock) };
    turnos.push({ ...asked, respuesta });
  }
  const open = await next({ engine, empresa }, servicio, turnos, clock);
  const preguntas = listPreguntas(servicio);
  const informed = new Set(
    turnos.flatMap((turno) =>
      turno.respuesta?.omitida ? [] : (findPregunta(preguntas, turno)?.pregunta.competencias ?? []),
    ),
  );
  return {
    version: servicio.version,
    turno: open ? { ...open, fase: findPregunta(preguntas, open)?.fase.nombre ?? '' } : null,
    progreso: progreso(servicio, open ? [...turnos, open] : turnos, { terminada: !open }),
    competencias: servicio.estructura.competencias.map(({ id, nombre }) => ({
      id,
      nombre,
      preguntada: informed.has(id),
    })),
  };
}

const at = (milliseconds: number) => new Date(milliseconds).toISOString();

async function next(
  { engine, empresa }: { engine: Engine; empresa: ContextoEntrevista['empresa'] },
  servicio: ServicioHr,
  turnos: readonly Turno[],
  clock: number,
): Promise<Turno | undefined> {
  const { duracionEstimada } = servicio.estructura;
  const times = { duracionEstimada, transcurrido: activeMinutes(turnos) };
  const proposed = await engine.nextTurno(servicio, turnos, { ...times, ...(empresa && { empresa }) });
  const secuencia = turnos.length + 1;
  return proposed && { ...proposed, turnoId: `ensayo-${secuencia}`, secuencia, fecha: at(clock) };
}
