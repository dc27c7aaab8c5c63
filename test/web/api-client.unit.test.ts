import { describe, expect, it } from 'vitest';
import { buildPath, type ClientSession, createApiClient } from '../../web/src/lib/api-client.ts';
import { ApiError } from '../../web/src/lib/api-error.ts';

const ROUTES = {
  listCandidatos: ['GET', '/api/candidatos', 'le'],
  getCandidato: ['GET', '/api/candidatos/{id}', 'e'],
  createCandidato: ['POST', '/api/candidatos', 'e'],
  login: ['POST', '/api/auth/login', ''],
} as const;

interface Sent {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
}

type Reply = { status: number; body: unknown; headers?: Record<string, string> };

/** A client whose server answers with these replies in turn, and what it was sent. */
function setup(replies: Reply[], session: Partial<ClientSession> = {}) {
  const sent: Sent[] = [];
  const fetcher = (async (url: string, init: RequestInit) => {
    sent.push({
      url,
      method: init.method ?? '',
      headers: init.headers as Record<string, string>,
      body: init.body as string | undefined,
    });
    const { status, body, headers } = replies.shift() ?? { status: 500, body: '' };
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
  }) as typeof fetch;
  const client = createApiClient(ROUTES, fetcher);
  client.attach({ token: () => 'tok', renew: async () => undefined, empresaId: () => undefined, ...session });
  return { client, sent };
}

const candidato = { nombre: 'Ana Ruiz', email: 'ana@correo.test' };
const failure = (status: number, code: string, more = {}) => ({
  status,
  body: { success: false, message: 'No se pudo', error: 'No se pudo', code, requestId: 'r-1', ...more },
});

describe('api client', () => {
  it('answers where a redirect leads, and does not read what is there', async () => {
    let read = false;
    const pull = () => {
      read = true;
    };
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const there = Object.defineProperties(new Response(body), {
      redirected: { value: true },
      url: { value: 'https://archivos.test/plan.pdf?firma=1' },
    });
    const routes = { getArchivoPlan: ['GET', '/api/empresas/{id}/plan-estrategico/archivo', ''] } as const;
    const client = createApiClient(routes, async () => there);
    expect(await client.call('getArchivoPlan', { params: { id: 'emp_1' } })).toBe(there.url);
    expect(read).toBe(false);
  });

  it('says how long to wait when it was tried too often', async () => {
    const headers = { 'retry-after': '720' };
    const { client } = setup([
      { ...failure(429, 'DEMASIADOS_INTENTOS'), headers },
      failure(429, 'DEMASIADOS_INTENTOS'),
    ]);
    const tried = () => client.call('login', { body: { email: 'ana@correo.test', password: 'x' } });
    await expect(tried()).rejects.toMatchObject({ status: 429, retryAfter: 720 });
    await expect(tried()).rejects.toMatchObject({ status: 429, retryAfter: undefined });
  });

  it('answers the data of one entry and the page of a list', async () => {
    const { client } = setup([
      { status: 200, body: { success: true, data: { id: 'c1' } } },
      { status: 200, body: { success: true, data: [{ id: 'c1' }], nextCursor: 'abc' } },
      { status: 200, body: { success: true, data: [] } },
    ]);
    expect(await client.call('getCandidato', { params: { id: 'c1' } })).toEqual({ id: 'c1' });
    expect(await client.call('listCandidatos')).toEqual({ data: [{ id: 'c1' }], nextCursor: 'abc' });
    expect(await client.call('listCandidatos')).toEqual({ data: [], nextCursor: undefined });
  });

  it('sends a form as it is, so that the browser writes its boundary', async () => {
    const sentBodies: unknown[] = [];
    const fetcher = (async (_url: string, init: RequestInit) => {
      sentBodies.push(init.body, (init.headers as Record<string, string>)['Content-Type']);
      return new Response(JSON.stringify({ success: true, data: { avatarUrl: '/uploads/avatars/x.png' } }));
    }) as typeof fetch;
    const client = createApiClient({ updateAvatar: ['POST', '/api/perfil/avatar', ''] }, fetcher);
    const form = new FormData();
    expect(await client.call('updateAvatar', { form })).toEqual({ avatarUrl: '/uploads/avatars/x.png' });
    expect(sentBodies).toEqual([form, undefined]);
  });

  it('sends token, body, and the company of a superadmin where the call is bound to one', async () => {
    const { client, sent } = setup([{ status: 201, body: { success: true, data: {} } }], { empresaId: () => 'e 1' });
    await client.call('createCandidato', { body: candidato, idempotencyKey: 'key-1' });
    expect(sent[0]).toEqual({
      url: '/api/candidatos?empresaId=e+1',
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        Authorization: 'Bearer tok',
        'Idempotency-Key': 'key-1',
      },
      body: JSON.stringify(candidato),
    });
  });

  it('never names a company on a call of the platform, nor sends the token with a sign-in', async () => {
    const { client, sent } = setup([{ status: 200, body: { data: {} } }], { empresaId: () => 'e1' });
    await client.call('login', { body: { email: 'a@b.test', password: 'x' } });
    expect(sent[0]?.url).toBe('/api/auth/login');
    expect(sent[0]?.headers).not.toHaveProperty('Authorization');
  });

  it('gives every POST an Idempotency-Key of its own and a GET none', async () => {
    const ok = { status: 200, body: { data: [] } };
    const { client, sent } = setup([ok, { ...ok }, { ...ok }]);
    await client.call('createCandidato', { body: candidato });
    await client.call('createCandidato', { body: candidato });
    await client.call('listCandidatos');
    const keys = sent.map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[0]).toMatch(/^[\w-]{36}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBeUndefined();
  });

  it('renews the session once on a 401 and repeats the request under the same key', async () => {
    const rejected: string[] = [];
    const { client, sent } = setup(
      [failure(401, 'SESION_INVALIDA'), { status: 201, body: { success: true, data: { id: 'c9' } } }],
      {
        renew: async (token) => {
          rejected.push(token);
          return 'tok-2';
        },
      },
    );
    expect(await client.call('createCandidato', { body: candidato })).toEqual({ id: 'c9' });
    expect(rejected).toEqual(['tok']);
    expect(sent.map(({ headers }) => headers.Authorization)).toEqual(['Bearer tok', 'Bearer tok-2']);
    expect(sent[1]?.headers['Idempotency-Key']).toBe(sent[0]?.headers['Idempotency-Key']);
  });

  it('does not ask a third time when the renewed token is refused too', async () => {
    const { client, sent } = setup([failure(401, 'SESION_INVALIDA'), failure(401, 'SESION_INVALIDA')], {
      renew: async () => 'tok-2',
    });
    await expect(client.call('listCandidatos')).rejects.toMatchObject({ status: 401, code: 'SESION_INVALIDA' });
    expect(sent).toHaveLength(2);
  });

  it('takes the 401 of a sign-in as its answer', async () => {
    const { client, sent } = setup([failure(401, 'CREDENCIALES_INVALIDAS')], { renew: async () => 'tok-2' });
    const call = client.call('login', { body: { email: 'a@b.test', password: 'x' } });
    await expect(call).rejects.toMatchObject({ code: 'CREDENCIALES_INVALIDAS' });
    expect(sent).toHaveLength(1);
  });

  it('turns a failure into an ApiError with code, details and reference', async () => {
    const details = [{ path: 'email', msg: 'Ya está en uso' }];
    const { client } = setup([failure(409, 'EMAIL_EN_USO', { details })]);
    const error = await client.call('listCandidatos').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 409,
      code: 'EMAIL_EN_USO',
      message: 'No se pudo',
      details,
      requestId: 'r-1',
    });
    expect((error as ApiError).retryable).toBe(false);
  });

  it('says "Error {status}" when a failure has no text of ours, and takes the reference from the header', async () => {
    const { client } = setup([{ status: 502, body: '<html>', headers: { 'x-request-id': 'h-1' } }]);
    const error = await client.call('listCandidatos').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 502, message: 'Error 502', requestId: 'h-1', retryable: true });
  });

  it('tells a time-out from a lost connection, in the specified words', async () => {
    const hanging = createApiClient(
      ROUTES,
      ((_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        })) as typeof fetch,
    );
    await expect(hanging.call('listCandidatos', { timeoutMs: 5 })).rejects.toThrow(
      'Timeout: El servidor tardó demasiado en responder',
    );
    const offline = createApiClient(ROUTES, (async () => {
      throw new TypeError('Failed to fetch');
    }) as typeof fetch);
    const error = await offline.call('listCandidatos').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: 'Error de conexión', status: 0, retryable: true });
  });

  it('gives a caller who aborted its own abort back', async () => {
    const stop = new AbortController();
    const client = createApiClient(ROUTES, (async (_url: string, init: RequestInit) => {
      init.signal?.throwIfAborted();
      return new Response('{}');
    }) as typeof fetch);
    stop.abort(new Error('left the page'));
    await expect(client.call('listCandidatos', { signal: stop.signal })).rejects.toThrow('left the page');
  });
});

describe('buildPath', () => {
  it('escapes path parameters and leaves out empty query values', () => {
    const path = buildPath('/api/x/{id}', { id: '../a b' }, { q: 'ñu', cursor: undefined, estado: '', limit: 25 });
    expect(path).toBe('/api/x/..%2Fa%20b?q=%C3%B1u&limit=25');
  });

  it('refuses a missing path parameter', () => {
    expect(() => buildPath('/api/x/{id}', {}, {})).toThrow('id');
  });
});
