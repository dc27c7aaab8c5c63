import { minutosPrevistos } from '#shared/entrevistas/entrevistas/duracion.ts';
import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { Deps } from '../../core/deps.ts';
import type { ContextoEntrevista, Engine } from '../entrevistador/engine.ts';
import type { OpenSala } from './sala.service.ts';

/** A turn open longer than this was left alone: the rest does not count as interview time. */
const TURN_CAP_MINUTES = 8;

/** Minutes the candidate was at it: each turn from question to answer, the open one until `now`, without the time away. */
export function activeMinutes(turnos: readonly Turno[], now?: Date): number {
  return turnos.reduce((sum, { fecha, respuesta }) => {
    const end = respuesta ? Date.parse(respuesta.fecha) : (now?.getTime() ?? Number.NaN);
    const minutes = Number.isNaN(end) ? 0 : (end - Date.parse(fecha)) / 60_000;
    return sum + Math.min(Math.max(minutes, 0), TURN_CAP_MINUTES);
  }, 0);
}

/** The turn that follows what has been answered so far, ready to be stored; undefined when the interview is done. */
export async function nextStoredTurno(
  engine: Engine,
  { entrevista, servicio, turnos }: OpenSala,
  deps: Deps,
  contexto: Pick<ContextoEntrevista, 'empresa' | 'candidato'> = {},
): Promise<Turno | undefined> {
  const proposed = await engine.nextTurno(servicio, turnos, {
    ...contexto,
    duracionEstimada: minutosPrevistos(entrevista),
    transcurrido: activeMinutes(turnos),
  });
  return (
    proposed && {
      ...proposed,
      turnoId: deps.newId('tur'),
      secuencia: turnos.length + 1,
      fecha: deps.now().toISOString(),
    }
  );
}
