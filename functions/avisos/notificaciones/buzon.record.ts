import { userPartition } from '../../core/company-table.ts';
import type { Item, Write } from '../../core/table.ts';

/**
 * The counter of a user's unread notifications, one attribute for each UTC day on which they came: `dia20260302`. It
 * moves in the transactions of what it counts. A notification lasts `DIAS_VISIBLE` days; then its whole day leaves the
 * sum, whether or not DynamoDB has removed the item yet. So the sum is exact without ever being counted again.
 */
const DIAS_VISIBLE = 90;
const DAY_MS = 24 * 60 * 60_000;
/** Days that left the sum are dropped from the item at the next notification, for this long after. */
const SWEPT_DAYS = 31;

export const buzonKey = (usuarioId: string) => ({ PK: userPartition(usuarioId), SK: 'BUZON' });

const dayOf = (time: Date | string) => `dia${new Date(time).toISOString().slice(0, 10).replaceAll('-', '')}`;
const daysBefore = (now: Date, days: number) => dayOf(new Date(now.getTime() - days * DAY_MS));

/** Whether something of that time still counts and shows. */
export function isVisible(timestamp: string, now: Date): boolean {
  return dayOf(timestamp) >= daysBefore(now, DIAS_VISIBLE);
}

/** Epoch seconds after which DynamoDB may remove it: the end of its last visible day. */
export function expiryOf(timestamp: string): number {
  const day = Math.floor(Date.parse(timestamp) / DAY_MS);
  return (day + DIAS_VISIBLE + 1) * (DAY_MS / 1000);
}

export function arrivalWrite(
  usuarioId: string,
  { id, timestamp }: { id: string; timestamp: string },
  now: Date,
): Write {
  const day = dayOf(timestamp);
  const swept = Array.from({ length: SWEPT_DAYS }, (_, index) => daysBefore(now, DIAS_VISIBLE + 1 + index));
  return {
    update: buzonKey(usuarioId),
    set: { tipo: 'BUZON', ultima: id },
    add: { [day]: 1 },
    // DynamoDB refuses to add to and to remove one attribute at once: an event may come very late.
    remove: swept.filter((name) => name !== day),
  };
}

/** What leaves the counter together: those of these items that are in it. None when there are none. */
export function departureWrites(usuarioId: string, items: readonly Item[], now: Date): Write[] {
  const add: Record<string, number> = {};
  for (const { isRead, timestamp, contada } of items) {
    if (isRead || !contada || !isVisible(String(timestamp), now)) continue;
    const day = dayOf(String(timestamp));
    add[day] = (add[day] ?? 0) - 1;
  }
  return Object.keys(add).length > 0 ? [{ update: buzonKey(usuarioId), add }] : [];
}

export function readBuzon(item: Item | undefined, now: Date): { sinLeer: number; ultima: string | null } {
  const oldest = daysBefore(now, DIAS_VISIBLE);
  const counted = Object.entries(item ?? {}).filter(([name]) => /^dia\d{8}$/.test(name) && name >= oldest);
  return {
    sinLeer: counted.reduce((sum, [, count]) => sum + Number(count), 0),
    ultima: item?.ultima ? String(item.ultima) : null,
  };
}
