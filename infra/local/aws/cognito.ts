import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { openDirectory } from './cognito-directory.ts';
import { federationPages } from './cognito-federation.ts';
import type { Guard } from './cognito-guard.ts';
import { linkOperations } from './cognito-links.ts';
import { recoveryOperations } from './cognito-recovery.ts';
import { secondFactorOperations } from './cognito-second-factor.ts';
import { openSessions } from './cognito-sessions.ts';
import { signInOperations } from './cognito-sign-in.ts';
import type { PublicKey } from './cognito-tokens.ts';
import { openTokenIssuer } from './cognito-tokens.ts';
import { userOperations } from './cognito-users.ts';
import type { Emulator, EmulatorOptions } from './emulator.ts';
import { openStateFolder } from './emulator.ts';
import type { JsonOperation } from './json-protocol.ts';
import { AwsError, serveJsonService } from './json-protocol.ts';

/** An e-mail Cognito would send. */
export interface CognitoMessage {
  to: string;
  username: string;
  /** The verification code, or the temporary password of an invitation. */
  code: string;
  subject: string;
  body: string;
}

/** Texts with Cognito's placeholders: `{####}` for the code or password, `{username}`. */
export interface MessageTemplate {
  subject: string;
  body: string;
}

export interface CognitoOptions extends EmulatorOptions {
  /** Called for each e-mail. Its failure becomes a warning. */
  onMessage?: (message: CognitoMessage) => void | Promise<void>;
  /** Runs the Lambda of a pool's trigger; a rejection is the function's refusal. */
  onTrigger?: (functionArn: string, event: unknown) => Promise<unknown>;
  /** Clock in epoch milliseconds, for tests of what expires. */
  now?: () => number;
}

export interface PasswordPolicy {
  minimumLength: number;
  requireUppercase?: boolean;
  requireLowercase?: boolean;
  requireNumbers?: boolean;
  requireSymbols?: boolean;
  /** Days; Cognito's default is 7. */
  temporaryPasswordValidityDays?: number;
}

/** An identity provider of the pool, under the names of its template. */
export interface IdentityProviderSettings {
  name: string;
  /** `Google`, `OIDC` and so on. */
  type: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  scopes: string[];
  /** Attribute of the user → claim of the provider. */
  attributeMapping: Record<string, string>;
}

export interface FederationSettings {
  /** Where the client's people may come back to, exactly. */
  callbackUrls: string[];
  scopes: string[];
  providers: IdentityProviderSettings[];
}

export interface PoolSettings {
  /** With its region in front, such as `eu-west-1_Idonea`: issuer and verifiers read it from there. */
  poolId: string;
  clientId: string;
  clientSecret?: string;
  passwordPolicy: PasswordPolicy;
  /** Seconds each token lives. */
  tokenValidity: { access: number; id: number; refresh: number };
  /** Seconds that a refresh token goes on working once another has taken its place; without it none is replaced. */
  rotationGrace?: number;
  /** Whether people may sign in with their verified e-mail instead of the username. */
  aliasEmail: boolean;
  /** Whether users may have an authenticator application as a second factor (MFA `OPTIONAL`). */
  softwareTokens?: boolean;
  /** `ALLOW_USER_PASSWORD_AUTH` and so on; none allows every flow. */
  authFlows?: string[];
  /** Attributes that the client's users may write themselves, and its providers' answers; none or an empty list allows all. */
  writeAttributes?: string[];
  /** Names without their `custom:` prefix. */
  customAttributes?: string[];
  messages?: { verification?: MessageTemplate; invitation?: MessageTemplate };
  /** Without it the pool's OAuth endpoints know no client. */
  federation?: FederationSettings;
  /** ARNs of the functions that the pool calls. */
  triggers?: { preSignUp?: string; customMessage?: string };
}

export interface CognitoEmulator extends Emulator {
  /** Creates or updates the pool and one of its clients under the ids the template gave them; users stay. */
  ensurePool(settings: PoolSettings): Promise<void>;
  /** The public keys tokens are signed with, as `/<poolId>/.well-known/jwks.json` serves them. */
  readonly jwks: { keys: PublicKey[] };
}

/** Calls the SDK makes without AWS credentials; all others need a signed request, though nobody checks by whom. */
export const PUBLIC_OPERATIONS = new Set([
  'InitiateAuth',
  'GetTokensFromRefreshToken',
  'RespondToAuthChallenge',
  'RevokeToken',
  'GlobalSignOut',
  'GetUser',
  'ForgotPassword',
  'ConfirmForgotPassword',
  'ChangePassword',
  'SignUp',
  'AssociateSoftwareToken',
  'VerifySoftwareToken',
  'SetUserMFAPreference',
  'UpdateUserAttributes',
  'DeleteUserAttributes',
  'DeleteUser',
]);

/** Cognito user pools: cognito-local keeps the users, and the guard does all that concerns passwords and tokens. */
export async function startCognito(options: CognitoOptions): Promise<CognitoEmulator> {
  const { dir, port, onMessage, onTrigger, now = Date.now } = options;
  const folder = await openStateFolder(dir, 'cognito');
  const poolFolder = path.join(folder.path, 'pools');
  await mkdir(poolFolder, { recursive: true });
  const [directory, tokens] = await Promise.all([
    openDirectory(poolFolder),
    openTokenIssuer(path.join(folder.path, 'signing-key.pem'), now),
  ]);
  /** By client. */
  const settings = new Map<string, PoolSettings>();
  const settingsOfPool = (poolId: string) => [...settings.values()].filter((each) => each.poolId === poolId);
  const guard: Guard = {
    directory,
    tokens,
    sessions: openSessions(path.join(folder.path, 'sessions.json'), now),
    now,
    messagesOf: (poolId) => settingsOfPool(poolId)[0]?.messages,
    triggersOf: (poolId) => settingsOfPool(poolId)[0]?.triggers,
    callTrigger: async (functionArn, event) => onTrigger?.(functionArn, event),
    deliver: (message) => void Promise.try(() => onMessage?.(message)).catch((error) => process.emitWarning(error)),
  };

  const typeOf = (poolId: string, name: string) =>
    settingsOfPool(poolId)
      .flatMap(({ federation }) => federation?.providers ?? [])
      .find((provider) => provider.name === name)?.type;

  const server = await serveJsonService({
    port,
    operations: requireSignature({
      ...signInOperations(guard),
      ...recoveryOperations(guard),
      ...secondFactorOperations(guard),
      ...userOperations(guard),
      ...linkOperations(guard, typeOf),
    }),
    servePage: federationPages(
      guard,
      (clientId) => settings.get(clientId),
      () => server.endpoint,
    ),
    getDocument: (url) => (/^\/[\w-]+\/\.well-known\/jwks\.json$/.test(url) ? tokens.jwks : undefined),
  });

  return {
    endpoint: server.endpoint,
    jwks: tokens.jwks,
    async ensurePool(pool) {
      settings.set(pool.clientId, pool);
      await directory.ensurePool(pool);
    },
    async close() {
      await server.close();
      await folder.release();
    },
  };
}

function requireSignature(operations: Record<string, JsonOperation>): Record<string, JsonOperation> {
  const guarded = Object.entries(operations).map(([name, run]): [string, JsonOperation] => {
    if (PUBLIC_OPERATIONS.has(name)) return [name, run];
    const signedOnly: JsonOperation = (input, headers) => {
      if (headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return run(input, headers);
      throw new AwsError('MissingAuthenticationTokenException', 'Missing Authentication Token');
    };
    return [name, signedOnly];
  });
  return Object.fromEntries(guarded);
}
