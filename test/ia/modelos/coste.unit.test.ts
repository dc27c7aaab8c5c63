import { describe, expect, it } from 'vitest';
import { costeAl, costeDe, MODELOS } from '#shared/ia/configuracion/modelos.ts';

const tokens = { entrada: 6000, salida: 150 };
const day = (date: string) => new Date(`${date}T12:00:00Z`);

describe('What a call costs', () => {
  it('is what was read and written at the price of that day, to a millionth of a dollar', () => {
    const gemini = { proveedor: 'gemini', id: 'gemini-3.8-flash' } as const;
    expect(costeDe(gemini, tokens, day('2026-12-31'))).toBe(0.005063);
    expect(costeDe(gemini, tokens, day('2027-01-01'))).toBe(0.010125);
  });

  it('has the fee for each call where there is one', () => {
    const precio = { desde: '2026-11-22', entrada: 1, salida: 1, llamada: 0.005 };
    expect(costeAl(precio, tokens)).toBe(0.01115);
  });

  it('is unknown without a price, before the first one, and without a count', () => {
    expect(costeDe({ proveedor: 'openai', id: 'gpt-4' }, tokens, day('2026-11-22'))).toBeNull();
    expect(costeDe({ proveedor: 'claude', id: 'claude-sonnet-5-5' }, tokens, day('2026-03-02'))).toBeNull();
    expect(costeDe({ proveedor: 'claude', id: 'claude-sonnet-5-5' }, undefined, day('2026-11-22'))).toBeNull();
  });

  it('is known for every model that is in use for language, with its source and the day on which it was read', () => {
    const inUse = MODELOS.filter(({ proveedor, retirado }) => proveedor !== 'deepgram' && !retirado);
    for (const modelo of inUse) {
      expect(costeDe(modelo, tokens, day('2026-11-22')), modelo.id).toBeGreaterThan(0);
      for (const { fuente, consultado } of modelo.precios ?? []) {
        expect(fuente, modelo.id).toMatch(/^https:\/\//);
        expect(consultado, modelo.id).toMatch(/^2026-\d\d-\d\d$/);
      }
    }
  });

  it('is never guessed: without a source there is no price', () => {
    const unknown = MODELOS.filter(({ precios }) => precios === null);
    expect(unknown.map(({ id }) => id)).toContain('nova-3');
    for (const modelo of unknown) expect(costeDe(modelo, tokens, day('2026-11-22'))).toBeNull();
  });
});
