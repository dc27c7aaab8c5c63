/** Seconds of the yardstick on the machine that all limits are said for: two cores, nothing else running. */
const REFERENCE = 0.53;

/** Seconds that the commands may take there. */
export const LIMITS = {
  test: 480,
  /** What `npm test` may take at the worst. */
  worst: 600,
  cambios: 90,
  /** All parts together. */
  todo: 5400,
} as const;

/** How much slower than the reference a machine is. */
export const slowness = (yardstick: number): number => yardstick / REFERENCE;

/** `8 min 5 s`, `42 s`. */
export function inWords(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
