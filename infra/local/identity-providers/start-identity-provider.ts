import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider';
import type { Emulator } from '../aws/emulator.ts';
import { listenOnLoopback } from '../aws/emulator.ts';
import { readBody } from '../aws/json-protocol.ts';
import type { Account, Kind } from './accounts.ts';
import type { Person } from './chooser-page.ts';
import { chooserPage } from './chooser-page.ts';
import { createMemory } from './memory-adapter.ts';

export interface IdentityProviderOptions {
  kind: Kind;
  client: { id: string; secret: string; redirectUri: string };
  /** Accounts to choose from; any other can be typed. */
  people: readonly Person[];
}

const CHOICE = '/cuenta/';
const MAX_FORM_BYTES = 10_000;
/** The pool sends a person here twice when it has just linked them; within this time nobody is asked again. */
const SAME_SIGN_IN_SECONDS = 5;
const HOUR = 3600;

/**
 * A social provider on this machine: a real OpenID provider with keys of its own, at which everybody has every account
 * that they type. `endpoint` is its issuer.
 */
export async function startIdentityProvider({ kind, client, people }: IdentityProviderOptions): Promise<Emulator> {
  let handle = (_request: IncomingMessage, response: ServerResponse): unknown => response.writeHead(503).end();
  const server = await listenOnLoopback((request, response) => void handle(request, response));
  const accounts = new Map<string, Account>();
  const provider = new Provider(server.endpoint, configurationOf(kind, client, accounts));
  const callback = provider.callback();

  handle = (request, response) => {
    const path = new URL(request.url ?? '/', server.endpoint).pathname;
    if (!path.startsWith(CHOICE)) return callback(request, response);
    return choose(request, response, path).catch((error: Error) => {
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end(error.message);
    });
  };

  async function choose(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    await provider.interactionDetails(request, response);
    if (request.method !== 'POST') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      response.end(chooserPage(kind.name, path, people));
      return;
    }
    const form = new URLSearchParams((await readBody(request, MAX_FORM_BYTES)).toString('utf8'));
    if (form.has('cancelar')) {
      const refusal = { error: 'access_denied', error_description: 'The person declined' };
      return provider.interactionFinished(request, response, refusal);
    }
    const email = form.get('email') ?? '';
    const accountId = kind.subjectOf(email);
    accounts.set(accountId, { email, isVerified: form.has('verificado') });
    return provider.interactionFinished(request, response, { login: { accountId } });
  }

  return server;
}

function configurationOf(
  kind: Kind,
  { id, secret, redirectUri }: IdentityProviderOptions['client'],
  accounts: ReadonlyMap<string, Account>,
): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const cookie = (name: string) => `${kind.name.toLowerCase()}_${name}`;
  return {
    adapter: createMemory(),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'local', use: 'sig', alg: 'RS256' }] },
    clients: [
      {
        client_id: id,
        client_secret: secret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      // Both providers live on 127.0.0.1, and cookies know no ports.
      names: { session: cookie('session'), interaction: cookie('interaction'), resume: cookie('resume') },
    },
    claims: { openid: ['sub'], email: kind.emailClaims, profile: ['preferred_username'] },
    scopes: ['openid', 'email', 'profile'],
    // Google and Microsoft put the e-mail into the ID token.
    conformIdTokenClaims: false,
    // The pool does not use PKCE towards its providers.
    pkce: { required: () => false },
    features: { devInteractions: { enabled: false }, userinfo: { enabled: true } },
    interactions: { url: (_ctx, interaction) => `${CHOICE}${interaction.uid}`, policy: alwaysAsk() },
    findAccount: (_ctx, sub) => {
      const account = accounts.get(sub);
      return account && { accountId: sub, claims: async () => ({ sub, ...kind.claimsOf(account) }) };
    },
    // Nobody is asked for consent.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError: (ctx, out) => {
      ctx.type = 'text/plain';
      ctx.body = `${out.error}: ${out.error_description ?? ''}`;
    },
    ttl: { AccessToken: HOUR, AuthorizationCode: 60, Grant: HOUR, IdToken: HOUR, Interaction: HOUR, Session: HOUR },
  };
}

/** A session does not choose for the person: the next one may want another account. */
function alwaysAsk() {
  const policy = interactionPolicy.base();
  policy.get('login')?.checks.add(
    new interactionPolicy.Check('choose_account', 'The person has not chosen an account', ({ oidc }) => {
      const isFresh = (oidc.session?.loginTs ?? 0) > Date.now() / 1000 - SAME_SIGN_IN_SECONDS;
      return oidc.result?.login || isFresh
        ? interactionPolicy.Check.NO_NEED_TO_PROMPT
        : interactionPolicy.Check.REQUEST_PROMPT;
    }),
  );
  return policy;
}
