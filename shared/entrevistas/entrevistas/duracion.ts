/** More time for whoever needs it, in percent of the booked duration. */
export const TIEMPOS_EXTRA = [0, 25, 50, 100] as const;

/** Minutes that an interview may take: the booked ones and the extra time. */
export function minutosPrevistos({ duracionEstimada, tiempoExtra }: { duracionEstimada: number; tiempoExtra: number }) {
  return Math.round(duracionEstimada * (1 + tiempoExtra / 100));
}
