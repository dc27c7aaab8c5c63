import { describe, expect, it } from 'vitest';
import { candidatoDuplicado } from '#functions/candidatos/candidatos/candidato.errors.ts';
import { conflictOf } from '../../../web/src/features/candidatos/candidatos/candidato-conflict.ts';
import { addHabilidades } from '../../../web/src/features/candidatos/candidatos/habilidades.ts';
import { ApiError, failureOf } from '../../../web/src/lib/api-error.ts';

describe('habilidades of a candidato', () => {
  it('parts what was typed or pasted and trims it', () => {
    expect(addHabilidades(['Excel'], ' SQL , gestión   de equipos;Python\n')).toEqual([
      'Excel',
      'SQL',
      'gestión de equipos',
      'Python',
    ]);
  });

  it('takes each once, whatever its accents and capitals', () => {
    expect(addHabilidades(['Logística'], 'logistica, SQL, sql')).toEqual(['Logística', 'SQL']);
  });

  it('stays within what the contract takes', () => {
    const many = Array.from({ length: 80 }, (_, index) => `h${index}`).join(',');
    expect(addHabilidades([], many)).toHaveLength(50);
    expect(addHabilidades([], 'x'.repeat(90))[0]).toHaveLength(60);
  });

  it('leaves the given list alone', () => {
    const current = ['Excel'];
    addHabilidades(current, 'SQL');
    expect(current).toEqual(['Excel']);
  });
});

describe('refused save of a candidato', () => {
  it('finds the existing candidato in the answer that the server makes', () => {
    const { code, message, details } = candidatoDuplicado('can_7');
    const failure = failureOf(
      409,
      { success: false, code, message, details },
      new Headers({ 'x-request-id': 'req-1' }),
    );
    expect(conflictOf(failure)).toEqual({ kind: 'duplicado', candidatoId: 'can_7' });
  });

  it('knows an older version, and leaves every other failure to the form', () => {
    const failure = (code: string) => new ApiError({ status: 409, code, message: 'x' });
    expect(conflictOf(failure('VERSION_OBSOLETA'))).toEqual({ kind: 'obsoleta' });
    expect(conflictOf(failure('LIMITE_ALCANZADO'))).toBeUndefined();
    expect(conflictOf(new Error('x'))).toBeUndefined();
    expect(conflictOf(undefined)).toBeUndefined();
  });
});
