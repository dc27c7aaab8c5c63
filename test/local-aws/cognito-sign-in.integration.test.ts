import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  AdminDisableUserCommand,
  AdminInitiateAuthCommand,
  AdminUserGlobalSignOutCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { describe, expect, it } from 'vitest';
import {
  CLIENT_SECRET,
  ClientId,
  EMAIL,
  notAuthorized,
  PASSWORD,
  secretHash,
  setup,
  USERNAME,
  UserPoolId,
} from './cognito-setup.ts';
import { temporaryFolder } from './local-client.ts';

const BAD_CREDENTIALS = notAuthorized('Incorrect username or password.');

/** The verifier as the API uses it, unmodified, with the keys the emulator publishes. */
async function verifierFor(endpoint: string, tokenUse: 'access' | 'id' = 'access') {
  const verifier = CognitoJwtVerifier.create({ userPoolId: UserPoolId, clientId: ClientId, tokenUse });
  const published = await fetch(`${endpoint}/${UserPoolId}/.well-known/jwks.json`);
  verifier.cacheJwks((await published.json()) as Parameters<typeof verifier.cacheJwks>[0]);
  return verifier;
}

describe('signing in to the local Cognito', () => {
  it('works with the e-mail and gives tokens aws-jwt-verify accepts', async () => {
    const { cognito, createConfirmedUser, signIn } = await setup();
    await createConfirmedUser();

    const { AuthenticationResult: tokens } = await signIn(EMAIL);

    const claims = await (await verifierFor(cognito.endpoint)).verify(tokens?.AccessToken ?? '');
    expect(claims).toMatchObject({
      token_use: 'access',
      client_id: ClientId,
      username: USERNAME,
      sub: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-/),
      scope: 'aws.cognito.signin.user.admin',
      iss: 'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_Idonea',
      auth_time: claims.iat,
    });
    expect(claims.exp - claims.iat).toBe(900);
    expect(tokens).toMatchObject({ ExpiresIn: 900, TokenType: 'Bearer' });

    const id = await (await verifierFor(cognito.endpoint, 'id')).verify(tokens?.IdToken ?? '');
    expect(id).toMatchObject({ 'cognito:username': USERNAME, email: EMAIL, email_verified: true, sub: claims.sub });
  });

  it('works with the username too', async () => {
    const { createConfirmedUser, signIn } = await setup();
    await createConfirmedUser();

    expect((await signIn(USERNAME)).AuthenticationResult).toBeDefined();
  });

  it('signs with a key of its own in each installation', async () => {
    const [one, other] = [await setup(), await setup()];
    await one.createConfirmedUser();
    const { AuthenticationResult: tokens } = await one.signIn();

    const foreign = await verifierFor(other.cognito.endpoint);

    await expect(foreign.verify(tokens?.AccessToken ?? '')).rejects.toThrow();
  });

  it.each([
    ['a wrong password', EMAIL, 'Otra-1234'],
    ['a stranger', 'nadie@acme.test', PASSWORD],
    ['no password', EMAIL, ''],
  ])('refuses %s with the same text', async (_case, user, password) => {
    const { createConfirmedUser, signIn } = await setup();
    await createConfirmedUser();

    await expect(signIn(user, password)).rejects.toMatchObject(BAD_CREDENTIALS);
  });

  it('refuses a disabled user, also by refresh', async () => {
    const { client, createConfirmedUser, signIn, refresh } = await setup();
    await createConfirmedUser();
    const { AuthenticationResult: tokens } = await signIn();

    await client.send(new AdminDisableUserCommand({ UserPoolId, Username: EMAIL }));

    await expect(signIn()).rejects.toMatchObject(notAuthorized('User is disabled.'));
    await expect(refresh(tokens?.RefreshToken)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  it('takes only the flows the client allows', async () => {
    const { createConfirmedUser, signIn } = await setup({ authFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH'] });
    await createConfirmedUser();

    await expect(signIn()).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'USER_PASSWORD_AUTH flow not enabled for this client',
    });
  });

  it('wants a signed request for administrators', async () => {
    const { cognito } = await setup();

    const answer = await fetch(cognito.endpoint, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminGetUser' },
      body: JSON.stringify({ UserPoolId, Username: USERNAME }),
    });

    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ __type: 'MissingAuthenticationTokenException' });
  });
});

describe('a client with a secret', () => {
  it('signs in and refreshes with the right hash', async () => {
    const { client, createConfirmedUser, signIn, refresh } = await setup({ clientSecret: CLIENT_SECRET });
    await createConfirmedUser();

    const { AuthenticationResult: tokens } = await signIn(EMAIL, PASSWORD, secretHash(EMAIL));
    const refreshed = await refresh(tokens?.RefreshToken, secretHash(USERNAME));
    const byAdmin = await client.send(
      new AdminInitiateAuthCommand({
        UserPoolId,
        ClientId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: EMAIL, PASSWORD, SECRET_HASH: secretHash(EMAIL) },
      }),
    );

    expect(refreshed.AuthenticationResult?.AccessToken).toBeDefined();
    expect(byAdmin.AuthenticationResult?.AccessToken).toBeDefined();
  });

  it.each([
    ['another secret', secretHash(EMAIL, 'adivinado'), `SecretHash does not match for the client: ${ClientId}`],
    ['another user', secretHash('otra@acme.test'), `SecretHash does not match for the client: ${ClientId}`],
    ['no hash', undefined, `Client ${ClientId} is configured with secret but SECRET_HASH was not received`],
  ])('is refused with a hash of %s', async (_case, hash, message) => {
    const { createConfirmedUser, signIn } = await setup({ clientSecret: CLIENT_SECRET });
    await createConfirmedUser();

    await expect(signIn(EMAIL, PASSWORD, hash)).rejects.toMatchObject(notAuthorized(message));
  });
});

describe('tokens', () => {
  it('are replaced at each renewal of a client that asks for it: the one before works for its grace, none past the end', async () => {
    const authFlows = ['ALLOW_USER_PASSWORD_AUTH'];
    const rotating = await setup({ authFlows, rotationGrace: 60 });
    const { cognito, client, clock, createConfirmedUser, signIn, refresh } = rotating;
    const verifier = await verifierFor(cognito.endpoint);
    await createConfirmedUser();
    const renew = async (RefreshToken = '') =>
      (await client.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }))).AuthenticationResult;
    const first = (await signIn()).AuthenticationResult;
    const second = await renew(first?.RefreshToken);
    clock.offsetSeconds = 30;
    const third = await renew(first?.RefreshToken);
    expect(new Set([first, second, third].map((tokens) => tokens?.RefreshToken)).size).toBe(3);
    clock.offsetSeconds = 61;
    await expect(renew(first?.RefreshToken)).rejects.toMatchObject({ name: 'RefreshTokenReuseException' });
    const origin = async (token = '') => (await verifier.verify(token)).origin_jti;
    expect(await origin(second?.AccessToken)).toBe(await origin(first?.AccessToken));
    expect(await renew(second?.RefreshToken)).toBeDefined();

    clock.offsetSeconds = 3601;
    await expect(renew(third?.RefreshToken)).rejects.toMatchObject(notAuthorized('Refresh Token has expired'));
    await expect(refresh(third?.RefreshToken)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  it('are refreshed with the time of the first sign-in, until the refresh token expires', async () => {
    const { cognito, clock, createConfirmedUser, signIn, refresh } = await setup();
    await createConfirmedUser();
    const { AuthenticationResult: tokens } = await signIn();
    const verifier = await verifierFor(cognito.endpoint);
    const first = await verifier.verify(tokens?.AccessToken ?? '');

    clock.offsetSeconds = 600;
    const { AuthenticationResult: fresh } = await refresh(tokens?.RefreshToken);
    const second = await verifier.verify(fresh?.AccessToken ?? '');

    expect(second.auth_time).toBe(first.auth_time);
    expect(second.iat).toBeGreaterThanOrEqual(first.iat + 600);
    expect(fresh?.RefreshToken).toBeUndefined();

    clock.offsetSeconds = 3601;
    await expect(refresh(tokens?.RefreshToken)).rejects.toMatchObject(notAuthorized('Refresh Token has expired'));
  });

  it.each([
    ['the user signs out everywhere', (AccessToken = '') => new GlobalSignOutCommand({ AccessToken })],
    ['an administrator signs the user out', () => new AdminUserGlobalSignOutCommand({ UserPoolId, Username: EMAIL })],
    ['the refresh token is revoked', (_: unknown, Token = '') => new RevokeTokenCommand({ ClientId, Token })],
  ])('stop working when %s', async (_case, command) => {
    const { client, createConfirmedUser, signIn, refresh } = await setup();
    await createConfirmedUser();
    const { AuthenticationResult: { AccessToken, RefreshToken } = {} } = await signIn();
    await expect(client.send(new GetUserCommand({ AccessToken }))).resolves.toMatchObject({ Username: USERNAME });

    await client.send(command(AccessToken, RefreshToken) as GlobalSignOutCommand);

    await expect(refresh(RefreshToken)).rejects.toMatchObject(notAuthorized('Refresh Token has been revoked'));
    await expect(client.send(new GetUserCommand({ AccessToken }))).rejects.toMatchObject(
      notAuthorized('Access Token has been revoked'),
    );
  });

  it('are refused when forged or expired', async () => {
    const { client, clock, createConfirmedUser, signIn } = await setup();
    await createConfirmedUser();
    const { AuthenticationResult: { AccessToken = '' } = {} } = await signIn();
    const [header, claims, signature] = AccessToken.split('.');
    const altered = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString());
    const forgedClaims = Buffer.from(JSON.stringify({ ...altered, username: 'usr_otra' })).toString('base64url');

    const forged = new GetUserCommand({ AccessToken: [header, forgedClaims, signature].join('.') });
    await expect(client.send(forged)).rejects.toMatchObject(notAuthorized('Invalid Access Token'));

    clock.offsetSeconds = 901;
    await expect(client.send(new GetUserCommand({ AccessToken }))).rejects.toMatchObject(
      notAuthorized('Access Token has expired'),
    );
  });
});

describe('state', () => {
  it('keeps users, sessions and the key over a restart, and no password or refresh token in clear', async () => {
    const dir = temporaryFolder();
    const first = await setup({}, { dir });
    await first.createConfirmedUser();
    const { AuthenticationResult: tokens } = await first.signIn();
    await first.cognito.close();

    const second = await setup({}, { dir });

    expect((await second.signIn()).AuthenticationResult).toBeDefined();
    expect((await second.refresh(tokens?.RefreshToken)).AuthenticationResult).toBeDefined();
    expect(second.cognito.jwks).toEqual(first.cognito.jwks);
    const users = await readFile(path.join(dir, 'pools', `${UserPoolId}.json`), 'utf8');
    const sessions = await readFile(path.join(dir, 'sessions.json'), 'utf8');
    expect(users).not.toContain(PASSWORD);
    expect(sessions).not.toContain(tokens?.RefreshToken);
    expect(statSync(path.join(dir, 'signing-key.pem')).mode & 0o777).toBe(0o600);
  });
});
