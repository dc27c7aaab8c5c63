import type { HoraSalud } from '#shared/sistema/sistema/salud.ts';
import type { ServiceName, ServiceState } from '../../../../lib/service-words.ts';

const HOUR = 60 * 60_000;
const HOURS_EACH = 6;
const PARTS = (7 * 24) / HOURS_EACH;
/** What is worst comes first. */
const WORST_FIRST = ['caido', 'degradado', 'ok', 'sin_proveedor'] as const;

export interface Part {
  /** Epoch milliseconds. */
  start: number;
  estado: ServiceState;
}

export interface Historial {
  /** Six hours each, the oldest first, the last one ends with the hour that now is. */
  parts: Part[];
  /** Share of checks in which the service answered, 0 to 1; undefined without a check. */
  available: number | undefined;
}

/** Seven days of one service. */
export function historialOf(nombre: ServiceName, horas: readonly HoraSalud[], now: number): Historial {
  const end = Math.floor(now / HOUR) * HOUR + HOUR;
  const parts = Array.from({ length: PARTS }, (_, index) => {
    const start = end - (PARTS - index) * HOURS_EACH * HOUR;
    const found = horas
      .filter(({ hora }) => Date.parse(hora) >= start && Date.parse(hora) < start + HOURS_EACH * HOUR)
      .map(({ dependencias }) => dependencias[nombre] ?? {});
    const estado: ServiceState = WORST_FIRST.find((state) => found.some((counts) => counts[state])) ?? 'desconocido';
    return { start, estado };
  });
  const sum = (state?: (typeof WORST_FIRST)[number]) =>
    horas
      .flatMap(({ dependencias }) => Object.entries(dependencias[nombre] ?? {}))
      .reduce((total, [name, times]) => (state === undefined || name === state ? total + (times ?? 0) : total), 0);
  // Where there is nobody to ask, nobody answered.
  const total = sum() - sum('sin_proveedor');
  return { parts, available: total > 0 ? (total - sum('caido')) / total : undefined };
}
