import { nextTurno } from '#functions/entrevistador/engines/embedded/embedded-engine.ts';
import { progreso } from '#functions/entrevistador/progreso.ts';
import type { Turno } from '#shared/entrevistas/turno.ts';
import type { ServicioHr } from '#shared/servicios-hr/servicio-hr.ts';
import { makeRandom, type Persona } from './personas.ts';

export interface Simulacion {
  turnos: Turno[];
  /** Active minutes when the interview closed. */
  minutos: number;
  porcentajes: number[];
}

/** A typist's pace and some seconds to read each question. */
const WORDS_PER_MINUTE = 35;
const READING_MINUTES = 0.4;
/** No template has this many turns: more mean that the engine does not end. */
const TURNS_MAX = 200;

export function simulate(servicio: ServicioHr, persona: Persona, seed: number, duracion?: number): Simulacion {
  const random = makeRandom(seed);
  const duracionEstimada = duracion ?? servicio.estructura.duracionEstimada;
  const turnos: Turno[] = [];
  const porcentajes: number[] = [];
  let minutos = 0;
  while (turnos.length < TURNS_MAX) {
    const proposed = nextTurno(servicio, turnos, { duracionEstimada, transcurrido: minutos });
    if (!proposed) return { turnos, minutos, porcentajes };
    const secuencia = turnos.length + 1;
    const fecha = '2026-01-15T10:00:00.000Z';
    const asked: Turno = { ...proposed, turnoId: `t${secuencia}`, secuencia, fecha };
    porcentajes.push(progreso(servicio, [...turnos, asked]).porcentaje);
    const texto = persona(random);
    const respuesta = { respuestaId: `r${secuencia}`, texto: texto ?? '', omitida: texto === undefined, fecha };
    turnos.push({ ...asked, respuesta });
    porcentajes.push(progreso(servicio, turnos).porcentaje);
    minutos += READING_MINUTES + (texto ?? '').split(' ').length / WORDS_PER_MINUTE;
  }
  throw new Error('The interview does not end');
}
