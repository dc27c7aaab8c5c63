import { createHmac } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AssociateSoftwareTokenCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { sealToken } from '#functions/core/sealed-token.ts';
import { codeAt } from '#infra/local/aws/cognito-totp.ts';
import { LOCAL_CREDENTIALS } from '#infra/local/aws/s3.ts';
import type { Stack } from '#infra/local/start-stack.ts';
import type { Persona } from '../escena/empresa.ts';
import type { Escena } from '../escena/escena.ts';

export interface Cuentas {
  /** Cognito's `sub` of each account, by our id. */
  subs: ReadonlyMap<string, string>;
  tokenOf(persona: Persona): string;
  /** As at the beginning: with their own password, and signed in. */
  restore(persona: Persona): Promise<void>;
  /** What the application that this person has just begun to set up shows now. */
  codeOf(persona: Persona): Promise<string>;
  clearSecondFactor(persona: Persona): Promise<void>;
  close(): void;
}

/** The scene's accounts in the local Cognito, under their ids and passwords; whoever knocks has signed in. */
export async function openCuentas(stack: Stack, escena: Escena): Promise<Cuentas> {
  const { endpoints, assembly } = stack;
  const [pool] = assembly.pools;
  if (!pool) throw new Error('There is no user pool');
  const client = new CognitoIdentityProviderClient({
    endpoint: endpoints.cognito,
    region: 'eu-west-1',
    credentials: LOCAL_CREDENTIALS,
  });
  const userOf = (Username: string) => ({ UserPoolId: pool.poolId, Username });
  const accounts = [...escena.app.identity.accounts.values()];
  // By which the stack's functions seal what a browser holds.
  process.env.ORIGIN_VERIFY = stack.env('login').ORIGIN_VERIFY;
  const passwords = new Map(accounts.map(({ id, password }) => [id, password]));
  const subs = new Map<string, string>();
  const tokens = new Map<string, string>();

  const bareTokenOf = ({ id }: Persona) => {
    const token = tokens.get(id);
    if (!token) throw new Error(`${id} has not signed in`);
    return token;
  };
  const tokenOf = (persona: Persona) => sealToken(bareTokenOf(persona));
  const secretHash = (email: string) =>
    createHmac('sha256', pool.clientSecret ?? '')
      .update(`${email}${pool.clientId}`)
      .digest('base64');
  const setPassword = (id: string, Password = '') =>
    client.send(new AdminSetUserPasswordCommand({ ...userOf(id), Password, Permanent: true }));
  const signIn = async ({ id, email }: Persona) => {
    const { AuthenticationResult } = await client.send(
      new AdminInitiateAuthCommand({
        UserPoolId: pool.poolId,
        ClientId: pool.clientId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: passwords.get(id) ?? '', SECRET_HASH: secretHash(email) },
      }),
    );
    tokens.set(id, AuthenticationResult?.AccessToken ?? '');
  };

  for (const { id, email, password, temporary } of accounts) {
    const UserAttributes = [
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
    ];
    const command = { ...userOf(id), UserAttributes, TemporaryPassword: password, MessageAction: 'SUPPRESS' as const };
    const { User } = await client.send(new AdminCreateUserCommand(command));
    subs.set(id, User?.Attributes?.find(({ Name }) => Name === 'sub')?.Value ?? '');
    if (!temporary) await setPassword(id, password);
  }
  const { superadmin, sinEmpresa, A, B } = escena;
  const people = [superadmin, sinEmpresa, ...[A, B].flatMap((e) => [e.admin, e.operador, e.inactivo, e.sinRol])];
  for (const persona of people) await signIn(persona);
  for (const { id, disabled } of accounts) if (disabled) await client.send(new AdminDisableUserCommand(userOf(id)));

  return {
    subs,
    tokenOf,
    async restore(persona) {
      await setPassword(persona.id, passwords.get(persona.id));
      await signIn(persona);
    },
    async codeOf(persona) {
      const begun = await client.send(new AssociateSoftwareTokenCommand({ AccessToken: bareTokenOf(persona) }));
      return codeAt(begun.SecretCode ?? '', Math.floor(Date.now() / 30_000));
    },
    async clearSecondFactor({ id }) {
      const SoftwareTokenMfaSettings = { Enabled: false, PreferredMfa: false };
      await client.send(new AdminSetUserMFAPreferenceCommand({ ...userOf(id), SoftwareTokenMfaSettings }));
    },
    close: () => client.destroy(),
  };
}
