import { describe, expect, it } from 'vitest';
import { leer } from '#functions/entrevistas/dignidad/leer.ts';
import { CABEZAS, llevaCabeza, plegar } from '#shared/entrevistas/dignidad/cabezas.ts';

describe('heads for a browser without network', () => {
  it.each(CABEZAS)('«%s» is folded, and stops on the server too', (cabeza) => {
    expect(plegar(cabeza)).toBe(cabeza);
    expect(leer(cabeza)).toContainEqual(
      expect.objectContaining({
        categoria: 'riesgo_vital',
        gravedad: expect.toSatisfy((gravedad: number) => gravedad >= 2),
      }),
    );
  });
  it('finds them in what is written with accents and capitals', () => {
    expect(llevaCabeza('Perdón,\nME QUIERO  MORIR')).toBe(true);
    expect(llevaCabeza('Maté el proceso y reinicié el servidor.')).toBe(false);
  });
  it('is a short list', () => expect(JSON.stringify(CABEZAS).length).toBeLessThan(2048));
});
