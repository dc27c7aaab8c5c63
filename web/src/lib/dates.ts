const STYLES = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  dateTime: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateStyle = keyof typeof STYLES;

/** The zone of this browser. */
export const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

let chosenZone: string | undefined;

/** The zone of the person's profile, as the session tells it; without one, or with one unknown here, the browser's. */
export function showDatesIn(zone: string | undefined): void {
  chosenZone = zone && isZone(zone) ? zone : undefined;
}

/** The zone in which the workspace shows every date. */
export const localZone = () => chosenZone ?? browserZone();

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('es', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** An instant in words, in a zone (the person's unless named). Text that is no instant comes back as '—'. */
export function formatDate(
  instant: string | null | undefined,
  style: DateStyle = 'date',
  timeZone: string = localZone(),
): string {
  const time = instant ? Date.parse(instant) : Number.NaN;
  if (Number.isNaN(time)) return '—';
  const key = `${style} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat('es', { ...STYLES[style], timeZone });
  formats.set(key, format);
  return format.format(time);
}

/** Whether two zones show different clocks at that instant. */
export function clocksDiffer(instant: string, zone: string, other: string = localZone()): boolean {
  return formatDate(instant, 'dateTime', zone) !== formatDate(instant, 'dateTime', other);
}

const WALL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/**
 * The instant (UTC) at which the clocks of a zone show a wall time, as `<input type="datetime-local">` gives it
 * ('2026-11-21T10:00'). A time that the zone's clocks skip lands after the gap.
 */
export function instantInZone(wall: string, timeZone: string): string {
  const asUtc = WALL_TIME.test(wall) ? Date.parse(`${wall.slice(0, 16)}:00Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) throw new RangeError(`Not a wall time: ${wall}`);
  // The offset is asked for twice: the first guess may lie on the other side of a clock change.
  const first = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(first, timeZone)).toISOString();
}

/** The wall time of an instant in a zone, in the form that `<input type="datetime-local">` takes. */
export function wallTime(instant: string | number, timeZone: string): string {
  const time = new Date(instant).getTime();
  return new Date(time + offsetAt(time, timeZone)).toISOString().slice(0, 16);
}

/** Milliseconds by which the zone's clocks are ahead of UTC at an instant. */
function offsetAt(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time);
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value);
  const clock = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return clock - Math.floor(time / 1000) * 1000;
}
