const DAY_MS = 86_400_000;

export const ESTADO_OPTIONS = [
  ['', 'Todos los estados'],
  ['encolado', 'En cola'],
  ['enviado', 'Enviado'],
  ['fallido', 'Fallido'],
  ['rebotado', 'Rebotado'],
  ['omitido', 'Desactivado'],
] as const;

/** Days back from today. */
export const PERIODO_OPTIONS = [
  ['', 'Cualquier fecha'],
  ['1', 'Desde ayer'],
  ['7', 'Últimos 7 días'],
  ['30', 'Últimos 30 días'],
] as const;

/** Whole days, so that the same filter is the same request for as long as the day lasts. */
export function since(periodo: string, now = Date.now()): string | undefined {
  const days = Number(PERIODO_OPTIONS.find(([value]) => value === periodo)?.[0]);
  return days ? new Date(Math.floor(now / DAY_MS) * DAY_MS - days * DAY_MS).toISOString() : undefined;
}
