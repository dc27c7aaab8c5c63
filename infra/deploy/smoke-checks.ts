import { CONTRACTS } from '#shared/contracts.ts';

/** The deployment that is asked, and who asks. */
export interface Site {
  /** `https://…`, without a trailing slash. */
  origin: string;
  /** API Gateway's own address, which must refuse whoever comes past CloudFront. */
  api?: string;
  /** Of a user made for this; without it nothing is asked that needs a session. */
  account?: { email: string; password: string };
}

export interface SmokeCheck {
  name: string;
  /** Throws what is wrong, in a sentence. Resolves to `skipped` when the site does not say enough to ask. */
  run(site: Site): Promise<unknown>;
}

const TIMEOUT_MS = 15_000;
const CANDIDATE_LINK = `/api/sala/tok_1700000000000_${'x'.repeat(43)}`;

const ask = (url: string, init: RequestInit = {}) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init });

const postJson = (url: string, body: unknown) =>
  ask(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

function demand(holds: unknown, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

function demandStatus(response: Response, ...wanted: number[]): void {
  demand(wanted.includes(response.status), `answers ${response.status}, not ${wanted.join(' or ')}`);
}

async function demandFailure(response: Response, status: number, code: string): Promise<void> {
  demandStatus(response, status);
  const body = (await response.json()) as { success?: boolean; code?: string; message?: string; requestId?: string };
  demand(body.success === false && body.code === code, `says ${JSON.stringify(body)}, not ${code}`);
  demand(body.message && body.requestId, 'has no text for people or no reference');
}

const HEADERS: Record<string, RegExp> = {
  'content-security-policy': /^default-src 'none'; script-src 'self';/,
  'strict-transport-security': /max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin/,
  'permissions-policy': /camera=\(\)/,
};

/** What must hold of any deployment, asked from outside as a stranger would; nothing is written. */
export const SMOKE_CHECKS: readonly SmokeCheck[] = [
  {
    name: 'plain HTTP leads to HTTPS',
    async run({ origin }) {
      if (!origin.startsWith('https:')) return 'skipped';
      const response = await ask(origin.replace('https:', 'http:'));
      demandStatus(response, 301, 307, 308);
      demand(response.headers.get('location')?.startsWith('https://'), 'leads somewhere else');
    },
  },
  {
    name: 'the pages come, also by an address within them, with all security headers',
    async run({ origin }) {
      for (const path of ['/', '/candidatos', '/entrevista/x']) {
        const response = await ask(origin + path);
        demandStatus(response, 200);
        demand((await response.text()).includes('<html lang="es"'), `${path} is no page of ours`);
        for (const [name, form] of Object.entries(HEADERS)) {
          demand(form.test(response.headers.get(name) ?? ''), `${path} has no right ${name}`);
        }
      }
    },
  },
  {
    name: 'scripts are kept by browsers for a year, and come compressed',
    async run({ origin }) {
      const [, name] = / data-inicio="([\w-]+)/.exec(await (await ask(origin)).text()) ?? [];
      demand(name, 'the page names no script');
      const script = `/assets/${name}.js`;
      const response = await ask(origin + script, { headers: { 'accept-encoding': 'br' } });
      demandStatus(response, 200);
      demand(/immutable/.test(response.headers.get('cache-control') ?? ''), `${script} is not immutable`);
      demand(response.headers.get('content-encoding') === 'br', `${script} is not compressed`);
    },
  },
  {
    name: 'the server answers and reaches its table',
    async run({ origin }) {
      const response = await ask(`${origin}/api/test`);
      demandStatus(response, 200);
      const { data } = (await response.json()) as { data?: { servidor: string; baseDatos: string } };
      demand(data?.servidor === 'ok' && data.baseDatos === 'ok', `says ${JSON.stringify(data)}`);
      demand(response.headers.get('cache-control')?.includes('no-store'), 'lets its answer be stored');
    },
  },
  {
    name: 'the API is the one of this checkout',
    async run({ origin }) {
      const response = await ask(`${origin}/api/openapi.json`);
      demandStatus(response, 200);
      const { paths } = (await response.json()) as { paths: Record<string, object> };
      const deployed = Object.values(paths).flatMap((methods) => Object.keys(methods)).length;
      const here = Object.values(CONTRACTS).flatMap((api) => Object.keys(api)).length;
      demand(deployed === here, `has ${deployed} operations, this checkout ${here}`);
    },
  },
  {
    name: 'nobody gets in without a session',
    async run({ origin }) {
      await demandFailure(await ask(`${origin}/api/candidatos`), 401, 'SESION_INVALIDA');
      const forged = { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.' };
      await demandFailure(await ask(`${origin}/api/candidatos`, { headers: forged }), 401, 'SESION_INVALIDA');
    },
  },
  {
    name: 'bad input is told in Spanish, and unknown links and routes are not there',
    async run({ origin }) {
      const response = await postJson(`${origin}/api/auth/login`, { email: 'x' });
      await demandFailure(response, 400, 'VALIDACION');
      demandStatus(await ask(origin + CANDIDATE_LINK), 404);
      demandStatus(await ask(`${origin}/api/no-existe`), 404);
    },
  },
  {
    name: 'API Gateway refuses whoever comes past CloudFront',
    async run({ api }) {
      if (!api) return 'skipped';
      demandStatus(await ask(`${api}/api/test`), 403);
    },
  },
  {
    name: 'the account signs in, reads its panel, and signs out',
    async run({ origin, account }) {
      if (!account) return 'skipped';
      const signedIn = await postJson(`${origin}/api/auth/login`, account);
      demandStatus(signedIn, 200);
      const { data } = (await signedIn.json()) as { data: { token?: string } };
      demand(data.token, 'the account has a temporary password: sign in once by hand');
      const cookie = signedIn.headers.getSetCookie()[0] ?? '';
      demand(/HttpOnly/i.test(cookie) && /SameSite=(?:Strict|Lax)/i.test(cookie), 'its cookie is open to scripts');
      const session = { authorization: `Bearer ${data.token}`, cookie: cookie.split(';')[0] ?? '' };
      demandStatus(await ask(`${origin}/api/panel`, { headers: session }), 200);
      demandStatus(await ask(`${origin}/api/auth/salir`, { method: 'POST', headers: session }), 200);
    },
  },
];
