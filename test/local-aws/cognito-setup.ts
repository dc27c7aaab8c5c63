import { createHmac } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { CognitoMessage, CognitoOptions, PoolSettings } from '#infra/local/aws/cognito.ts';
import { startCognito } from '#infra/local/aws/cognito.ts';
import { clientSettings, untilTestEnds } from './local-client.ts';

export const ClientId = 'cliente-web';
export const UserPoolId = 'eu-west-1_Idonea';
export const CLIENT_SECRET = 'secreto-del-cliente';
export const EMAIL = 'ana@acme.test';
export const USERNAME = 'usr_ana';
export const PASSWORD = 'Demo-1234';

export const POOL: PoolSettings = {
  poolId: UserPoolId,
  clientId: ClientId,
  passwordPolicy: { minimumLength: 8, requireLowercase: true, requireUppercase: true, requireNumbers: true },
  tokenValidity: { access: 900, id: 900, refresh: 3600 },
  aliasEmail: true,
};

/** Variables by which the product's adapters find this pool. */
export const environmentOf = ({ endpoint }: { endpoint: string }) => ({
  USER_POOL_ID: UserPoolId,
  USER_POOL_CLIENT_ID: ClientId,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: endpoint,
  AWS_REGION: 'eu-west-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
});

export function secretHash(username: string, secret = CLIENT_SECRET): string {
  return createHmac('sha256', secret).update(`${username}${ClientId}`).digest('base64');
}

/** An emulator with one pool, its clock, the e-mails it sent and the calls the tests repeat. */
export async function setup(pool: Partial<PoolSettings> = {}, options: Partial<CognitoOptions> = {}) {
  const sent: CognitoMessage[] = [];
  const clock = { offsetSeconds: 0 };
  const now = () => Date.now() + clock.offsetSeconds * 1000;
  const cognito = await untilTestEnds(
    startCognito({ now, onMessage: (message) => void sent.push(message), ...options }),
  );
  await cognito.ensurePool({ ...POOL, ...pool });
  const client = new CognitoIdentityProviderClient(clientSettings(cognito.endpoint));

  const createUser = (Username = USERNAME, email = EMAIL, TemporaryPassword = 'Temporal-1') =>
    client.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username,
        TemporaryPassword,
        MessageAction: 'SUPPRESS',
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'true' },
        ],
      }),
    );
  const createConfirmedUser = async (username = USERNAME, email = EMAIL) => {
    await createUser(username, email);
    await client.send(
      new AdminSetUserPasswordCommand({ UserPoolId, Username: username, Password: PASSWORD, Permanent: true }),
    );
  };
  const signIn = (user = EMAIL, password = PASSWORD, SECRET_HASH?: string) =>
    client.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: user, PASSWORD: password, ...(SECRET_HASH ? { SECRET_HASH } : {}) },
      }),
    );
  const refresh = (token = '', SECRET_HASH?: string) =>
    client.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: token, ...(SECRET_HASH ? { SECRET_HASH } : {}) },
      }),
    );
  const answerNewPassword = (Session: string | undefined, username = USERNAME, NEW_PASSWORD = PASSWORD) =>
    client.send(
      new RespondToAuthChallengeCommand({
        ClientId,
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        Session,
        ChallengeResponses: { USERNAME: username, NEW_PASSWORD },
      }),
    );
  return { cognito, client, sent, clock, createUser, createConfirmedUser, signIn, refresh, answerNewPassword };
}

export function notAuthorized(message: string) {
  return { name: 'NotAuthorizedException', message };
}
