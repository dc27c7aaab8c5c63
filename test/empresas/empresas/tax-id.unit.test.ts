import { describe, expect, it } from 'vitest';
import { isValidTaxId } from '#shared/empresas/empresas/tax-id.ts';

describe('isValidTaxId', () => {
  it.each(['A58818501', 'B12345674', 'A-58818501', '12345678Z', 'X1234567L', 'P2807900B'])(
    'accepts the Spanish %s',
    (id) => {
      expect(isValidTaxId('España', id)).toBe(true);
    },
  );

  it.each(['A58818502', 'B1234567', '12345678A', 'X1234567M', '', 'P28079001'])('refuses the Spanish %s', (id) => {
    expect(isValidTaxId('España', id)).toBe(false);
  });

  it.each(['800197268-4', '890903938-8'])('accepts the Colombian %s', (id) => {
    expect(isValidTaxId('Colombia', id)).toBe(true);
  });

  it.each(['800197268-5', '12', 'ABC'])('refuses the Colombian %s', (id) => {
    expect(isValidTaxId('Colombia', id)).toBe(false);
  });

  it('asks only for 3 to 32 characters elsewhere', () => {
    expect(isValidTaxId('Chile', '76.192.083-9')).toBe(true);
    expect(isValidTaxId('Chile', 'AB')).toBe(false);
    expect(isValidTaxId('Chile', 'A'.repeat(33))).toBe(false);
  });
});
