import { describe, expect, it } from 'vitest';
import { groupByDay } from '../../../web/src/features/avisos/notificaciones/group-by-day.ts';

const NOW = Date.parse('2026-11-21T11:00:00.000Z');
const ZONE = 'Europe/Madrid';
const HOUR = 60 * 60_000;
const entry = (hoursAgo: number) => ({
  id: `evt_${hoursAgo}`,
  type: 'sistema' as const,
  priority: 'baja' as const,
  title: '',
  message: '',
  isRead: false,
  timestamp: new Date(NOW - hoursAgo * HOUR).toISOString(),
});

describe('groupByDay', () => {
  it('parts by the days of the zone and leaves out empty ones', () => {
    const groups = groupByDay(
      [entry(0), entry(11), entry(13), entry(35), entry(37), entry(150), entry(400)],
      NOW,
      ZONE,
    );
    expect(groups.map(({ label, entries }) => [label, entries.map(({ id }) => id)])).toEqual([
      ['Hoy', ['evt_0', 'evt_11']],
      ['Ayer', ['evt_13', 'evt_35']],
      ['Últimos 7 días', ['evt_37', 'evt_150']],
      ['Anteriores', ['evt_400']],
    ]);
    expect(groupByDay([entry(13)], NOW, ZONE).map(({ label }) => label)).toEqual(['Ayer']);
    expect(groupByDay([entry(13)], NOW, 'America/Bogota').map(({ label }) => label)).toEqual(['Ayer']);
    expect(groupByDay([entry(11)], NOW, 'America/Bogota').map(({ label }) => label)).toEqual(['Ayer']);
    expect(groupByDay([], NOW, ZONE)).toEqual([]);
  });
});
