import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminResetUserPasswordCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  ListUsersCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { ClientId, EMAIL, notAuthorized, PASSWORD, setup, USERNAME, UserPoolId } from './cognito-setup.ts';

describe('a temporary password', () => {
  it('leads to a challenge that a new password answers', async () => {
    const { client, createUser, signIn, answerNewPassword } = await setup();
    await createUser();

    const challenge = await signIn(EMAIL, 'Temporal-1');
    expect(challenge).toMatchObject({
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      ChallengeParameters: { USER_ID_FOR_SRP: USERNAME },
    });
    expect(challenge.AuthenticationResult).toBeUndefined();

    const { AuthenticationResult } = await answerNewPassword(challenge.Session);
    expect(AuthenticationResult?.AccessToken).toBeDefined();
    expect((await signIn()).AuthenticationResult).toBeDefined();
    const user = await client.send(new AdminGetUserCommand({ UserPoolId, Username: USERNAME }));
    expect(user.UserStatus).toBe('CONFIRMED');
  });

  it('must be right to get the challenge', async () => {
    const { createUser, signIn } = await setup();
    await createUser();

    await expect(signIn(EMAIL, 'Temporal-2')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  it('gives a Session that works once', async () => {
    const { client, createUser, signIn, answerNewPassword } = await setup();
    await createUser();
    const { Session } = await signIn(EMAIL, 'Temporal-1');
    await answerNewPassword(Session);
    await client.send(
      new AdminSetUserPasswordCommand({ UserPoolId, Username: USERNAME, Password: 'Temporal-2', Permanent: false }),
    );

    await expect(answerNewPassword(Session, USERNAME, 'Robada-123')).rejects.toMatchObject(
      notAuthorized('Invalid session for the user.'),
    );
  });

  it('gives a Session for that user only', async () => {
    const { createUser, signIn, answerNewPassword } = await setup();
    await createUser();
    await createUser('usr_otra', 'otra@acme.test');
    const { Session } = await signIn(EMAIL, 'Temporal-1');

    await expect(answerNewPassword(Session, 'usr_otra')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(answerNewPassword('x'.repeat(40))).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  it('gives a Session that ends after 3 minutes', async () => {
    const { clock, createUser, signIn, answerNewPassword } = await setup();
    await createUser();
    const { Session } = await signIn(EMAIL, 'Temporal-1');

    clock.offsetSeconds = 181;

    await expect(answerNewPassword(Session)).rejects.toMatchObject(
      notAuthorized('Invalid session for the user, session is expired.'),
    );
  });

  it('leaves the Session alive when the new password is too weak', async () => {
    const { createUser, signIn, answerNewPassword } = await setup();
    await createUser();
    const { Session } = await signIn(EMAIL, 'Temporal-1');

    await expect(answerNewPassword(Session, USERNAME, 'debil')).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    });
    expect((await answerNewPassword(Session)).AuthenticationResult).toBeDefined();
  });

  it('expires after seven days', async () => {
    const { clock, createUser, signIn } = await setup();
    await createUser();

    clock.offsetSeconds = 7 * 24 * 3600 + 60;

    await expect(signIn(EMAIL, 'Temporal-1')).rejects.toMatchObject(
      notAuthorized('Temporary password has expired and must be reset by an administrator.'),
    );
  });

  it('is made up and sent when the administrator gives none', async () => {
    const { client, sent, signIn } = await setup({
      messages: { invitation: { subject: 'Tu cuenta', body: 'Hola {username}, entra con {####}' } },
    });

    await client.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username: USERNAME,
        DesiredDeliveryMediums: ['EMAIL'],
        UserAttributes: [
          { Name: 'email', Value: EMAIL },
          { Name: 'email_verified', Value: 'true' },
        ],
      }),
    );

    const [{ code = '', body = '' } = {}] = sent;
    expect(body).toBe(`Hola ${USERNAME}, entra con ${code}`);
    expect(await signIn(EMAIL, code)).toMatchObject({ ChallengeName: 'NEW_PASSWORD_REQUIRED' });
  });
});

describe('the password policy', () => {
  it.each([
    ['Corta-1', 'Password not long enough'],
    ['minusculas-1', 'Password must have uppercase characters'],
    ['MAYUSCULAS-1', 'Password must have lowercase characters'],
    ['Sin-numeros', 'Password must have numeric characters'],
  ])('refuses %s', async (Password, reason) => {
    const { client, createConfirmedUser } = await setup();
    await createConfirmedUser();

    const change = new AdminSetUserPasswordCommand({ UserPoolId, Username: USERNAME, Password, Permanent: true });

    await expect(client.send(change)).rejects.toMatchObject({
      name: 'InvalidPasswordException',
      message: `Password did not conform with policy: ${reason}`,
    });
  });
});

describe('changing the password', () => {
  it('needs the old one', async () => {
    const { client, createConfirmedUser, signIn } = await setup();
    await createConfirmedUser();
    const { AuthenticationResult: { AccessToken } = {} } = await signIn();
    const change = (PreviousPassword: string) =>
      client.send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword: 'Nueva-1234' }));

    await expect(change('Otra-1234')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await change(PASSWORD);

    await expect(signIn(EMAIL, PASSWORD)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    expect((await signIn(EMAIL, 'Nueva-1234')).AuthenticationResult).toBeDefined();
  });
});

describe('a forgotten password', () => {
  const confirm = (ConfirmationCode: string, Username = EMAIL) =>
    new ConfirmForgotPasswordCommand({ ClientId, Username, ConfirmationCode, Password: 'Nueva-1234' });

  it('is replaced with the code sent by e-mail, once', async () => {
    const { client, sent, createConfirmedUser, signIn } = await setup();
    await createConfirmedUser();

    const { CodeDeliveryDetails } = await client.send(new ForgotPasswordCommand({ ClientId, Username: EMAIL }));
    const code = sent[0]?.code ?? '';

    expect(CodeDeliveryDetails).toMatchObject({ Destination: 'a***@a***', DeliveryMedium: 'EMAIL' });
    expect(sent).toMatchObject([{ to: EMAIL, username: USERNAME, code: expect.stringMatching(/^\d{6}$/) }]);
    const wrong = code === '000000' ? '000001' : '000000';
    await expect(client.send(confirm(wrong))).rejects.toMatchObject({ name: 'CodeMismatchException' });
    await client.send(confirm(code));
    expect((await signIn(EMAIL, 'Nueva-1234')).AuthenticationResult).toBeDefined();
    await expect(client.send(confirm(code))).rejects.toMatchObject({ name: 'ExpiredCodeException' });
  });

  it('is told of in the words of the pool’s CustomMessage function, if they hold the code', async () => {
    const words = { emailSubject: 'Tu código', emailMessage: '<b>{####}</b>' };
    const events: unknown[] = [];
    const onTrigger = async (functionArn: string, event: unknown) => {
      events.push({ functionArn, event });
      return { ...(event as object), response: words };
    };
    const { client, sent, createConfirmedUser } = await setup(
      { triggers: { customMessage: 'arn:words' } },
      { onTrigger },
    );
    await createConfirmedUser();
    await client.send(new ForgotPasswordCommand({ ClientId, Username: EMAIL }));
    words.emailMessage = 'No code here';
    await client.send(new ForgotPasswordCommand({ ClientId, Username: EMAIL }));

    expect(events[0]).toMatchObject({
      functionArn: 'arn:words',
      event: {
        triggerSource: 'CustomMessage_ForgotPassword',
        userName: USERNAME,
        request: { codeParameter: '{####}', userAttributes: { email: EMAIL } },
      },
    });
    expect(sent[0]).toMatchObject({ subject: 'Tu código', body: `<b>${sent[0]?.code}</b>` });
    expect(sent[1]?.body).toBe(`Your confirmation code is ${sent[1]?.code}`);
  });

  it('has a code for one hour', async () => {
    const { client, clock, sent, createConfirmedUser } = await setup();
    await createConfirmedUser();
    await client.send(new ForgotPasswordCommand({ ClientId, Username: EMAIL }));

    clock.offsetSeconds = 3601;

    await expect(client.send(confirm(sent[0]?.code ?? ''))).rejects.toMatchObject({ name: 'ExpiredCodeException' });
  });

  it('of a stranger gets the same answer and no e-mail', async () => {
    const { client, sent } = await setup();

    const answer = await client.send(new ForgotPasswordCommand({ ClientId, Username: 'nadie@acme.test' }));

    expect(answer.CodeDeliveryDetails).toMatchObject({ Destination: 'n***@a***' });
    expect(sent).toEqual([]);
    await expect(client.send(confirm('123456', 'nadie@acme.test'))).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
  });

  it('must be replaced when an administrator resets it', async () => {
    const { client, sent, createConfirmedUser, signIn } = await setup();
    await createConfirmedUser();

    await client.send(new AdminResetUserPasswordCommand({ UserPoolId, Username: EMAIL }));

    await expect(signIn()).rejects.toMatchObject({ name: 'PasswordResetRequiredException' });
    await client.send(confirm(sent[0]?.code ?? ''));
    expect((await signIn(EMAIL, 'Nueva-1234')).AuthenticationResult).toBeDefined();
  });
});

describe('users', () => {
  it('have an e-mail of their own when it signs them in', async () => {
    const { client, createUser } = await setup();
    await createUser();
    await createUser('usr_otra', 'otra@acme.test');
    const UserAttributes = [
      { Name: 'email', Value: EMAIL },
      { Name: 'email_verified', Value: 'true' },
    ];

    await expect(createUser()).rejects.toMatchObject({ name: 'UsernameExistsException' });
    await expect(createUser('usr_tercera')).rejects.toMatchObject({ name: 'AliasExistsException' });
    await expect(
      client.send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username: 'usr_otra', UserAttributes })),
    ).rejects.toMatchObject({ name: 'AliasExistsException' });
    await expect(createUser('correo@acme.test', 'correo@acme.test')).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
  });

  it('sign in with a changed e-mail only once it is verified', async () => {
    const { client, createConfirmedUser, signIn } = await setup();
    await createConfirmedUser();
    const change = (verified: string) =>
      client.send(
        new AdminUpdateUserAttributesCommand({
          UserPoolId,
          Username: USERNAME,
          UserAttributes: [
            { Name: 'email', Value: 'nueva@acme.test' },
            { Name: 'email_verified', Value: verified },
          ],
        }),
      );

    await change('false');
    await expect(signIn('nueva@acme.test')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await change('true');
    expect((await signIn('nueva@acme.test')).AuthenticationResult).toBeDefined();
    await expect(signIn(EMAIL)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  it('are listed page by page and found by e-mail', async () => {
    const { client, createUser } = await setup();
    for (const name of ['uno', 'dos', 'tres']) await createUser(`usr_${name}`, `${name}@acme.test`);

    const first = await client.send(new ListUsersCommand({ UserPoolId, Limit: 2 }));
    const second = await client.send(
      new ListUsersCommand({ UserPoolId, Limit: 2, PaginationToken: first.PaginationToken }),
    );
    const found = await client.send(new ListUsersCommand({ UserPoolId, Filter: 'email = "dos@acme.test"' }));

    const names = [...(first.Users ?? []), ...(second.Users ?? [])].map(({ Username }) => Username);
    expect(names).toEqual(['usr_uno', 'usr_dos', 'usr_tres']);
    expect(second.PaginationToken).toBeUndefined();
    expect(found.Users).toMatchObject([{ Username: 'usr_dos', UserCreateDate: expect.any(Date) }]);
    expect(JSON.stringify(found.Users)).not.toContain('Password');
  });

  it('cannot sign themselves up', async () => {
    const { client } = await setup();

    await expect(
      client.send(new SignUpCommand({ ClientId, Username: 'usr_intruso', Password: PASSWORD })),
    ).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });
});
