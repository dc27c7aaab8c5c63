import { createHash } from 'node:crypto';
import {
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminLinkProviderForUserCommand,
  InitiateAuthCommand,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { describe, expect, it } from 'vitest';
import { KINDS } from '#infra/local/identity-providers/accounts.ts';
import { startIdentityProvider } from '#infra/local/identity-providers/start-identity-provider.ts';
import { WebVisitor } from '../support/web-visitor.ts';
import { ClientId, EMAIL, POOL, setup, USERNAME, UserPoolId } from './cognito-setup.ts';
import { untilTestEnds } from './local-client.ts';

const CALLBACK = 'https://idonea.test/api/oauth/callback';
const VERIFIER = 'v'.repeat(43);
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
const VERIFIED_CLAIM = { Google: 'email_verified', Microsoft: 'xms_edov' };

type TriggerEvent = { triggerSource: string; userName: string; request: { userAttributes: Record<string, string> } };

/** A pool that federates with one stand-in provider, and a person's browser. */
async function federated(
  name: 'Google' | 'Microsoft' = 'Google',
  onTrigger?: (event: TriggerEvent, link: (username: string) => Promise<unknown>) => Promise<unknown>,
) {
  const events: TriggerEvent[] = [];
  const base = await setup(
    {},
    {
      onTrigger: async (arn, event) => {
        expect(arn).toBe('arn:pre-sign-up');
        events.push(event as TriggerEvent);
        return onTrigger?.(event as TriggerEvent, (username) => link(username, event as TriggerEvent));
      },
    },
  );
  const { cognito, client } = base;
  const kind = KINDS.find((each) => each.name === name);
  if (!kind) throw new Error('no such kind');
  const standIn = await untilTestEnds(
    startIdentityProvider({
      kind,
      client: { id: 'idp-client', secret: 'idp-secret', redirectUri: `${cognito.endpoint}/oauth2/idpresponse` },
      people: [{ who: 'Ana', email: EMAIL }],
    }),
  );
  await cognito.ensurePool({
    ...POOL,
    ...(onTrigger && { triggers: { preSignUp: 'arn:pre-sign-up' } }),
    federation: {
      callbackUrls: [CALLBACK],
      scopes: ['openid', 'email', 'profile'],
      providers: [
        {
          name,
          type: name === 'Google' ? 'Google' : 'OIDC',
          issuer: standIn.endpoint,
          clientId: 'idp-client',
          clientSecret: 'idp-secret',
          scopes: ['openid', 'email', 'profile'],
          attributeMapping: { email: 'email', email_verified: VERIFIED_CLAIM[name] },
        },
      ],
    },
  });

  const link = (username: string, { userName }: { userName: string }) =>
    client.send(
      new AdminLinkProviderForUserCommand({
        UserPoolId,
        DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: username },
        SourceUser: {
          ProviderName: userName.split('_')[0],
          ProviderAttributeName: 'Cognito_Subject',
          ProviderAttributeValue: userName.split('_').slice(1).join('_'),
        },
      }),
    );
  const authorizeUrl = (change: Record<string, string> = {}) =>
    `${cognito.endpoint}/oauth2/authorize?${new URLSearchParams({
      response_type: 'code',
      client_id: ClientId,
      identity_provider: name,
      redirect_uri: CALLBACK,
      scope: 'openid email profile',
      state: 'mi-estado',
      nonce: 'mi-nonce',
      code_challenge: CHALLENGE,
      code_challenge_method: 'S256',
      ...change,
    })}`;
  /** The query that the application is called back with. */
  const signIn = async (account: { email: string; isVerified?: boolean } = { email: EMAIL }) => {
    const visitor = new WebVisitor();
    const { url } = await visitor.go(authorizeUrl(), CALLBACK);
    const { url: back } = await visitor.choose(url, account, CALLBACK);
    return Object.fromEntries(back.searchParams);
  };
  const exchange = async (code = '', change: Record<string, string> = {}) => {
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: ClientId,
      redirect_uri: CALLBACK,
      code,
      code_verifier: VERIFIER,
      ...change,
    });
    const response = await fetch(`${cognito.endpoint}/oauth2/token`, { method: 'POST', body });
    const answer = (await response.json()) as Partial<Record<'id_token' | 'access_token' | 'refresh_token', string>>;
    return { status: response.status, ...answer };
  };
  return { ...base, events, signIn, exchange, authorizeUrl, link };
}

/** Whoever comes from outside is Ana. */
const linkEverybody = async ({ triggerSource }: TriggerEvent, link: (username: string) => Promise<unknown>) =>
  triggerSource === 'PreSignUp_ExternalProvider' && link(USERNAME);

describe.each(['Google', 'Microsoft'] as const)('Federation with %s', (name) => {
  it('signs a linked identity in as the existing user, after the round that Cognito breaks off', async () => {
    const { cognito, client, createConfirmedUser, events, signIn, exchange } = await federated(name, linkEverybody);
    await createConfirmedUser();
    const first = await signIn();
    expect(first).toEqual({
      error: 'invalid_request',
      error_description: `Already found an entry for username ${events.at(-1)?.userName}`,
      state: 'mi-estado',
    });
    expect(events.map(({ triggerSource }) => triggerSource)).toEqual([
      'PreSignUp_AdminCreateUser',
      'PreSignUp_ExternalProvider',
    ]);
    expect(events.at(-1)).toMatchObject({
      userName: expect.stringMatching(new RegExp(`^${name}_`)),
      request: { userAttributes: { email: EMAIL, email_verified: 'true' } },
    });

    const second = await signIn();
    expect(second).toEqual({ code: expect.stringMatching(/^[\w-]{43}$/), state: 'mi-estado' });
    expect(events).toHaveLength(2);
    const tokens = await exchange(second.code);
    expect(tokens).toMatchObject({ status: 200, token_type: 'Bearer', expires_in: 900 });

    const verify = async (tokenUse: 'id' | 'access', token = '') => {
      const verifier = CognitoJwtVerifier.create({ userPoolId: UserPoolId, clientId: ClientId, tokenUse });
      verifier.cacheJwks(cognito.jwks as unknown as Parameters<typeof verifier.cacheJwks>[0]);
      return verifier.verify(token) as Promise<Record<string, unknown>>;
    };
    const { UserAttributes } = await client.send(new AdminGetUserCommand({ UserPoolId, Username: USERNAME }));
    const sub = UserAttributes?.find(({ Name }) => Name === 'sub')?.Value;
    expect(await verify('id', tokens.id_token)).toMatchObject({
      'cognito:username': USERNAME,
      sub,
      nonce: 'mi-nonce',
      email: EMAIL,
      email_verified: true,
      identities: [{ providerName: name }],
    });
    expect(await verify('access', tokens.access_token)).toMatchObject({ username: USERNAME, sub });
    const { AuthenticationResult } = await client.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: tokens.refresh_token ?? '' },
      }),
    );
    const renewed = await verify('access', AuthenticationResult?.AccessToken);
    expect(renewed).toMatchObject({ username: USERNAME, sub });
    // Renewing gives a social sign-in no more rights than it had.
    expect(renewed.scope).toBe((await verify('access', tokens.access_token)).scope);
    expect(renewed.scope).not.toContain('aws.cognito.signin.user.admin');
  });

  it('says to the trigger when the provider does not vouch for the e-mail', async () => {
    const { events, signIn } = await federated(name, async () => {
      throw new Error('Nobody here');
    });
    expect(await signIn({ email: 'ＡNA@acme.test', isVerified: false })).toEqual({
      error: 'invalid_request',
      error_description: 'PreSignUp failed with error Nobody here.',
      state: 'mi-estado',
    });
    const { email, email_verified } = events[0]?.request.userAttributes ?? {};
    expect([email, email_verified]).toEqual(['ＡNA@acme.test', name === 'Google' ? 'false' : undefined]);
  });
});

describe('The OAuth domain of the pool', () => {
  it('takes a code once, with its verifier, client and address', async () => {
    const { createConfirmedUser, signIn, exchange } = await federated('Google', linkEverybody);
    await createConfirmedUser();
    await signIn();
    const changes: Record<string, string>[] = [
      { code_verifier: 'w'.repeat(43) },
      { code_verifier: '' },
      { client_id: 'otro' },
      { redirect_uri: `${CALLBACK}/` },
    ];
    for (const change of changes) {
      const { code } = await signIn();
      expect(await exchange(code, change)).toEqual({ status: 400, error: 'invalid_grant' });
      expect(await exchange(code)).toEqual({ status: 400, error: 'invalid_grant' });
    }
    const { code } = await signIn();
    expect((await exchange(code)).status).toBe(200);
    expect((await exchange(code)).status).toBe(400);
    expect(await exchange('x', { grant_type: 'password' })).toEqual({ status: 400, error: 'unsupported_grant_type' });
  });

  it('lets a code and a sign-in on its way expire', async () => {
    const { createConfirmedUser, signIn, exchange, clock, authorizeUrl } = await federated('Google', linkEverybody);
    await createConfirmedUser();
    await signIn();
    const { code } = await signIn();
    clock.offsetSeconds = 301;
    expect((await exchange(code)).status).toBe(400);

    const visitor = new WebVisitor();
    const { url } = await visitor.go(authorizeUrl(), CALLBACK);
    clock.offsetSeconds = 700;
    expect((await visitor.choose(url, { email: EMAIL }, CALLBACK)).text).toContain('unknown or expired state');
  });

  it('sends nobody to an address that the client does not list', async () => {
    const { authorizeUrl } = await federated();
    for (const redirect_uri of ['https://otro.test/', `${CALLBACK}/x`, '']) {
      const answer = await fetch(authorizeUrl({ redirect_uri }), { redirect: 'manual' });
      expect([answer.status, await answer.text()]).toEqual([400, 'redirect_mismatch']);
    }
    expect((await fetch(authorizeUrl({ client_id: 'otro' }), { redirect: 'manual' })).status).toBe(400);
  });

  it.each([
    [{ identity_provider: 'Facebook' }, 'invalid_request'],
    [{ identity_provider: 'COGNITO' }, 'invalid_request'],
    [{ response_type: 'token' }, 'unauthorized_client'],
    [{ scope: 'openid aws.cognito.signin.user.admin' }, 'invalid_scope'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
  ])('refuses %o', async (change, error) => {
    const { authorizeUrl } = await federated();
    const answer = await fetch(authorizeUrl(change as Record<string, string>), { redirect: 'manual' });
    const back = new URL(answer.headers.get('location') ?? '');
    expect(back.href.startsWith(CALLBACK)).toBe(true);
    expect(back.searchParams.get('error')).toBe(error);
  });

  it('hands on that the person declined', async () => {
    const { authorizeUrl } = await federated();
    const visitor = new WebVisitor();
    const { url, text } = await visitor.go(authorizeUrl(), CALLBACK);
    expect(text).toContain('Google (local)');
    const { url: back } = await visitor.decline(url, CALLBACK);
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ error: 'access_denied', state: 'mi-estado' });
  });

  it('lets a disabled user in no more', async () => {
    const { client, createConfirmedUser, signIn } = await federated('Google', linkEverybody);
    await createConfirmedUser();
    await signIn();
    await client.send(new AdminDisableUserCommand({ UserPoolId, Username: USERNAME }));
    expect(await signIn()).toMatchObject({ error_description: 'User is disabled.' });
  });

  it('makes an account of its own for an identity that nobody refuses, as the cloud does', async () => {
    const { client, signIn, exchange } = await federated();
    expect((await exchange((await signIn()).code)).status).toBe(200);
    const { Users } = await client.send(new ListUsersCommand({ UserPoolId }));
    expect(Users).toMatchObject([{ Username: expect.stringMatching(/^Google_\d+$/), UserStatus: 'EXTERNAL_PROVIDER' }]);
  });

  it('writes the mapped e-mail and whether it is verified at each sign-in', async () => {
    const { client, createConfirmedUser, signIn, signIn: again } = await federated('Microsoft', linkEverybody);
    await createConfirmedUser();
    await signIn();
    await again({ email: EMAIL, isVerified: false });
    const { UserAttributes } = await client.send(new AdminGetUserCommand({ UserPoolId, Username: USERNAME }));
    expect(UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'false' });
  });
});

describe('AdminLinkProviderForUser', () => {
  it('refuses a second link, an unknown user and an unknown provider', async () => {
    const { createConfirmedUser, link } = await federated();
    await createConfirmedUser();
    await createConfirmedUser('usr_otro', 'otro@acme.test');
    await link(USERNAME, { userName: 'Google_1' });
    await expect(link(USERNAME, { userName: 'Google_1' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'SourceUser is already linked to DestinationUser',
    });
    await expect(link('usr_otro', { userName: 'Google_1' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
    await expect(link('usr_nadie', { userName: 'Google_2' })).rejects.toMatchObject({ name: 'UserNotFoundException' });
    await expect(link(USERNAME, { userName: 'Facebook_2' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
  });
});

describe('AdminCreateUser', () => {
  it('asks the trigger too, which may refuse', async () => {
    const { createUser } = await federated('Google', async () => {
      throw new Error('Not today');
    });
    await expect(createUser()).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PreSignUp failed with error Not today.',
    });
  });
});
