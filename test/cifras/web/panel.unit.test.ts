import { describe, expect, it } from 'vitest';
import { licenciasFigure } from '../../../web/src/features/cifras/panel/licencias-figure.ts';

describe('The card of a company’s licences', () => {
  it.each([
    [undefined, { value: undefined, detail: undefined }],
    [
      { total: 1200, activas: 1198, utilizadas: 1 },
      { value: 1198, detail: 'De 1.200, 1 utilizada' },
    ],
    [
      { total: 10, activas: 0, utilizadas: 10 },
      { value: 0, detail: 'De 10, 10 utilizadas' },
    ],
    [
      { total: -1, activas: -1, utilizadas: 3 },
      { value: '∞', detail: 'Sin límite, 3 utilizadas' },
    ],
  ])('shows %j as %j', (licencias, shown) => {
    expect(licenciasFigure(licencias)).toEqual(shown);
  });
});
