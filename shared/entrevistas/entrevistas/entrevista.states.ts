/** The one transition table of interviews: it feeds the buttons and the conditions of the database. */

export const ESTADOS_ENTREVISTA = [
  'programada',
  'en_progreso',
  'completada',
  'analizada',
  'validada',
  'cancelada',
  'caducada',
  'no_presentado',
  'error_analisis',
] as const;
export type EstadoEntrevista = (typeof ESTADOS_ENTREVISTA)[number];

export const TRANSITIONS = {
  start: { from: ['programada'], to: 'en_progreso' },
  finish: { from: ['en_progreso'], to: 'completada' },
  analyze: { from: ['completada'], to: 'analizada' },
  failAnalysis: { from: ['completada'], to: 'error_analisis' },
  retryAnalysis: { from: ['error_analisis'], to: 'completada' },
  validate: { from: ['analizada'], to: 'validada' },
  cancel: { from: ['programada'], to: 'cancelada' },
  /** The candidate has withdrawn from an interview that was begun. */
  withdraw: { from: ['en_progreso'], to: 'cancelada' },
  /** The candidate never came: the link closed on a booked interview. */
  miss: { from: ['programada'], to: 'no_presentado' },
  /** The link closed on an interview that was begun and not finished. */
  expire: { from: ['en_progreso'], to: 'caducada' },
} as const satisfies Record<string, { from: readonly EstadoEntrevista[]; to: EstadoEntrevista }>;
export type Transition = keyof typeof TRANSITIONS;

export function canTransition(estado: EstadoEntrevista, transition: Transition): boolean {
  return (TRANSITIONS[transition].from as readonly EstadoEntrevista[]).includes(estado);
}

export const ESTADO_ENTREVISTA_LABELS: Record<EstadoEntrevista, string> = {
  programada: 'Programada',
  en_progreso: 'En progreso',
  completada: 'Completada',
  analizada: 'Analizada',
  validada: 'Validada',
  cancelada: 'Cancelada',
  caducada: 'Caducada',
  no_presentado: 'No presentado',
  error_analisis: 'Error de análisis',
};
