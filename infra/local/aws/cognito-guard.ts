import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CognitoMessage, MessageTemplate, PoolSettings } from './cognito.ts';
import type { Client, Directory, Pool, User } from './cognito-directory.ts';
import { attributeOf } from './cognito-directory.ts';
import type { SessionStore } from './cognito-sessions.ts';
import { notAuthorized } from './cognito-sessions.ts';
import type { TokenIssuer } from './cognito-tokens.ts';
import { AwsError } from './json-protocol.ts';

/** What every guarded operation works with. */
export interface Guard {
  directory: Directory;
  tokens: TokenIssuer;
  sessions: SessionStore;
  /** Epoch milliseconds. */
  now(): number;
  messagesOf(poolId: string): PoolSettings['messages'];
  triggersOf(poolId: string): PoolSettings['triggers'];
  /** Rejects with what the function threw. */
  callTrigger(functionArn: string, event: unknown): Promise<unknown>;
  deliver(message: CognitoMessage): void;
}

export const BAD_CREDENTIALS = 'Incorrect username or password.';

/** @throws AwsError NotAuthorizedException unless a client with a secret got the HMAC of this username and its id */
export function checkSecretHash(client: Client, username: string, secretHash: string | undefined): void {
  if (!client.ClientSecret) return;
  if (!secretHash) {
    throw notAuthorized(`Client ${client.ClientId} is configured with secret but SECRET_HASH was not received`);
  }
  const expected = createHmac('sha256', client.ClientSecret).update(`${username}${client.ClientId}`).digest();
  const received = Buffer.from(secretHash, 'base64');
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) {
    throw notAuthorized(`SecretHash does not match for the client: ${client.ClientId}`);
  }
}

/**
 * The signed-in user behind an access token that is genuine, current and not signed out. Tokens of a social sign-in have
 * the scopes that were asked for; what people do to their own account needs the pool's own.
 */
export async function userOfToken(
  guard: Guard,
  accessToken: string,
): Promise<{ pool: Pool; user: User; client: Client }> {
  const claims = guard.tokens.verifyAccessToken(accessToken);
  if (!claims.scope?.split(' ').includes('aws.cognito.signin.user.admin')) {
    throw notAuthorized('Access Token does not have required scopes');
  }
  if (!guard.sessions.isCurrent(claims.origin_jti)) throw notAuthorized('Access Token has been revoked');
  const client = await guard.directory.getClient(claims.client_id);
  const pool = await guard.directory.getPool(client.UserPoolId);
  const user = await pool.findUser(claims.username);
  if (!user) throw new AwsError('UserNotFoundException', 'User does not exist.');
  if (!user.Enabled) throw notAuthorized('User is disabled.');
  return { pool, user, client };
}

/** Sends a code or temporary password to the user's e-mail; `{####}` and `{username}` are Cognito's placeholders. */
export function deliverCode(guard: Guard, user: User, code: string, template: MessageTemplate): void {
  const to = attributeOf(user.Attributes, 'email');
  if (!to) throw new AwsError('InvalidParameterException', 'The user has no e-mail to send the message to');
  const fill = (text: string) => text.replaceAll('{####}', () => code).replaceAll('{username}', () => user.Username);
  guard.deliver({ to, username: user.Username, code, subject: fill(template.subject), body: fill(template.body) });
}
