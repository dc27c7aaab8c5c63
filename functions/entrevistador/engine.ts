import type { Turno, TurnoPropuesto } from '#shared/entrevistas/turno.ts';
import type { ServicioHr } from '#shared/servicios-hr/servicio-hr.ts';

/** What an engine knows beside the turns. Both in minutes; `transcurrido` counts active time only, without pauses. */
export interface ContextoEntrevista {
  duracionEstimada: number;
  transcurrido: number;
}

/** At most this many follow-ups belong to one template question (decisions, section 8). */
export const SEGUIMIENTOS_MAX = 2;

/**
 * An interviewer: turns in, next turn out, no state of its own. `undefined` closes the interview. Every turn given has
 * been answered or skipped; with an unanswered one the caller shows that one again and asks nobody.
 * The embedded engine answers at once; engines on language models return a promise.
 */
export interface Engine {
  readonly motor: Turno['motor'];
  nextTurno(
    servicio: ServicioHr,
    turnos: readonly Turno[],
    context: ContextoEntrevista,
  ): TurnoPropuesto | undefined | Promise<TurnoPropuesto | undefined>;
}
