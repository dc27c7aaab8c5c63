import { describe, expect, it } from 'vitest';
import { checksOf, type Found } from '../../../web/src/features/sistema/saas-admin/dashboard/checklist.ts';

const NOTHING: Found = {
  salud: undefined,
  copias: undefined,
  oauth: undefined,
  planes: undefined,
  superadmins: undefined,
  cuidado: undefined,
};
const salud = (...states: [string, string][]) =>
  ({ dependencias: states.map(([nombre, estado]) => ({ nombre, estado })) }) as Found['salud'];
const check = (found: Partial<Found>, id: string) => checksOf({ ...NOTHING, ...found }).find((each) => each.id === id);

describe('The checklist of the panel', () => {
  it('claims nothing that nobody has asked', () => {
    expect(checksOf(NOTHING).map(({ done }) => done)).toEqual(Array(9).fill(undefined));
    expect(check({ salud: salud(['correo', 'desconocido']) }, 'correo')?.done).toBeUndefined();
  });

  it.each([
    ['ok', true],
    ['degradado', true],
    ['caido', false],
  ])('takes e-mail that is %s for %s', (estado, done) => {
    expect(check({ salud: salud(['correo', estado]) }, 'correo')?.done).toBe(done);
  });

  it('is short of a provider only when none is configured', () => {
    expect(check({ salud: salud(['ia', 'sin_proveedor']) }, 'ia')?.done).toBe(false);
    expect(check({ salud: salud(['ia', 'caido']) }, 'ia')).toMatchObject({
      done: true,
      detail: expect.stringContaining('motor integrado'),
    });
  });

  it('knows backups, social sign-in, plans and people by what the server has', () => {
    expect(check({ copias: { continua: null } }, 'copias')?.done).toBe(false);
    const oauth = { providers: { google: { enabled: false }, microsoft: { enabled: true } } };
    expect(check({ oauth }, 'social')?.done).toBe(true);
    const planes = { data: [{ activo: false }], nextCursor: undefined } as Found['planes'];
    expect(check({ planes }, 'planes')?.done).toBe(false);
    const lineas = {
      ...{ total: 50, visibles: 45, sinFirmar: 45, retiradas: 0 },
      proxima: null,
      vencidas: 0,
      porVencer: 1,
    };
    const cuidado = { lineas } as Found['cuidado'];
    expect(check({ cuidado }, 'lineas')).toMatchObject({
      done: false,
      detail: expect.stringContaining('1 línea tiene'),
    });
    const superadmins = { data: [{}, {}], nextCursor: undefined } as Found['superadmins'];
    expect(check({ superadmins }, 'superadmins')?.done).toBe(true);
  });
});
