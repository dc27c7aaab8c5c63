import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { beforeEach, describe, expect, it } from 'vitest';
import { cognitoIdentity } from '#functions/core/adapters/cognito-identity.ts';
import type { Tokens } from '#functions/core/adapters/identity.ts';
import { openToken } from '#functions/core/sealed-token.ts';
import { cognitoTokenVerifier } from '#functions/core/token-verifier.ts';
import { PUBLIC_OPERATIONS } from '#infra/local/aws/cognito.ts';
import {
  CLIENT_SECRET,
  ClientId,
  EMAIL,
  environmentOf,
  PASSWORD,
  setup,
  USERNAME,
  UserPoolId,
} from '../../local-aws/cognito-setup.ts';

/** What somebody can do at Cognito's own address with what they have taken from a browser: nothing. */
let cognito: Awaited<ReturnType<typeof setup>>;
let tokens: Tokens;

beforeEach(async () => {
  cognito = await setup({
    clientSecret: CLIENT_SECRET,
    writeAttributes: ['locale'],
    rotationGrace: 60,
    softwareTokens: true,
  });
  Object.assign(process.env, { ORIGIN_VERIFY: 'origin-secret-of-tests', ...environmentOf(cognito.cognito) });
  await cognito.createConfirmedUser();
  const answer = await cognitoIdentity().signIn(EMAIL, PASSWORD);
  if (answer.kind !== 'tokens') throw new Error(answer.kind);
  tokens = answer.tokens;
});

/** An unsigned call, as anybody can make it; the input has all that any operation asks for. */
async function ask(operation: string, AccessToken: string, changed: object = {}) {
  const input = {
    AccessToken,
    ClientId,
    RefreshToken: tokens.refreshToken,
    Token: tokens.refreshToken,
    Username: EMAIL,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: EMAIL, PASSWORD },
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session: 'a-session',
    ChallengeResponses: { USERNAME, SOFTWARE_TOKEN_MFA_CODE: '123456' },
    ConfirmationCode: '123456',
    Password: 'Otra-12345',
    PreviousPassword: PASSWORD,
    ProposedPassword: 'Otra-12345',
    UserCode: '123456',
    SoftwareTokenMfaSettings: { Enabled: false },
    UserAttributes: [{ Name: 'email', Value: 'ladron@example.com' }],
    UserAttributeNames: ['email'],
    ...changed,
  };
  const headers = { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` };
  const body = JSON.stringify(input);
  const response = await fetch(cognito.cognito.endpoint, { method: 'POST', headers, body });
  return { status: response.status, refusal: ((await response.json()) as { __type?: string }).__type };
}

const account = () => cognito.client.send(new AdminGetUserCommand({ UserPoolId, Username: USERNAME }));

describe('What a browser holds', () => {
  it.each([...PUBLIC_OPERATIONS])('is refused by Cognito: %s', async (operation) => {
    const before = await account();
    const { status, refusal } = await ask(operation, tokens.accessToken);

    expect([status, refusal]).toEqual([400, expect.stringMatching(/^(NotAuthorized|Unauthorized)Exception$/)]);
    expect((await account()).UserAttributes).toEqual(before.UserAttributes);
    expect(cognito.sent).toEqual([]);
    await expect(cognitoIdentity().refresh(tokens.refreshToken ?? '')).resolves.toBeDefined();
  });

  it('opens our own doors, and the bare token of the pool does not', async () => {
    const verifier = cognitoTokenVerifier();
    await expect(verifier.verify(tokens.accessToken)).resolves.toMatchObject({ ownSignIn: true });
    await expect(verifier.verify(openToken(tokens.accessToken))).rejects.toThrow();
  });
});

describe('The bare token, should anybody come by it', () => {
  it.each(['UpdateUserAttributes', 'DeleteUserAttributes'])(
    'changes nothing of the account that anybody reads: %s',
    async (operation) => {
      const harmless = { UserAttributes: [{ Name: 'locale', Value: 'es' }], UserAttributeNames: ['locale'] };
      const bare = openToken(tokens.accessToken);

      await expect(ask(operation, bare)).resolves.toEqual({ status: 400, refusal: 'NotAuthorizedException' });
      await expect(ask(operation, bare, harmless)).resolves.toMatchObject({ status: 200 });
    },
  );
});
