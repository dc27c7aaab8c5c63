import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Ruta, routesNamed } from '../../web/route-table.ts';

const ROUTES = new Map<string, Ruta>([
  ['listCandidatos', ['GET', '/api/candidatos', 'le', 'candidatos']],
  ['createCandidato', ['POST', '/api/candidatos', 'e', 'candidatos']],
  ['logout', ['POST', '/api/auth/logout', '', '']],
]);

describe('The routes that a module of the browser carries', () => {
  it('are those of the operations that it names, in any kind of string', () => {
    const code = 'useApi(\'listCandidatos\'); api.call("createCandidato", { body }); api.call(`logout`);';
    expect(Object.fromEntries(routesNamed(code, ROUTES))).toEqual(Object.fromEntries(ROUTES));
  });

  it('are each there once', () => {
    expect(routesNamed("refresh('listCandidatos'); useApi('listCandidatos')", ROUTES)).toHaveLength(1);
  });

  it('are none for words that are no operation, and for names that stand in no string', () => {
    expect(routesNamed("const createCandidato = 'candidato'; list('toString')", ROUTES)).toEqual([]);
  });

  it('are found in the sources as they are written', () => {
    const code = readFileSync('web/src/lib/session.ts', 'utf8');
    expect(routesNamed(code, ROUTES).map(([operation]) => operation)).toEqual(['logout']);
  });
});
