import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { finishOauth } from '#functions/acceso/auth/finish-oauth.ts';
import { getOauthConfig } from '#functions/acceso/auth/get-oauth-config.ts';
import { refreshSesion } from '#functions/acceso/auth/refresh-sesion.ts';
import { startOauth } from '#functions/acceso/auth/start-oauth.ts';
import { verifyOauth } from '#functions/acceso/auth/verify-oauth.ts';
import { initializeApp } from '#functions/sistema/sistema/initialize-app.ts';
import type { Sesion } from '#shared/acceso/auth/auth.ts';
import { aCompany } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const LINKED = 'Already found an entry for username Google_108';

let app: TestApp;
let admin: { id: string; email: string };

beforeEach(async () => {
  process.env.SOCIAL_PROVIDERS = 'google,microsoft';
  app = new TestApp();
  ({ admin } = await aCompany(app));
});
afterEach(() => {
  delete process.env.SOCIAL_PROVIDERS;
});

const cookieOf = (cookies: string[], name = '__Host-idonea_oauth') =>
  cookies.find((cookie) => cookie.startsWith(`${name}=`))?.split(';')[0] ?? '';

async function begin(provider = 'google') {
  const { status, location = '', cookies } = await app.call(startOauth, { params: { provider } });
  expect(status).toBe(302);
  return { location, cookie: cookieOf(cookies), asked: Object.fromEntries(new URL(location).searchParams) };
}

/** The query and the cookie that a browser comes back with. */
type Way = { query: Record<string, string>; cookie: string };
type Person = Parameters<typeof app.hosted.comeBack>[1];

/** The person at the provider: by default the administrator, with their own verified e-mail. */
function comeBack(location: string, person: Person = {}) {
  const own = { username: admin.id, sub: `sub-${admin.id}`, email: admin.email, emailVerified: true };
  return app.hosted.comeBack(location, { ...own, ...person }, app.identity.federate(admin.id));
}

const finish = (query: Record<string, string>, cookie: string, provider = 'google') =>
  app.call(finishOauth, { params: { provider }, query, cookies: [cookie] });

const verify = (token: string, cookie: string) =>
  app.call<Sesion>(verifyOauth, { headers: { authorization: `Bearer ${token}` }, cookies: [cookie] });

/** As far as the one-time code. */
async function comeHome(person: Person = {}) {
  const { location, cookie } = await begin();
  const answer = await finish(comeBack(location, person), cookie);
  const page = new URL(answer.location ?? '');
  return { cookie, answer, token: page.searchParams.get('token') ?? '', error: page.searchParams.get('error') };
}

const change = (set: Record<string, unknown>) =>
  app.table.write([{ update: { PK: `USUARIO#${admin.id}`, SK: 'USUARIO' }, set }]);

const items = () => app.table.all().filter(({ PK }) => PK.startsWith('OAUTH#'));

describe('GET /api/oauth/config', () => {
  it.each([
    ['google', true, false],
    ['google,microsoft', true, true],
    ['', false, false],
  ])('says which providers the deployment has: "%s"', async (configured, google, microsoft) => {
    process.env.SOCIAL_PROVIDERS = configured;
    const { data } = await app.call(getOauthConfig);
    expect(data).toEqual({ providers: { google: { enabled: google }, microsoft: { enabled: microsoft } } });
  });
});

describe('The way to the provider', () => {
  it('has state, nonce and PKCE of its own each time, and ties them to the browser', async () => {
    const first = await begin('google');
    const second = await begin('microsoft');

    expect(first.asked).toMatchObject({
      providerName: 'Google',
      redirectUri: 'https://idonea.test/api/oauth/google/callback',
    });
    expect(second.asked).toMatchObject({
      providerName: 'Microsoft',
      redirectUri: 'https://idonea.test/api/oauth/microsoft/callback',
    });
    for (const name of ['state', 'nonce', 'challenge']) {
      expect(first.asked[name]).toMatch(/^[\w-]{43}$/);
      expect(first.asked[name]).not.toBe(second.asked[name]);
    }
    expect(first.cookie).not.toBe(second.cookie);
  });

  it('keeps hashes of what travels, for ten minutes, in a cookie and an answer that nobody else sees', async () => {
    const { cookies, location = '' } = await app.call(startOauth, { params: { provider: 'google' } });
    const [cookie = ''] = cookies;
    const state = new URL(location).searchParams.get('state') ?? '';

    expect(cookie).toMatch(/^__Host-idonea_oauth=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=600$/);
    expect(items()).toMatchObject([
      { PK: `OAUTH#${sha256(state)}`, SK: 'INICIO', expira: app.clock.getTime() / 1000 + 600 },
    ]);
    const stored = JSON.stringify(items());
    expect(stored).not.toContain(state);
    expect(stored).not.toContain(cookieOf(cookies).split('=')[1]);
  });

  it('ends at the result page when the provider is not configured, or is none', async () => {
    process.env.SOCIAL_PROVIDERS = 'google';
    const microsoft = await app.call(startOauth, { params: { provider: 'microsoft' } });
    const unknown = await app.call(startOauth, { params: { provider: 'constructor' } });

    expect(microsoft.location).toBe('https://idonea.test/oauth/success?error=microsoft_failed');
    expect(unknown.location).toBe('https://idonea.test/oauth/success?error=proveedor_desconocido');
    expect(items()).toEqual([]);
  });
});

it('A link on another site begins no sign-in; the own page and the address bar do', async () => {
  const from = (site: string) =>
    app.call(startOauth, { params: { provider: 'google' }, headers: { 'sec-fetch-site': site } });

  expect((await from('cross-site')).location).toBe('https://idonea.test/oauth/success?error=google_failed');
  expect(items()).toEqual([]);
  for (const site of ['same-origin', 'none']) expect((await from(site)).location).toContain('challenge=');
});

describe('A social sign-in', () => {
  it('opens a session like the one of a password, and confirms whoever was invited', async () => {
    await change({ estado: 'invitado' });
    const { cookie, token } = await comeHome();
    expect(token).toMatch(/^[\w-]{43}$/);
    const answer = await verify(token, cookie);

    expect(answer).toMatchObject({ status: 200, message: '¡Bienvenido a Idonea, Persona admin!' });
    expect(answer.data).toMatchObject({
      user: { id: admin.id, rol: 'admin' },
      empresas: [{ nombreLegal: 'Acme Talento S.L.' }],
    });
    expect(answer.cookies[0]).toMatch(/^__Host-idonea_sesion=.*; Path=\/; HttpOnly; Secure; SameSite=Strict/);
    expect(answer.cookies[1]).toMatch(/^__Host-idonea_oauth=; .*Max-Age=0$/);
    expect((await app.call(initializeApp, { headers: { authorization: `Bearer ${answer.data.token}` } })).status).toBe(
      200,
    );
    expect(
      (await app.call(refreshSesion, { cookies: [cookieOf(answer.cookies, '__Host-idonea_sesion')] })).status,
    ).toBe(200);
    const record = app.table.all().find(({ PK, SK }) => PK === `USUARIO#${admin.id}` && SK === 'USUARIO');
    expect(record).toMatchObject({ estado: 'confirmado', ultimoAcceso: app.clock.toISOString() });
    expect(items()).toEqual([]);
  });

  it('leaves tokens in no address, no log and nowhere readable in the table', async () => {
    const { cookie, token, answer } = await comeHome();
    const { data } = await verify(token, cookie);

    expect(answer.location).not.toMatch(/access|refresh/);
    const written = JSON.stringify(app.table.written);
    for (const secret of [data.token, token, `refresh:${admin.email}`, cookie.split('=')[1]]) {
      expect(written).not.toContain(secret);
      expect(JSON.stringify(app.logs)).not.toContain(secret);
    }
  });

  it('is taken up once more by itself when the pool has just linked the identity, and not twice', async () => {
    const first = await begin();
    const again = await finish(
      { error: 'invalid_request', error_description: LINKED, state: first.asked.state ?? '' },
      first.cookie,
    );
    const next = new URL(again.location ?? '');
    expect(next.pathname).toBe('/oauth2/authorize');
    expect(next.searchParams.get('state')).not.toBe(first.asked.state);

    const cookie = cookieOf(again.cookies);
    const state = next.searchParams.get('state') ?? '';
    const third = await finish({ error: 'invalid_request', error_description: LINKED, state }, cookie);
    expect(third.location).toBe('https://idonea.test/oauth/success?error=google_failed');
  });

  it('works after that second round', async () => {
    const first = await begin();
    const again = await finish(
      { error: 'invalid_request', error_description: LINKED, state: first.asked.state ?? '' },
      first.cookie,
    );
    const cookie = cookieOf(again.cookies);
    const home = await finish(comeBack(again.location ?? ''), cookie);
    const token = new URL(home.location ?? '').searchParams.get('token') ?? '';
    expect((await verify(token, cookie)).status).toBe(200);
  });

  it.each<[string, { error: string; error_description?: string }]>([
    ['the person declined', { error: 'access_denied' }],
    [
      'the pool refused the identity',
      { error: 'invalid_request', error_description: 'PreSignUp failed with error Nobody here' },
    ],
    ['the state is missing', { error: 'invalid_request', error_description: LINKED }],
  ])('fails at the provider when %s', async (_, query) => {
    const { cookie, asked } = await begin();
    const state: Record<string, string> = query.error_description === LINKED ? {} : { state: asked.state ?? '' };
    const { location } = await finish({ ...query, ...state }, cookie);
    expect(location).toBe('https://idonea.test/oauth/success?error=google_failed');
  });

  it('does not start again for a browser that did not begin it', async () => {
    const { asked } = await begin();
    const query = { error: 'invalid_request', error_description: LINKED, state: asked.state ?? '' };
    const { location } = await finish(query, '__Host-idonea_oauth=of-another-browser');
    expect(location).toBe('https://idonea.test/oauth/success?error=google_failed');
  });
});

describe('The callback', () => {
  const FAILED = 'https://idonea.test/oauth/success?error=google_callback_failed';

  async function expectRefused(change: (way: Way) => Way) {
    const { location, cookie } = await begin();
    const way = change({ query: comeBack(location), cookie });
    const answer = await finish(way.query, way.cookie);
    expect([answer.status, answer.location]).toEqual([302, FAILED]);
    expect(items().filter(({ SK }) => SK === 'CODIGO')).toEqual([]);
  }

  it.each([
    ['no state', ({ query: { code = '' }, cookie }: Way) => ({ query: { code }, cookie })],
    ['an altered state', ({ query, cookie }: Way) => ({ query: { ...query, state: `${query.state}x` }, cookie })],
    ['an empty state', ({ query, cookie }: Way) => ({ query: { ...query, state: '' }, cookie })],
    ['no code', ({ query: { state = '' }, cookie }: Way) => ({ query: { state }, cookie })],
    ['an altered code', ({ query, cookie }: Way) => ({ query: { ...query, code: `${query.code}x` }, cookie })],
    ['an endless code', ({ query, cookie }: Way) => ({ query: { ...query, code: 'x'.repeat(5000) }, cookie })],
    ['no cookie', ({ query }: Way) => ({ query, cookie: 'otra=1' })],
    ['an empty cookie', ({ query }: Way) => ({ query, cookie: '__Host-idonea_oauth=' })],
    ["another browser's cookie", ({ query }: Way) => ({ query, cookie: '__Host-idonea_oauth=of-another-browser' })],
  ])('takes nothing with %s', async (_, change) => expectRefused(change));

  it('takes a state once', async () => {
    const { location, cookie } = await begin();
    const query = comeBack(location);
    expect((await finish(query, cookie)).location).toContain('?token=');
    expect((await finish(query, cookie)).location).toBe(FAILED);
    expect((await finish({ ...comeBack(location), state: query.state }, cookie)).location).toBe(FAILED);
    expect(app.hosted.exchanges).toBe(1);
  });

  it('takes a state once when two come at the same time', async () => {
    const { location, cookie } = await begin();
    const query = comeBack(location);
    const answers = await Promise.all([finish(query, cookie), finish(query, cookie)]);
    expect(answers.filter((answer) => answer.location?.includes('?token='))).toHaveLength(1);
  });

  it('takes no state after ten minutes, though the table still has it', async () => {
    const { location, cookie } = await begin();
    const query = comeBack(location);
    app.advance(600_000);
    expect((await finish(query, cookie)).location).toBe(FAILED);
  });

  it('takes no answer meant for the other provider', async () => {
    const { location, cookie } = await begin('google');
    const { location: landed } = await finish(comeBack(location), cookie, 'microsoft');
    expect(landed).toBe('https://idonea.test/oauth/success?error=microsoft_callback_failed');
    expect((await app.call(finishOauth, { params: { provider: 'otro' } })).location).toContain('proveedor_desconocido');
  });

  it("takes no code of another sign-in of the same browser: it was asked for with that one's verifier", async () => {
    const mine = await begin();
    const other = await begin();
    const { code } = comeBack(other.location);
    expect((await finish({ code, state: mine.asked.state ?? '' }, mine.cookie)).location).toBe(FAILED);
  });

  it.each([
    ['another nonce', { nonce: 'otro' }],
    ['no nonce', { nonce: undefined }],
    ['another client', { client: 'otro' }],
    ['another pool', { pool: 'otro' }],
    ['another subject', { sub: 'otro' }],
    ['an account that is not ours', { username: 'Google_108', sub: 'x' }],
    ['an e-mail that is not verified', { emailVerified: false }],
    ['an e-mail of unknown state', { emailVerified: undefined }],
    ['no e-mail', { email: undefined }],
    ['another e-mail than the record has', { email: 'otra@correo.test' }],
  ])('takes no ID token with %s', async (_, person) => {
    const { answer, token } = await comeHome(person as Person);
    expect([answer.location, token]).toEqual([FAILED, '']);
  });

  it("takes the record's e-mail in another case, and no homograph of it", async () => {
    expect((await comeHome({ email: admin.email.toUpperCase() })).token).not.toBe('');
    expect((await comeHome({ email: admin.email.replace('o', 'о') })).error).toBe('google_callback_failed');
  });

  it('lets nobody in who is disabled', async () => {
    await change({ activo: false });
    expect((await comeHome()).error).toBe('google_callback_failed');
  });

  it('says only that it failed when something of ours breaks, and logs the rest', async () => {
    app.hosted.exchange = async () => {
      throw new Error('The token endpoint answered 503');
    };
    expect((await comeHome()).error).toBe('google_callback_failed');
    expect(app.logs.at(-1)).toMatchObject({ level: 'error', event: 'request.failed' });
  });
});

describe('The one-time code', () => {
  const REFUSED = { status: 401, code: 'SESION_INVALIDA', message: 'Error al procesar la autenticación' };

  it('works once', async () => {
    const { cookie, token } = await comeHome();
    const answers = await Promise.all([verify(token, cookie), verify(token, cookie)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect(await verify(token, cookie)).toMatchObject(REFUSED);
  });

  it('works for sixty seconds, though the table still has it', async () => {
    const late = await comeHome();
    app.advance(60_000);
    expect(await verify(late.token, late.cookie)).toMatchObject(REFUSED);
    const early = await comeHome();
    app.advance(59_000);
    expect((await verify(early.token, early.cookie)).status).toBe(200);
  });

  it('works in the browser that began the sign-in only, and is spent elsewhere', async () => {
    const { cookie, token } = await comeHome();
    const other = await begin();
    expect(await verify(token, other.cookie)).toMatchObject(REFUSED);
    expect(await verify(token, cookie)).toMatchObject(REFUSED);
    const second = await comeHome();
    expect(await app.call(verifyOauth, { headers: { authorization: `Bearer ${second.token}` } })).toMatchObject(
      REFUSED,
    );
  });

  it.each(['', 'x', 'A'.repeat(43), `${'A'.repeat(43)} x`])('is not guessed: "%s"', async (token) => {
    const { cookie } = await comeHome();
    expect(await verify(token, cookie)).toMatchObject(REFUSED);
  });

  it('is no session, and a session is no code; neither stands in the query', async () => {
    const { cookie, token } = await comeHome();
    expect((await app.call(initializeApp, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
    expect(await app.call(verifyOauth, { as: admin, cookies: [cookie] })).toMatchObject(REFUSED);
    expect(await app.call(verifyOauth, { query: { token }, cookies: [cookie] })).toMatchObject(REFUSED);
  });

  it('is a state for nobody, nor a state a code', async () => {
    const { location, cookie, asked } = await begin();
    expect(await verify(asked.state ?? '', cookie)).toMatchObject(REFUSED);
    expect((await finish(comeBack(location), cookie)).location).toContain('?token=');
  });

  it('opens nothing when the user was disabled, or all their sessions ended, in between', async () => {
    const disabled = await comeHome();
    await change({ activo: false });
    expect((await verify(disabled.token, disabled.cookie)).status).toBe(401);
    await change({ activo: true });
    const ended = await comeHome();
    await app.identity.signOutEverywhere(admin.id);
    expect(await verify(ended.token, ended.cookie)).toMatchObject(REFUSED);
  });
});

describe('Where a second factor is asked for, a social sign-in', () => {
  afterEach(() => vi.unstubAllEnvs());
  const FACTOR = { segundoFactorDesde: '2026-03-01T09:00:00.000Z' };

  it('is sent back to the password, whoever turned it on', async () => {
    await change(FACTOR);
    const { error, token, answer } = await comeHome();
    expect([error, token]).toEqual(['google_segundo_factor', '']);
    expect(answer.cookies[0]).toMatch(/Max-Age=0$/);
    expect(items()).toEqual([]);
  });

  it('is sent back for whom the deployment demands one, though they have none yet', async () => {
    vi.stubEnv('SEGUNDO_FACTOR', 'admin');
    expect((await comeHome()).error).toBe('google_segundo_factor');
    vi.stubEnv('SEGUNDO_FACTOR', 'superadmin');
    expect((await comeHome()).token).not.toBe('');
  });

  it('opens nothing with a code or a session from before', async () => {
    const { cookie, token } = await comeHome();
    const open = await comeHome();
    const { data, cookies } = await verify(open.token, open.cookie);
    const headers = { authorization: `Bearer ${data.token}` };
    expect((await app.call(initializeApp, { headers })).status).toBe(200);

    await change(FACTOR);
    expect((await verify(token, cookie)).status).toBe(401);
    expect(await app.call(initializeApp, { headers })).toMatchObject({ status: 401, code: 'SESION_INVALIDA' });
    const renewed = await app.call(refreshSesion, { cookies: [cookieOf(cookies, '__Host-idonea_sesion')] });
    expect(renewed.status).toBe(401);
  });

  it('opens nothing with tokens that the pool gave out without us', async () => {
    await change(FACTOR);
    const headers = { authorization: `Bearer social.${admin.id}.0` };
    expect(await app.call(initializeApp, { headers })).toMatchObject({ status: 401, code: 'SESION_INVALIDA' });
    expect((await app.call(initializeApp, { as: admin })).status).toBe(200);
  });
});
