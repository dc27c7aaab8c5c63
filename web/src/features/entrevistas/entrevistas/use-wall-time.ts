import { useState } from 'react';
import { localZone, wallTime } from '../../../lib/dates.ts';
import { isPast, toInstant } from './wall-time.ts';

export type WallTime = ReturnType<typeof useWallTime>;

/** A wall time in a zone, as people write it, and the instant at which that zone's clocks show it. */
export function useWallTime(initial?: { fechaProgramada: string; zonaHoraria: string }) {
  const [zone, setZone] = useState(initial?.zonaHoraria ?? localZone());
  const [wall, setWall] = useState(initial ? wallTime(initial.fechaProgramada, initial.zonaHoraria) : '');
  // '' while it is not complete.
  const instant = toInstant(wall, zone);
  return { zone, setZone, wall, setWall, instant, past: isPast(instant, Date.now()) };
}
