import { createHash, randomBytes } from 'node:crypto';
import type { IdentityProviderSettings, PoolSettings } from './cognito.ts';
import type { Attribute, Pool, User } from './cognito-directory.ts';
import type { Guard } from './cognito-guard.ts';
import { findLinkedUser, identityAttribute, type SocialIdentity } from './cognito-links.ts';
import { openRelyingParty } from './cognito-relying-party.ts';
import { newTokens } from './cognito-sign-in.ts';
import { PreSignUpFailure, preSignUp } from './cognito-triggers.ts';
import type { WebPage } from './json-protocol.ts';

/** Cognito's own lives of a sign-in on its way and of an authorization code. */
const WAITING_SECONDS = 300;
const CODE_SECONDS = 300;
const IDP_RESPONSE = '/oauth2/idpresponse';

/** What the application asked for. */
interface Request {
  settings: PoolSettings;
  redirectUri: string;
  state: string | undefined;
  nonce: string | undefined;
  challenge: string | undefined;
  scope: string;
}

interface Waiting extends Request {
  provider: IdentityProviderSettings;
  /** Between the pool and the provider. */
  idpNonce: string;
}

interface Granted extends Request {
  username: string;
}

type Query = Record<string, string | undefined>;

/**
 * The pool's OAuth domain: `/oauth2/authorize` with an identity provider named, the provider's answer, and
 * `/oauth2/token`. There is no sign-in page of the pool itself. Source: "User pool endpoints and managed login" in the
 * Cognito developer guide.
 */
export function federationPages(
  guard: Guard,
  settingsOfClient: (clientId: string) => PoolSettings | undefined,
  domain: () => string,
): (request: WebPage) => Promise<void> | undefined {
  const waiting = openOnce<Waiting>(WAITING_SECONDS, guard.now);
  const granted = openOnce<Granted>(CODE_SECONDS, guard.now);
  const relyingParty = openRelyingParty(() => `${domain()}${IDP_RESPONSE}`);

  const authorize = async ({ query, redirect, fail }: WebPage) => {
    const settings = settingsOfClient(query.client_id ?? '');
    const federation = settings?.federation;
    if (!settings || !federation) return fail('Client does not exist.');
    const redirectUri = query.redirect_uri ?? '';
    if (!federation.callbackUrls.includes(redirectUri)) return fail('redirect_mismatch');
    const refuse = (error: string, error_description: string) =>
      redirect(withQuery(redirectUri, { error, error_description, state: query.state }));
    if (query.response_type !== 'code') return refuse('unauthorized_client', 'The response type is not allowed');
    const scope = query.scope ?? federation.scopes.join(' ');
    if (scope.split(' ').some((one) => !federation.scopes.includes(one))) return refuse('invalid_scope', scope);
    if (query.code_challenge && query.code_challenge_method !== 'S256') {
      return refuse('invalid_request', 'Only S256 is supported');
    }
    const provider = federation.providers.find(({ name }) => name === query.identity_provider);
    if (!provider) return refuse('invalid_request', 'The pool has no sign-in page locally: name an identity_provider');

    const idpNonce = secret();
    const { state, nonce, code_challenge: challenge } = query;
    const key = waiting.put({ settings, redirectUri, state, nonce, challenge, scope, provider, idpNonce });
    return redirect(await relyingParty.authorizeUrl(provider, key, idpNonce));
  };

  const finish = async ({ query, redirect, fail }: WebPage) => {
    const sent = waiting.take(query.state ?? '');
    if (!sent) return fail('invalid_request: unknown or expired state');
    const back = (answer: Query) => redirect(withQuery(sent.redirectUri, { ...answer, state: sent.state }));
    if (query.error) return back({ error: query.error, error_description: query.error_description });
    try {
      const claims = await relyingParty.claimsOf(sent.provider, query.code ?? '', sent.idpNonce);
      const user = await signedInUser(guard, sent, claims);
      return back({ code: granted.put({ ...sent, username: user.Username }) });
    } catch (error) {
      return back({ error: 'invalid_request', error_description: (error as Error).message });
    }
  };

  const token = async ({ form, json }: WebPage) => {
    const fields = await form();
    const { grant_type, code = '', client_id, redirect_uri, code_verifier = '' } = fields;
    if (grant_type !== 'authorization_code') return json(400, { error: 'unsupported_grant_type' });
    const grant = granted.take(code);
    const isProven = !grant?.challenge || grant.challenge === digest(code_verifier);
    const expected = grant?.settings.clientSecret;
    if (expected && expected !== fields.client_secret) return json(400, { error: 'invalid_client' });
    if (!grant || !isProven || grant.settings.clientId !== client_id || grant.redirectUri !== redirect_uri) {
      return json(400, { error: 'invalid_grant' });
    }
    const pool = await guard.directory.getPool(grant.settings.poolId);
    const client = await guard.directory.getClient(grant.settings.clientId);
    const user = await pool.findUser(grant.username);
    if (!user?.Enabled) return json(400, { error: 'invalid_grant' });
    const { AuthenticationResult: tokens } = await newTokens(guard, pool, client, user, grant);
    return json(200, {
      id_token: tokens.IdToken,
      access_token: tokens.AccessToken,
      refresh_token: tokens.RefreshToken,
      expires_in: tokens.ExpiresIn,
      token_type: 'Bearer',
    });
  };

  return (page) => {
    if (page.method === 'GET' && page.path === '/oauth2/authorize') return authorize(page);
    if (page.method === 'GET' && page.path === IDP_RESPONSE) return finish(page);
    if (page.method === 'POST' && page.path === '/oauth2/token') return token(page);
    return undefined;
  };
}

/**
 * The user behind what the provider said: linked before, or a new one after the trigger agreed. A link that the trigger
 * made comes too late for this sign-in, in the cloud as here.
 */
async function signedInUser(guard: Guard, { settings, provider }: Waiting, claims: Record<string, unknown>) {
  const pool = await guard.directory.getPool(settings.poolId);
  const client = await guard.directory.getClient(settings.clientId);
  const identity: SocialIdentity = {
    providerName: provider.name,
    providerType: provider.type,
    subject: String(claims.sub),
  };
  const attributes = mapped(provider, claims);
  const known = await findLinkedUser(pool, identity);
  if (known) {
    if (!known.Enabled) throw new Error('User is disabled.');
    return save(pool, known, attributes);
  }
  const username = `${provider.name}_${identity.subject}`;
  try {
    await preSignUp(guard, client, { source: 'PreSignUp_ExternalProvider', username, attributes });
  } catch (error) {
    if (error instanceof PreSignUpFailure) throw new Error(`PreSignUp failed with error ${error.message}.`);
    throw error;
  }
  if (await findLinkedUser(pool, identity)) throw new Error(`Already found an entry for username ${username}`);
  return createFederated(guard, pool, username, [...attributes, identityAttribute([identity])]);
}

/** What nobody refused becomes an account of its own. */
async function createFederated(guard: Guard, pool: Pool, username: string, attributes: Attribute[]): Promise<User> {
  const now = new Date(guard.now());
  const user: User = {
    Username: username,
    Password: '',
    Attributes: [{ Name: 'sub', Value: crypto.randomUUID() }, ...attributes],
    Enabled: true,
    UserStatus: 'EXTERNAL_PROVIDER',
    UserCreateDate: now,
    UserLastModifiedDate: now,
    RefreshTokens: [],
  };
  await pool.saveUser(user);
  return user;
}

/** Mapped attributes are written at each sign-in; one that the provider does not send leaves the old value. */
async function save(pool: Pool, user: User, attributes: Attribute[]): Promise<User> {
  const names = new Set(attributes.map(({ Name }) => Name));
  // An e-mail of which nothing is said is not verified any more.
  if (names.has('email') && !names.has('email_verified')) attributes.push({ Name: 'email_verified', Value: 'false' });
  const changed = new Set(attributes.map(({ Name }) => Name));
  const merged = { ...user, Attributes: [...user.Attributes.filter(({ Name }) => !changed.has(Name)), ...attributes] };
  await pool.saveUser(merged);
  return merged;
}

function mapped({ attributeMapping }: IdentityProviderSettings, claims: Record<string, unknown>): Attribute[] {
  return Object.entries(attributeMapping).flatMap(([Name, claim]) =>
    claims[claim] === undefined ? [] : [{ Name, Value: String(claims[claim]) }],
  );
}

/** Keeps values under secrets that work once and for a while. */
function openOnce<T>(seconds: number, now: () => number) {
  const kept = new Map<string, { value: T; endsAt: number }>();
  return {
    put(value: T): string {
      for (const [key, { endsAt }] of kept) if (endsAt <= now()) kept.delete(key);
      const key = secret();
      kept.set(key, { value, endsAt: now() + seconds * 1000 });
      return key;
    },
    take(key: string): T | undefined {
      const found = kept.get(key);
      kept.delete(key);
      return found && found.endsAt > now() ? found.value : undefined;
    },
  };
}

function withQuery(address: string, query: Query): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}

const secret = () => randomBytes(32).toString('base64url');
const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
