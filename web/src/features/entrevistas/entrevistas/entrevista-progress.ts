import type { EstadoEntrevista } from '#shared/entrevistas/entrevistas/entrevista.states.ts';
import type { EntrevistaDetalle } from '#shared/entrevistas/entrevistas/entrevista.ts';

/** States that change without anybody here doing something: the candidate writes, or the analysis runs. */
const LIVE: readonly EstadoEntrevista[] = ['en_progreso', 'completada'];
const POLL_MS = 5000;
/** What only people change is looked at now and then. */
const CALM_POLL_MS = 30_000;

export const isLive = (estado: EstadoEntrevista) => LIVE.includes(estado);

/** SWR's refreshInterval for what shows interviews in these states. */
export function pollInterval(estados: readonly EstadoEntrevista[]): number {
  return estados.some(isLive) ? POLL_MS : CALM_POLL_MS;
}

export type StepState = 'hecho' | 'actual' | 'pendiente' | 'fallido';
export interface Step {
  id: string;
  label: string;
  state: StepState;
  /** UTC, where it is known. */
  fecha: string | null;
  detail?: string;
}

type Dated = Pick<
  EntrevistaDetalle,
  | 'estado'
  | 'fechaCreacion'
  | 'fechaInicio'
  | 'fechaFin'
  | 'fechaAnalisis'
  | 'fechaValidacion'
  | 'fechaCancelacion'
  | 'motivo'
>;

const ORDER: readonly EstadoEntrevista[] = ['programada', 'en_progreso', 'completada', 'analizada', 'validada'];

/** How an interview that ended before its report ended. */
const ENDS: Partial<Record<EstadoEntrevista, readonly [label: string, detail: string]>> = {
  cancelada: ['Cancelada', 'El enlace ya no deja entrar.'],
  caducada: ['Caducada', 'El enlace se cerró antes de terminar la entrevista.'],
  no_presentado: ['No presentado', 'El enlace se cerró sin que nadie entrara.'],
};

/** The way of one interview: what happened, where it stands, what comes next. */
export function stepsOf(entrevista: Dated): Step[] {
  const { estado, fechaCreacion, fechaInicio, fechaFin, motivo, fechaCancelacion } = entrevista;
  const booked: Step = { id: 'programada', label: 'Programada', state: 'hecho', fecha: fechaCreacion };
  const begun: Step = { id: 'en_progreso', label: 'Empezada', state: 'hecho', fecha: fechaInicio };
  const end = ENDS[estado];
  if (end) {
    const [label, detail] = end;
    const last: Step = {
      id: estado,
      label,
      state: 'fallido',
      fecha: fechaCancelacion ?? null,
      detail: motivo ?? detail,
    };
    return fechaInicio ? [booked, begun, last] : [booked, last];
  }

  const failed = estado === 'error_analisis';
  const place = ORDER.indexOf(failed ? 'completada' : estado);
  const stateAt = (index: number): StepState =>
    index <= place ? 'hecho' : index === place + 1 ? (failed ? 'fallido' : 'actual') : 'pendiente';
  return [
    booked,
    { ...begun, state: stateAt(1), ...(place === 0 && { detail: 'Falta que la persona abra su enlace.' }) },
    {
      id: 'completada',
      label: 'Terminada',
      state: stateAt(2),
      fecha: fechaFin,
      ...(place === 1 && { detail: 'Está respondiendo. Esta página se actualiza sola.' }),
    },
    {
      id: 'analizada',
      label: 'Analizada',
      state: stateAt(3),
      fecha: entrevista.fechaAnalisis ?? null,
      ...(failed && { label: 'Error de análisis' }),
      ...(estado === 'completada' && { detail: 'Se está preparando el informe. Esta página se actualiza sola.' }),
    },
    {
      id: 'validada',
      label: 'Validada',
      state: stateAt(4),
      fecha: entrevista.fechaValidacion ?? null,
      ...(estado === 'analizada' && { detail: 'Falta que alguien de tu equipo lea y valide el informe.' }),
    },
  ];
}
