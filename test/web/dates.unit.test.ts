import { afterEach, describe, expect, it } from 'vitest';
import { zoneCity } from '#shared/core/zone-city.ts';
import {
  browserZone,
  clocksDiffer,
  formatDate,
  instantInZone,
  localZone,
  showDatesIn,
  wallTime,
} from '../../web/src/lib/dates.ts';
import { relativeTime } from '../../web/src/lib/relative-time.ts';
import { zoneOptions } from '../../web/src/lib/zones.ts';

describe('dates of the web', () => {
  it('writes an instant in the words and the zone asked for', () => {
    expect(formatDate('2026-11-21T09:30:00.000Z', 'dateTime', 'Europe/Madrid')).toBe('21 nov 2026, 10:30');
    expect(formatDate('2026-11-21T09:30:00.000Z', 'time', 'America/Bogota')).toBe('04:30');
    expect(formatDate('nunca')).toBe('—');
    expect(formatDate(null)).toBe('—');
  });

  it.each([
    ['2026-01-15T10:00', 'Europe/Madrid', '2026-01-15T09:00:00.000Z'],
    ['2026-07-15T10:00', 'Europe/Madrid', '2026-07-15T08:00:00.000Z'],
    ['2026-07-15T10:00', 'America/Bogota', '2026-07-15T15:00:00.000Z'],
    // The hour before and after Madrid's clocks went forward, and the first after they went back.
    ['2026-03-29T01:30', 'Europe/Madrid', '2026-03-29T00:30:00.000Z'],
    ['2026-03-29T03:30', 'Europe/Madrid', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25T03:30', 'Europe/Madrid', '2026-10-25T02:30:00.000Z'],
  ])('finds the instant of %s in %s', (wall, zone, instant) => {
    expect(instantInZone(wall, zone)).toBe(instant);
    expect(wallTime(instant, zone)).toBe(wall);
  });

  it('refuses what is no wall time', () => {
    expect(() => instantInZone('mañana', 'Europe/Madrid')).toThrow(RangeError);
  });

  it('knows whether two zones show different clocks then', () => {
    expect(clocksDiffer('2026-07-15T08:00:00.000Z', 'Europe/Madrid', 'Europe/Paris')).toBe(false);
    expect(clocksDiffer('2026-07-15T08:00:00.000Z', 'Europe/Madrid', 'America/Bogota')).toBe(true);
    expect(zoneCity('America/Mexico_City')).toBe('Ciudad de México');
    expect(zoneCity('America/Bogota')).toBe('Bogotá');
    expect(zoneCity('America/El_Salvador')).toBe('El Salvador');
  });
});

describe('the zone of the workspace', () => {
  afterEach(() => showDatesIn(undefined));
  const instant = '2026-11-21T02:30:00.000Z';

  it("is the profile's wherever no other is named, as soon as it changes", () => {
    showDatesIn('America/Bogota');
    expect([localZone(), formatDate(instant, 'dateTime')]).toEqual(['America/Bogota', '20 nov 2026, 21:30']);
    expect(clocksDiffer(instant, 'Europe/Madrid')).toBe(true);
    expect(relativeTime(instant, Date.parse('2027-02-01T00:00:00Z'))).toBe('20 nov 2026');
    showDatesIn('Europe/Madrid');
    expect(formatDate(instant, 'dateTime')).toBe('21 nov 2026, 03:30');
    expect(formatDate(instant, 'dateTime', 'America/Bogota')).toBe('20 nov 2026, 21:30');
    expect(clocksDiffer(instant, 'Europe/Madrid')).toBe(false);
  });

  it("is the browser's without a profile, and with a zone that this browser does not know", () => {
    showDatesIn('Marte/Olympus');
    expect(localZone()).toBe(browserZone());
    showDatesIn(undefined);
    expect(localZone()).toBe(browserZone());
  });

  it('is offered first among all zones, and once', () => {
    expect(zoneOptions(['America/Mexico_City', 'Europe/Madrid'], ['Asia/Tokyo', 'Europe/Madrid'])).toEqual([
      { value: 'America/Mexico_City', label: 'America/Mexico City' },
      { value: 'Europe/Madrid', label: 'Europe/Madrid' },
      { value: 'Asia/Tokyo', label: 'Asia/Tokyo' },
    ]);
  });
});
