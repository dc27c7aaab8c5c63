import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatePassword } from '#shared/core/temporary-password.ts';
import { submitKey } from '../../web/src/lib/submit-key.ts';

describe('password generator', () => {
  it('makes 12 characters with every group and no look-alikes', () => {
    for (let round = 0; round < 200; round += 1) {
      const password = generatePassword();
      expect(password).toMatch(/^[A-Za-z0-9@#$%&*]{12}$/);
      expect(password).toMatch(/[A-Z]/);
      expect(password).toMatch(/[a-z]/);
      expect(password).toMatch(/[0-9]/);
      expect(password).toMatch(/[@#$%&*]/);
      expect(password).not.toMatch(/[0OoIl1i]/);
    }
  });

  it('does not repeat itself', () => {
    const made = new Set(Array.from({ length: 200 }, () => generatePassword()));
    expect(made.size).toBe(200);
  });

  it('holds its rules for any bytes that the source gives', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 199 }), { minLength: 1, maxLength: 60 }), (bytes) => {
        let next = 0;
        const password = generatePassword((target) => target.fill(bytes[next++ % bytes.length] ?? 0));
        return /^[A-Za-z0-9@#$%&*]{12}$/.test(password) && /[@#$%&*]/.test(password) && /\d/.test(password);
      }),
      { numRuns: 100 },
    );
  });
});

describe('idempotency key of a form', () => {
  it('stays with the content until it is stored', () => {
    let made = 0;
    const keys = submitKey(() => `k${++made}`);
    expect(keys.keyFor({ nombre: 'Ana' })).toBe('k1');
    expect(keys.keyFor({ nombre: 'Ana' })).toBe('k1');
    expect(keys.keyFor({ nombre: 'Eva' })).toBe('k2');
    keys.done();
    expect(keys.keyFor({ nombre: 'Eva' })).toBe('k3');
  });
});
