import { describe, expect, it } from 'vitest';
import type { Importacion } from '#shared/candidatos/importaciones/importacion.ts';
import { problemOf } from '../../../web/src/features/candidatos/importaciones/archivo-problem.ts';
import { isWorking, summaryOf } from '../../../web/src/features/candidatos/importaciones/importacion-words.ts';

const importacion = (changes: Partial<Importacion>) =>
  ({ creados: 1, actualizados: 0, total: 1240, eliminados: 3, restaurados: 1, ...changes }) as Importacion;

describe('an import in words', () => {
  it.each([
    ['recibiendo', '—'],
    ['lista', '1240 filas'],
    ['importando', '1 creado, 0 actualizados'],
    ['terminada', '1 creado, 0 actualizados'],
    ['deshecha', '3 eliminados, 1 restaurado'],
  ] as const)('%s: %s', (estado, text) => {
    expect(summaryOf(importacion({ estado })).replace('.', '')).toBe(text);
  });

  it('works while rows are imported or undone', () => {
    const estados = ['recibiendo', 'lista', 'importando', 'terminada', 'fallida', 'deshaciendo', 'deshecha'] as const;
    expect(estados.filter((estado) => isWorking({ estado }))).toEqual(['importando', 'deshaciendo']);
  });
});

describe('a file that is about to be sent', () => {
  it.each([
    ['candidatos.XLSX', 10, undefined],
    ['candidatos.csv', 10 * 1024 * 1024, undefined],
    ['candidatos.csv', 10 * 1024 * 1024 + 1, 'El archivo supera el máximo de 10 MB'],
    ['candidatos.csv', 0, 'El archivo está vacío'],
    ['candidatos.pdf', 10, 'Solo se admiten archivos CSV o XLSX'],
  ])('%s of %i bytes: %s', (name, size, problem) => expect(problemOf({ name, size })).toBe(problem));
});
