import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ENTIDADES } from '#shared/cifras/auditoria/operaciones.ts';
import { CONTRACTS } from '#shared/contracts.ts';
import { COSAS, entidadOf } from '#shared/core/cosas.ts';
import { missingId } from '#shared/core/ids.ts';
import { placeholders } from '#shared/core/path-ids.ts';
import { can, type Permission, type Rol } from '#shared/core/permissions.ts';
import { ALL_ENDPOINTS, type ListedEndpoint, loadEndpoint } from './support/endpoints.ts';
import { type IdsByDomain, paramsFor, sampleBody } from './support/sample-bodies.ts';
import { aBooking } from './support/scenarios.ts';
import { TestApp } from './support/test-app.ts';
import { wholeScene } from './support/whole-scene.ts';

const bodyOf = ({ operation }: ListedEndpoint) => sampleBody(operation, idsOfA);
const DOMAINS = Object.keys(CONTRACTS).map((key) => path.basename(key));
const FORBIDDEN_STATUS = [401, 403];

const app = new TestApp();
let people: Record<string, { id: string }>;
/** Ids of things of company A, by path parameter and domain; company B's people must not reach them. */
let idsOfA: IdsByDomain;
let secretsOfA: string[];
let partitionOfA: () => string;

beforeAll(async () => {
  ({ people, idsOfA, secretsOfA, partitionOfA } = await wholeScene(app));
});

async function callAs(
  endpoint: ListedEndpoint,
  who: string | undefined,
  more: Partial<Record<'params' | 'query' | 'headers', Record<string, string>>> = {},
) {
  const defined = await loadEndpoint(endpoint);
  const as = who ? people[who] : undefined;
  return app.call(defined, {
    ...(as && { as }),
    params: { ...paramsFor(endpoint, idsOfA), ...more.params },
    ...(more.query && { query: more.query }),
    ...(more.headers && { headers: more.headers }),
    body: bodyOf(endpoint),
  });
}

const maySuperadmin = ({ contract: { access } }: ListedEndpoint) =>
  typeof access !== 'object' || can({ rol: 'superadmin', activo: true }, access.permission as Permission);

it('has a name for the things of each domain', () => {
  expect([...COSAS].toSorted()).toEqual(DOMAINS.toSorted());
});

/** Bodies that are no object, or not of the contract. */
const BROKEN = ['{', 'null', '[]', '"x"', '{"noExiste":1}'];
/** Bodies of which no item could be made. */
const UNSTORABLE = [
  '{"__proto__":{"a":1}}',
  '{"":1}',
  String.raw`{"a":"\ud800"}`,
  String.raw`{"a":"\u0000"}`,
  '{"a":1e999}',
];

describe.each(ALL_ENDPOINTS)('$operation ($contract.method $contract.path)', (endpoint) => {
  const { access, scope, method } = endpoint.contract;
  const restricted = access !== 'public' && access !== 'candidate';

  it('has its contract in the file that its name says', async () => {
    expect((await loadEndpoint(endpoint)).contract).toBe(endpoint.contract);
  });

  const { audit, attachment, redirect, changes = [], reads = [] } = endpoint.contract;

  it('says what the audit log says of it: every change by somebody signed in, and every file that leaves', () => {
    const tells = restricted && (method !== 'GET' || attachment || redirect);
    if (!tells) return expect(audit || undefined).toBe(method === 'GET' ? audit : undefined);
    if (audit === false) return expect(attachment ?? redirect).toBeUndefined();
    expect(audit).toMatch(/^[A-ZÁÉÍÓÚ]/);
    expect(ENTIDADES[entidadOf(`${method} ${endpoint.contract.path}`)]).toMatch(/^[A-ZÁÉÍÓÚ]/);
  });

  it('names what it changes or reads as domains are named', () => {
    expect([...changes, ...reads].filter((cosa) => !DOMAINS.includes(cosa))).toEqual([]);
    expect(method === 'GET' ? changes : reads).toEqual([]);
  });

  it('refuses what did not come through CloudFront', async () => {
    const defined = await loadEndpoint(endpoint);
    const answer = await app.call(defined, {
      headers: { 'x-origin-verify': 'guessed' },
      params: paramsFor(endpoint, idsOfA),
      body: bodyOf(endpoint),
    });
    expect([answer.status, answer.code]).toEqual([403, 'ORIGEN_NO_PERMITIDO']);
  });

  it.each(['k', 'k'.repeat(300), 'con espacio', ''])('does nothing with the Idempotency-Key «%s»', async (key) => {
    const before = partitionOfA();
    const who = !restricted ? undefined : maySuperadmin(endpoint) ? 'superadmin' : 'adminA';
    const query: Record<string, string> =
      scope === 'empresa' && who === 'superadmin' ? { empresaId: idsOfA.empresas?.id ?? '' } : {};
    const answer = await callAs(endpoint, who, { query, headers: { 'idempotency-key': key } });
    expect([answer.status, answer.code]).toEqual([400, 'IDEMPOTENCIA_INVALIDA']);
    expect(answer.details).toMatchObject([{ path: 'Idempotency-Key' }]);
    expect(partitionOfA()).toBe(before);
  });

  if (method !== 'GET') {
    it.each(['cross-site', 'same-site'])('refuses a change that a %s page asks for', async (site) => {
      const before = partitionOfA();
      const answer = await callAs(endpoint, restricted ? 'adminA' : undefined, { headers: { 'sec-fetch-site': site } });
      expect([answer.status, answer.code]).toEqual([403, 'ORIGEN_NO_PERMITIDO']);
      expect(partitionOfA()).toBe(before);
    });
  }

  if (restricted) {
    it.each([undefined, 'inactive', 'unknownRole'])('lets %s not in', async (who) => {
      const before = partitionOfA();
      const { status, data } = await callAs(endpoint, who);
      expect(FORBIDDEN_STATUS).toContain(status);
      expect(data).toBeUndefined();
      expect(partitionOfA()).toBe(before);
    });

    it('refuses a token in the query and a token that is not of our pool', async () => {
      const defined = await loadEndpoint(endpoint);
      const token = `access.${people.adminA?.id}`;
      const params = paramsFor(endpoint, idsOfA);
      expect(
        (await app.call(defined, { params, query: { token, access_token: token }, body: bodyOf(endpoint) })).status,
      ).toBe(401);
      expect(
        (
          await app.call(defined, {
            params,
            headers: { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' },
            body: bodyOf(endpoint),
          })
        ).status,
      ).toBe(401);
    });
  }

  if (typeof access === 'object') {
    it.each(['superadmin', 'adminA', 'operadorA'])('asks the permission table about %s', async (who) => {
      const rol: Rol = who === 'superadmin' ? 'superadmin' : who === 'adminA' ? 'admin' : 'operador';
      const { status, code } = await callAs(
        endpoint,
        who,
        rol === 'superadmin' && scope === 'empresa' ? { query: { empresaId: idsOfA.empresas?.id ?? '' } } : {},
      );
      const allowed = can({ rol, activo: true }, access.permission as Permission);
      expect(code === 'SIN_PERMISO').toBe(!allowed);
      expect(status === 403).toBe(!allowed);
    });
  }

  if (restricted && scope === 'empresa') {
    it.each(['adminB', 'operadorB'])("never shows or changes company A's data to %s", async (who) => {
      const before = partitionOfA();
      const own = await callAs(endpoint, who);
      const named = await callAs(endpoint, who, { query: { empresaId: idsOfA.empresas?.id ?? '' } });
      for (const { text } of [own, named]) for (const secret of secretsOfA) expect(text).not.toContain(secret);
      // Who may not do it at all is not told about companies.
      const rol = who === 'adminB' ? 'admin' : 'operador';
      const allowed = access === 'session' || can({ rol, activo: true }, access.permission);
      const refusal = allowed ? { status: 404, code: 'EMPRESA_NO_ENCONTRADA' } : { status: 403, code: 'SIN_PERMISO' };
      expect(named).toMatchObject(refusal);
      expect(partitionOfA()).toBe(before);
    });

    it("answers another company's id exactly like one that does not exist", async () => {
      const ids = paramsFor(endpoint, idsOfA);
      // A service is the platform's: its codigo names nothing of a company.
      const ofCompany = /\{(?!codigo\})/;
      if (!ofCompany.test(endpoint.contract.path)) return expect(endpoint.contract.path).not.toMatch(ofCompany);
      const fake = Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, id.replace(/.{6}$/, '000000')]));
      const other = await callAs(endpoint, 'adminB');
      const missing = await callAs(endpoint, 'adminB', { params: fake });
      expect(other.status).toBe(404);
      expect(other.text).toBe(missing.text);
    });

    it('asks a superadmin for a company, and a user without one cannot get in', async () => {
      if (!endpoint.contract.empresaOptional) {
        expect(await callAs(endpoint, 'superadmin')).toMatchObject({ status: 400, code: 'EMPRESA_REQUERIDA' });
      }
      expect(
        await callAs(endpoint, 'withoutCompany', { query: { empresaId: idsOfA.empresas?.id ?? '' } }),
      ).toMatchObject({ status: 400, code: 'EMPRESA_REQUERIDA' });
    });
  }

  // Of the company in the path, see below: its answer says which one was asked for.
  const ids = placeholders(endpoint.contract.path).slice(scope === 'ruta' ? 1 : 0);
  if (restricted && ids.some(({ kinds }) => kinds.length > 0)) {
    it('answers an id of another form exactly like one that nothing has', async () => {
      const isAdmins = access === 'session' || can({ rol: 'admin', activo: true }, access.permission);
      const before = partitionOfA();
      for (const { name, kinds } of ids) {
        const [kind] = kinds;
        if (!kind) continue;
        const own = paramsFor(endpoint, idsOfA)[name] ?? missingId(kind);
        const ask = (id: string) => callAs(endpoint, isAdmins ? 'adminA' : 'superadmin', { params: { [name]: id } });
        const missing = await ask(missingId(kind));
        for (const id of [
          'x',
          `${kind}_0`,
          `${own}0`,
          `${own}#x`,
          own.toLowerCase(),
          '__proto__',
          'x'.repeat(300),
          '\u0000',
        ])
          expect((await ask(id)).text, id).toBe(missing.text);
      }
      expect(partitionOfA()).toBe(before);
    });
  }

  if (restricted && scope === 'ruta') {
    const name = /\{(\w+)\}/.exec(endpoint.contract.path)?.[1] ?? '';

    it.each(['adminB', 'operadorB', 'withoutCompany'])('answers %s like a company that does not exist', async (who) => {
      const before = partitionOfA();
      const id = idsOfA.empresas?.id ?? '';
      const fake = id.replace(/.{6}$/, '000000');
      const other = await callAs(endpoint, who);
      const missing = await callAs(endpoint, who, { params: { [name]: fake } });
      const rol = who === 'operadorB' ? 'operador' : 'admin';
      const allowed = access === 'session' || can({ rol, activo: true }, access.permission);
      expect(other).toMatchObject(
        allowed ? { status: 404, code: 'EMPRESA_NO_ENCONTRADA' } : { status: 403, code: 'SIN_PERMISO' },
      );
      expect(other.text.replaceAll(id, fake)).toBe(missing.text);
      expect(partitionOfA()).toBe(before);
    });

    it.each(['emp_01ARZ3NDEKTSV4RRFFQ69G5FAV', 'x', 'emp_a#AUDITORIA'])(
      'tells a superadmin that %s does not exist',
      async (id) => {
        const answer = await callAs(endpoint, 'superadmin', { params: { [name]: id } });
        expect(answer.status).toBe(404);
        expect(answer.code).toMatch(/^(EMPRESA|PURGA)_NO_ENCONTRADA$/);
      },
    );
  }

  if (endpoint.contract.body && method !== 'GET') {
    it.each([...BROKEN, ...UNSTORABLE])('refuses the body %s with 400', async (rawBody) => {
      const defined = await loadEndpoint(endpoint);
      const as = people.superadmin;
      const query: Record<string, string> =
        scope === 'empresa' && restricted ? { empresaId: idsOfA.empresas?.id ?? '' } : {};
      const answer = await app.call(defined, {
        ...(restricted && as && { as }),
        params: paramsFor(endpoint, idsOfA),
        query,
        rawBody,
      });
      expect(answer.status).toBe(400);
      expect(answer).toMatchObject({ success: false, requestId: 'peticion-1' });
    });
  }

  if (access === 'candidate') {
    it.each(['tok_x', '', `tok_mm8z_${'A'.repeat(43)}`, '../../x', '%00'])(
      'answers the token "%s" like any unknown one',
      async (accessToken) => {
        expect(await callAs(endpoint, undefined, { params: { accessToken } })).toMatchObject({
          status: 404,
          code: 'SALA_NO_ENCONTRADA',
        });
      },
    );

    it('answers a revoked token like an unknown one', async () => {
      const fresh = new TestApp();
      const { params } = await aBooking(fresh);
      const token = fresh.table.all().find(({ tipo }) => tipo === 'TOKEN');
      await fresh.table.write([{ delete: { PK: String(token?.PK), SK: String(token?.SK) } }]);
      const answer = await fresh.call(await loadEndpoint(endpoint), { params, body: bodyOf(endpoint) });
      expect([answer.status, answer.code]).toEqual([404, 'SALA_NO_ENCONTRADA']);
    });
  }
});
