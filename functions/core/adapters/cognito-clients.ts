import { createHmac } from 'node:crypto';
import {
  type CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { env } from '../env.ts';

/**
 * A client of the pool. Each has a secret, which Cognito asks for at its public address too: without it nobody there
 * tries passwords, asks for codes or renews a session. Cognito keeps it, and tells it to functions whose role may ask.
 */
export interface PoolClient {
  ClientId: string;
  /** undefined where the client has none. */
  secret(): Promise<string | undefined>;
  /** Proof of the secret for one username: Base64 of HMAC-SHA256 over username and client id. Source: "Computing secret hash values" in Cognito's guide. */
  secretHash(username: string): Promise<string | undefined>;
}

/** Mark that stands before the refresh tokens of social sign-ins, which are the other client's. */
const SOCIAL = 'social.';

export const markSocial = (refreshToken: string) => `${SOCIAL}${refreshToken}`;

export interface PoolClients {
  passwords: PoolClient;
  /** Client that made a refresh token, and the token as Cognito knows it; `mark` marks the one that comes in its place. */
  ownerOf(refreshToken: string): { client: PoolClient; token: string; mark(next: string): string };
}

export function poolClients(cognito: CognitoIdentityProviderClient): PoolClients {
  const passwords = poolClient(cognito, env('USER_POOL_CLIENT_ID'));
  const { SOCIAL_CLIENT_ID } = process.env;
  const social = SOCIAL_CLIENT_ID ? poolClient(cognito, SOCIAL_CLIENT_ID) : passwords;
  return {
    passwords,
    ownerOf: (refreshToken) =>
      refreshToken.startsWith(SOCIAL)
        ? { client: social, token: refreshToken.slice(SOCIAL.length), mark: markSocial }
        : { client: passwords, token: refreshToken, mark: (next) => next },
  };
}

export function poolClient(cognito: CognitoIdentityProviderClient, ClientId: string): PoolClient {
  let known: Promise<string | undefined> | undefined;
  const ask = async () => {
    const asked = new DescribeUserPoolClientCommand({ UserPoolId: env('USER_POOL_ID'), ClientId });
    return (await cognito.send(asked)).UserPoolClient?.ClientSecret;
  };
  const secret = () => {
    // Kept for the life of the instance; a question without an answer is asked again.
    known ??= ask().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  return {
    ClientId,
    secret,
    async secretHash(username) {
      const key = await secret();
      return key && createHmac('sha256', key).update(`${username}${ClientId}`).digest('base64');
    },
  };
}
