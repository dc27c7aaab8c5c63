import { describe, expect, it } from 'vitest';
import { bothZones } from '../../../../web/src/sala/dates.ts';

const instant = '2026-11-21T23:30:00.000Z';

describe('The moment of an entrevista', () => {
  it('is shown on the clock of the candidato and on that of the booking', () => {
    expect(bothZones(instant, 'Europe/Madrid', 'America/Bogota')).toEqual({
      aqui: { dia: 'sábado, 21 de noviembre de 2026', hora: '18:30', zona: 'hora de Colombia' },
      reserva: { dia: 'domingo, 22 de noviembre de 2026', hora: '00:30', zona: 'hora de Europa central' },
    });
  });

  it('is shown once where both clocks agree, though the zones have other names', () => {
    const { aqui, reserva } = bothZones(instant, 'Europe/Madrid', 'Europe/Paris');
    expect(reserva).toBeUndefined();
    expect(aqui.hora).toBe('00:30');
  });

  it('is on the clock of the booking when the device does not say its zone', () => {
    expect(bothZones('2026-07-01T08:00:00.000Z', 'Europe/Madrid').aqui).toMatchObject({
      hora: '10:00',
      zona: 'hora de Europa central',
    });
  });
});
