import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sealToken } from '#functions/core/sealed-token.ts';
import { cognitoTokenVerifier } from '#functions/core/token-verifier.ts';
import { can, type Permission, type Rol } from '#shared/core/permissions.ts';
import { aCompany } from '../support/scenarios.ts';
import { type CallOptions, TestApp } from '../support/test-app.ts';
import { BAD_TOKENS } from './tokens/bad-tokens.ts';
import { knock, openTo, PROTECTED } from './tokens/knock.ts';
import { aPool, type Pool } from './tokens/pool.ts';

/** Bad tokens at every route that asks for a session. The verifier is the real one; only the keys that it fetches are ours. */
let app: TestApp;
let pool: Pool;
let admin: { id: string };
let other: { id: string };
const good = () => sealToken(pool.token(admin));
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

beforeAll(async () => {
  pool = await aPool();
});
afterAll(() => pool.close());

beforeEach(async () => {
  app = new TestApp();
  const company = await aCompany(app);
  admin = company.admin;
  other = company.operador;
  app.verifier = cognitoTokenVerifier();
  await setAdmin({ sesionesDesde: 2000 });
});

const setAdmin = (set: Record<string, unknown>) =>
  app.table.write([{ update: { PK: `USUARIO#${admin.id}`, SK: 'USUARIO' }, set }]);

describe('Every route that asks for a session', () => {
  it('is among those that are tried, and takes a good token', async () => {
    expect(PROTECTED.length).toBeGreaterThan(150);
    for (const endpoint of PROTECTED.filter(({ operation }) => operation !== 'logoutEverywhere')) {
      const { status } = await knock(app, endpoint, bearer(good()));
      expect([endpoint.operation, status === 401]).toEqual([endpoint.operation, false]);
    }
  });

  it.each(Object.entries(BAD_TOKENS))('refuses a token %s', async (_, make) => {
    const before = app.table.revision;
    expect(await openTo(app, bearer(sealToken(make({ pool, admin, other }))))).toEqual([]);
    expect(app.table.revision).toBe(before);
  });

  it.each<[string, () => CallOptions]>([
    ['none', () => ({})],
    ['a good one in the query', () => ({ query: { token: good(), access_token: good(), authorization: good() } })],
    ['a good one in the body', () => ({ body: { token: good(), access_token: good() } })],
    [
      'a good one in cookies',
      () => ({ cookies: [`token=${good()}`, `access_token=${good()}`, `idonea_sesion=${good()}`] }),
    ],
    [
      'a good one in other headers',
      () => ({ headers: { 'x-access-token': good(), 'x-authorization': `Bearer ${good()}` } }),
    ],
    ['a good one without its kind', () => ({ headers: { authorization: good() } })],
    ['a good one of another kind', () => ({ headers: { authorization: `Basic ${good()}` } })],
    ['two good ones', () => bearer(`${good()}, Bearer ${good()}`)],
    ['two in one', () => bearer(`${good()}${good()}`)],
    ['a good one of the pool that was not sealed here', () => bearer(pool.token(admin))],
    ['a sealed one that was changed', () => bearer(`A${good()}`)],
    ['an empty one', () => bearer('')],
    ['two dots', () => bearer('..')],
    ['a text that is no token', () => bearer('tok_m1x2_abcdefghijklmnopqrstuvwxyz')],
    ['a good one and more', () => bearer(`${good()} x`)],
  ])('refuses %s', async (_, options) => {
    expect(await openTo(app, options())).toEqual([]);
  });

  it('never asked the address that a token named for its key', () => {
    expect(pool.foreignFetches()).toBe(0);
  });
});

describe('A live token', () => {
  it('opens nothing any more once its user is disabled, between two calls', async () => {
    const token = good();
    for (const endpoint of PROTECTED.filter(({ operation }) => operation !== 'logoutEverywhere')) {
      const first = await knock(app, endpoint, bearer(token));
      await setAdmin({ activo: false });
      const second = await knock(app, endpoint, bearer(token));
      await setAdmin({ activo: true });
      expect([endpoint.operation, first.status === 401, second.status]).toEqual([endpoint.operation, false, 401]);
    }
  });

  it.each<Rol>(['operador', 'superadmin'])('has the rights of its user now: %s, after being admin', async (rol) => {
    const token = good();
    const hasPermission = async () => {
      const found: string[] = [];
      for (const endpoint of PROTECTED.filter(({ contract }) => typeof contract.access === 'object')) {
        const { code } = await knock(app, endpoint, bearer(token));
        if (code !== 'SIN_PERMISO') found.push(endpoint.operation);
      }
      return found;
    };
    const allowed = (of: Rol) =>
      PROTECTED.filter(
        ({ contract: { access } }) =>
          typeof access === 'object' && can({ rol: of, activo: true }, access.permission as Permission),
      ).map(({ operation }) => operation);
    expect(await hasPermission()).toEqual(allowed('admin'));
    await setAdmin({ rol });
    expect(await hasPermission()).toEqual(allowed(rol));
  });

  it('opens nothing when its user is gone, or is another one than Cognito knows', async () => {
    const token = good();
    await setAdmin({ sub: 'otro' });
    expect(await openTo(app, bearer(token))).toEqual([]);
    await app.table.write([{ delete: { PK: `USUARIO#${admin.id}`, SK: 'USUARIO' } }]);
    expect(await openTo(app, bearer(token))).toEqual([]);
  });
});
