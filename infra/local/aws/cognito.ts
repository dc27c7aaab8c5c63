import type { Emulator, EmulatorOptions } from './emulator.ts';

/** An e-mail Cognito would send. */
export interface CognitoMessage {
  to: string;
  username: string;
  /** The verification code, or the temporary password of an invitation. */
  code: string;
  subject: string;
  body: string;
}

export interface CognitoOptions extends EmulatorOptions {
  onMessage?: (message: CognitoMessage) => void | Promise<void>;
}

export interface PasswordPolicy {
  minimumLength: number;
  requireUppercase?: boolean;
  requireLowercase?: boolean;
  requireNumbers?: boolean;
  requireSymbols?: boolean;
}

export interface PoolSettings {
  poolId: string;
  clientId: string;
  clientSecret?: string;
  passwordPolicy: PasswordPolicy;
  /** Seconds each token lives. */
  tokenValidity: { access: number; id: number; refresh: number };
  /** Whether people may sign in with their verified e-mail instead of the username. */
  aliasEmail: boolean;
}

export interface CognitoEmulator extends Emulator {
  /** Creates or updates the pool and its one client under the ids the template gave them. */
  ensurePool(settings: PoolSettings): Promise<void>;
  /** The public keys tokens are signed with, as `/<poolId>/.well-known/jwks.json` serves them. */
  readonly jwks: { keys: { kid: string; kty: string; alg: string; use: string; n: string; e: string }[] };
}

export async function startCognito(_options: CognitoOptions): Promise<CognitoEmulator> {
  throw new Error('not built yet');
}
