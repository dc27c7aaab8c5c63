import type { Turno, TurnoPropuesto } from '#shared/entrevistas/entrevistas/turno.ts';
import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import type { Variable } from '#shared/entrevistas/servicios-hr/variables.ts';

/** What the company says about itself, each text cut to a length that prompts can carry. Empty
 * where the company said nothing. */
export interface HechosEmpresa {
  nombre: string;
  sector: string;
  /** The company's own description of itself. */
  contexto: string;
  mision: string;
  vision: string;
  valores: string;
  objetivos: string;
  /** How it hires. Written for the platform, not for candidates: an engine may use it and does not repeat it. */
  contratacion: {
    cultura: string;
    competencias: readonly string[];
    posiciones: readonly string[];
    desafios: string;
    objetivos: string;
    proceso: string;
    expectativas: string;
  };
  /** Text of the strategic plan; internal like `contratacion`. */
  plan: string;
  /** What the company asks of its interviews and reports, where it has switched that on. */
  criterios: string;
}

/** What stands for `{nombre}`, `{posicion}`… in the texts of a service; in words also where nothing is known. */
export type DatosCandidato = Record<Variable, string>;

/**
 * What an engine knows beside the turns. Times in minutes; `transcurrido` counts active time only, without pauses.
 * Company and candidate are read when an engine first asks for them, once; a rehearsal has no candidate, and a company
 * only when it is tried for one.
 */
export interface ContextoEntrevista {
  duracionEstimada: number;
  transcurrido: number;
  empresa?(): Promise<HechosEmpresa>;
  candidato?(): Promise<DatosCandidato>;
}

/** At most this many follow-ups belong to one template question. */
export const SEGUIMIENTOS_MAX = 2;

/**
 * An interviewer: turns in, next turn out, no state of its own. `undefined` closes the interview. Every turn given has
 * been answered or skipped; with an unanswered one the caller shows that one again and asks nobody.
 * The embedded engine answers at once; engines on language models return a promise.
 */
export interface Engine {
  nextTurno(
    servicio: ServicioHr,
    turnos: readonly Turno[],
    context: ContextoEntrevista,
  ): TurnoPropuesto | undefined | Promise<TurnoPropuesto | undefined>;
}
