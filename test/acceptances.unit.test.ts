import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { AVISO_LEGAL } from '#shared/empresas/solicitudes/aviso-legal.ts';
import { CONSENTIMIENTOS } from '#shared/entrevistas/sala/sala.ts';
import { ALL_ENDPOINTS } from './support/endpoints.ts';

/** What somebody accepts says which text it was: one that the page did not show is refused. */

/** Fields of bodies by which somebody accepts something, and what beside them says which wording. */
const SAYS_WHICH: Record<string, string[]> = {
  'acceptConsentimientos.aceptados': ['aceptados', 'aviso'],
  'createSolicitud.aceptaAvisoLegal': ['avisoLegal'],
};

const ACCEPTS = /acept|consent|condiciones|terminos|autoriz|confirmoQue|leido/i;

const fieldsOf = (schema: z.ZodType): string[] => {
  const json = JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }));
  return [...new Set([...json.matchAll(/"([\wáéíóúñ]+)":\{/g)].map(([, name = '']) => name))];
};
const accepting = ALL_ENDPOINTS.flatMap(({ operation, contract }) => {
  const schema = 'body' in contract ? (contract.body as (() => z.ZodType) | undefined)?.() : undefined;
  const fields = schema ? fieldsOf(schema) : [];
  return fields.filter((name) => ACCEPTS.test(name)).map((name) => ({ name: `${operation}.${name}`, fields }));
});

describe('What somebody accepts', () => {
  it('says which text it was, in every contract that has such a field', () => {
    expect(accepting.map(({ name }) => name).toSorted()).toEqual(Object.keys(SAYS_WHICH).toSorted());
    for (const { name, fields } of accepting) expect(fields).toEqual(expect.arrayContaining(SAYS_WHICH[name] ?? []));
  });
});

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

describe('A text that is accepted', () => {
  // A text that changes under the name that pages already hold would be accepted by people who read the former one.
  it.each(CONSENTIMIENTOS.map(({ id, texto }) => [id, digest(texto)]))(
    'has an id of its own: for another wording of %s put another id, and its digest here',
    (id, found) => {
      const wordings: Record<string, string> = {
        entrevista_ia: '9b1cd7b8a16e0a17',
        tratamiento_datos: '66644c13a804dcce',
      };
      expect(found).toBe(wordings[id]);
    },
  );

  it('has a version of its own: for another legal notice put another version, and its digest here', () => {
    const { version, casilla, parrafos } = AVISO_LEGAL;
    expect({ [version]: digest([casilla, ...parrafos].join('\n')) }).toEqual({ '2026-11': '3bcbeb26233250aa' });
  });
});
