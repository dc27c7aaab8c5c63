import { instantInZone } from '../../../lib/dates.ts';

/** The form shows whole minutes: "now" stays valid while somebody finishes the form. */
const TOLERANCE_MS = 5 * 60_000;
const WALL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** UTC of what stands in the field, or '' while it is not complete. */
export function toInstant(wall: string, zone: string): string {
  if (!WALL.test(wall)) return '';
  try {
    return instantInZone(wall, zone);
  } catch {
    return '';
  }
}

export function isPast(instant: string, now: number): boolean {
  return instant !== '' && Date.parse(instant) < now - TOLERANCE_MS;
}
