/** The one transition table of candidates: it feeds the buttons and the conditions of the database. */

export const ESTADOS_CANDIDATO = ['nuevo', 'en_proceso', 'entrevistado', 'seleccionado', 'rechazado'] as const;
export type EstadoCandidato = (typeof ESTADOS_CANDIDATO)[number];

/** Whoever books an interview begins, and finishing one is what `interview` says; people move the rest by hand. */
export const TRANSITIONS_CANDIDATO = {
  begin: { from: ['nuevo'], to: 'en_proceso' },
  interview: { from: ['en_proceso'], to: 'entrevistado' },
  select: { from: ['entrevistado'], to: 'seleccionado' },
  /** Always by a person, who says why. */
  reject: { from: ['nuevo', 'en_proceso', 'entrevistado', 'seleccionado'], to: 'rechazado' },
  reopen: { from: ['seleccionado', 'rechazado'], to: 'en_proceso' },
} as const satisfies Record<string, { from: readonly EstadoCandidato[]; to: EstadoCandidato }>;

export function canMove(from: EstadoCandidato, to: EstadoCandidato): boolean {
  const all: { from: readonly EstadoCandidato[]; to: EstadoCandidato }[] = Object.values(TRANSITIONS_CANDIDATO);
  return all.some((transition) => transition.to === to && transition.from.includes(from));
}

/** Where a candidate may go from here, in the order of the process. */
export function nextEstados(from: EstadoCandidato): EstadoCandidato[] {
  return ESTADOS_CANDIDATO.filter((to) => canMove(from, to));
}

export function needsMotivo(to: EstadoCandidato): boolean {
  return to === TRANSITIONS_CANDIDATO.reject.to;
}

/** So many candidates are moved by one call. */
export const MAX_MOVIMIENTOS = 100;

export const ESTADO_CANDIDATO_LABELS: Record<EstadoCandidato, string> = {
  nuevo: 'Nuevo',
  en_proceso: 'En proceso',
  entrevistado: 'Entrevistado',
  seleccionado: 'Seleccionado',
  rechazado: 'Rechazado',
};
