import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { newId } from '#functions/core/ids.ts';
import { suscripcionId } from '#functions/empresas/suscripciones/suscripcion.repository.ts';
import { ID_PREFIXES, type IdPrefix, idPattern, isId, missingId } from '#shared/core/ids.ts';
import { namedByPath, placeholders } from '#shared/core/path-ids.ts';
import { BUILT_IN_PLANES } from '#shared/empresas/planes/built-in-planes.ts';
import { ALL_ENDPOINTS } from '../support/endpoints.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const PREFIXES = Object.keys(ID_PREFIXES) as IdPrefix[];

/** Placeholders of paths that are no ids of ours. */
const NAMES = [
  'accessToken',
  'codigo',
  'linea',
  'nombre',
  'plantilla',
  'provider',
  'proveedor',
  'subdominio',
  'texto',
  'tipo',
  'trabajo',
  'version',
];
/** What a body or query calls an id, in whatever spelling. */
const IS_ID = /^(id|ids|\w+(Id|Ids|_id))$/;

type Json = { [name: string]: unknown };

/** Every text of a schema that is called an id, with its path. */
function* idsOf(schema: Json | undefined, path: string, name = ''): Generator<[path: string, schema: Json]> {
  if (!schema || typeof schema !== 'object') return;
  if (schema.type === 'string' && IS_ID.test(name)) yield [path, schema];
  for (const some of ['anyOf', 'oneOf', 'allOf', 'prefixItems'])
    for (const each of (schema[some] ?? []) as Json[]) yield* idsOf(each, path, name);
  yield* idsOf(schema.items as Json, `${path}[]`, name);
  yield* idsOf(schema.additionalProperties as Json, `${path}.*`, '');
  for (const [own, each] of Object.entries((schema.properties ?? {}) as Record<string, Json>))
    yield* idsOf(each, `${path}.${own}`, own);
}

const ASKED = ALL_ENDPOINTS.flatMap(({ operation, contract }) =>
  (['query', 'body'] as const).flatMap((part) => {
    const schema = contract[part]?.();
    const json = schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return [...idsOf(json as Json | undefined, `${operation} ${part}`)];
  }),
);

describe('Ids', () => {
  it.each(PREFIXES)('of kind %s have one form, and the one of nothing has it too', (prefix) => {
    if (prefix !== 'cfg') expect(isId(prefix, newId(prefix, NOW))).toBe(true);
    expect(isId(prefix, missingId(prefix))).toBe(prefix !== 'cfg');
    for (const other of [
      '',
      `${prefix}_0`,
      `${prefix}_${'0'.repeat(27)}`,
      `${missingId(prefix)}#x`,
      `${missingId(prefix)}\n`,
    ])
      expect(isId(prefix, other)).toBe(false);
    expect(isId(prefix, newId(prefix === 'can' ? 'ent' : 'can', NOW))).toBe(false);
  });

  it('are names where plans come with the platform, and follow from the company where there is one for each', () => {
    expect(BUILT_IN_PLANES.filter(({ id }) => !isId('pla', id))).toEqual([]);
    expect(isId('sus', suscripcionId(newId('emp', NOW)))).toBe(true);
    expect(isId('cfg', `${newId('cfg', NOW)}_Color.principal`)).toBe(true);
  });
});

describe('Every contract', () => {
  it.each(ALL_ENDPOINTS.filter(({ contract }) => contract.path.includes('{')))(
    'says what its path names: $operation ($contract.path)',
    ({ contract }) => {
      const unknown = placeholders(contract.path).filter(
        ({ name, kinds }) => (kinds.length === 0) !== NAMES.includes(name),
      );
      expect(unknown).toEqual([]);
    },
  );

  it('takes ids in bodies and queries, and none is any text', () => {
    expect(ASKED.length).toBeGreaterThan(40);
    expect(
      ASKED.filter(([, schema]) => !schema.pattern && !schema.enum && !schema.const).map(([path]) => path),
    ).toEqual([]);
  });

  it('takes no two ids of one name by different forms', () => {
    const forms = new Map<string, Set<unknown>>();
    const ours = new Set(PREFIXES.map((prefix) => idPattern(prefix).source));
    for (const [path, { pattern }] of ASKED) {
      const name = path.split('.').at(-1)?.replace('[]', '') ?? '';
      if (ours.has(String(pattern)) && name !== 'ids') forms.set(name, (forms.get(name) ?? new Set()).add(pattern));
    }
    expect([...forms].filter(([, found]) => found.size > 1)).toEqual([]);
  });
});

describe('An id in a path', () => {
  it('of another form is one that nothing has; names stay', () => {
    const path = '/api/candidatos/{id}/notas/{notaId}';
    const good = { id: newId('can', NOW), notaId: newId('not', NOW) };
    expect(namedByPath(path, good)).toEqual(good);
    expect(namedByPath(path, { ...good, id: 'can_0' })).toEqual({ ...good, id: missingId('can') });
    expect(namedByPath(path, { id: good.notaId, notaId: `${good.notaId}#` })).toEqual({
      id: missingId('can'),
      notaId: missingId('not'),
    });
    expect(namedByPath('/api/servicios-hr/{codigo}', { codigo: 'test-vocacional' })).toEqual({
      codigo: 'test-vocacional',
    });
    const copia = { id: newId('cop', NOW) };
    expect(namedByPath('/api/datos/operaciones/{id}', copia)).toEqual(copia);
  });
});
