import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  AssociateSoftwareTokenCommand,
  ChangePasswordCommand,
  CodeMismatchException,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ExpiredCodeException,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  InvalidParameterException,
  InvalidPasswordException,
  ListUsersCommand,
  NotAuthorizedException,
  RefreshTokenReuseException,
  RevokeTokenCommand,
  UserNotFoundException,
  UsernameExistsException,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { env } from '../env.ts';
import { openToken } from '../sealed-token.ts';
import {
  changeFailure,
  contextOf,
  refusedOr,
  resetFailure,
  toAccount,
  toSignIn,
  toTokens,
  usernameOf,
  WRONG_CODES,
} from './cognito-answers.ts';
import { type PoolClients, poolClients } from './cognito-clients.ts';
import type { Caller, Identity } from './identity.ts';

export function cognitoIdentity(): Identity {
  const client = new CognitoIdentityProviderClient({});
  let made: PoolClients | undefined;
  const clients = () => {
    made ??= poolClients(client);
    return made;
  };
  /** The parameter by which a call proves the secret of its client. */
  const proof = async (username: string): Promise<Record<string, string>> => {
    const SECRET_HASH = await clients().passwords.secretHash(username);
    return SECRET_HASH ? { SECRET_HASH } : {};
  };

  /** A challenge is answered with the real username, which stands before its session: Cognito takes no e-mail here. */
  const respond = async (
    ChallengeName: 'NEW_PASSWORD_REQUIRED' | 'SOFTWARE_TOKEN_MFA',
    session: string,
    responses: Record<string, string>,
    caller: Caller | undefined,
  ) =>
    client.send(
      new AdminRespondToAuthChallengeCommand({
        UserPoolId: env('USER_POOL_ID'),
        ClientId: clients().passwords.ClientId,
        ChallengeName,
        Session: session.slice(session.indexOf('.') + 1),
        ChallengeResponses: {
          USERNAME: usernameOf(session),
          ...responses,
          ...(await proof(usernameOf(session))),
        },
        ContextData: contextOf(caller),
      }),
    );

  return {
    async signIn(email, password, caller) {
      try {
        const answer = await client.send(
          new AdminInitiateAuthCommand({
            UserPoolId: env('USER_POOL_ID'),
            ClientId: clients().passwords.ClientId,
            AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
            AuthParameters: { USERNAME: email, PASSWORD: password, ...(await proof(email)) },
            ContextData: contextOf(caller),
          }),
        );
        return toSignIn(answer);
      } catch (error) {
        return refusedOr(error);
      }
    },

    async setNewPassword(session, password, caller) {
      try {
        return toSignIn(await respond('NEW_PASSWORD_REQUIRED', session, { NEW_PASSWORD: password }, caller));
      } catch (error) {
        if (error instanceof InvalidPasswordException) return { kind: 'weak_password' };
        return refusedOr(error);
      }
    },

    async answerCode(session, code, caller) {
      try {
        return toSignIn(await respond('SOFTWARE_TOKEN_MFA', session, { SOFTWARE_TOKEN_MFA_CODE: code }, caller));
      } catch (error) {
        // Each code is taken once: Cognito calls it expired afterwards.
        const wrong = error instanceof CodeMismatchException || error instanceof ExpiredCodeException;
        return wrong ? { kind: 'wrong_code' } : refusedOr(error);
      }
    },

    async isPassword(email, password, caller) {
      const answer = await this.signIn(email, password, caller);
      if (answer.kind === 'tokens' && answer.tokens.refreshToken) await this.revoke(answer.tokens.refreshToken);
      return answer.kind === 'tokens' || answer.kind === 'code';
    },

    async changePassword({ accessToken, actual, password }) {
      try {
        await client.send(
          new ChangePasswordCommand({
            AccessToken: openToken(accessToken),
            PreviousPassword: actual,
            ProposedPassword: password,
          }),
        );
        return 'done';
      } catch (error) {
        return changeFailure(error);
      }
    },

    async startSecondFactor(accessToken) {
      try {
        return (await client.send(new AssociateSoftwareTokenCommand({ AccessToken: openToken(accessToken) })))
          .SecretCode;
      } catch (error) {
        if (error instanceof NotAuthorizedException) return undefined;
        throw error;
      }
    },

    async finishSecondFactor({ id, accessToken, code }) {
      try {
        await client.send(new VerifySoftwareTokenCommand({ AccessToken: openToken(accessToken), UserCode: code }));
      } catch (error) {
        if (WRONG_CODES.some((known) => error instanceof known)) return false;
        throw error;
      }
      const settings = { SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } };
      await client.send(new AdminSetUserMFAPreferenceCommand({ ...account(id), ...settings }));
      return true;
    },

    clearSecondFactor: (id) =>
      ifExists(
        client.send(
          new AdminSetUserMFAPreferenceCommand({
            ...account(id),
            SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false },
          }),
        ),
      ),

    async refresh(refreshToken) {
      const tokens = await this.renew(refreshToken);
      return tokens === 'reused' ? undefined : tokens;
    },

    async renew(refreshToken) {
      try {
        const { client: owner, token, mark } = clients().ownerOf(refreshToken);
        const whose = { ClientId: owner.ClientId, ClientSecret: await owner.secret() };
        const asked = new GetTokensFromRefreshTokenCommand({ ...whose, RefreshToken: token });
        const { AuthenticationResult } = await client.send(asked);
        if (!AuthenticationResult) return undefined;
        const tokens = toTokens(AuthenticationResult);
        return { ...tokens, ...(tokens.refreshToken && { refreshToken: mark(tokens.refreshToken) }) };
      } catch (error) {
        if (error instanceof RefreshTokenReuseException) return 'reused';
        const over = [NotAuthorizedException, UserNotFoundException];
        if (over.some((known) => error instanceof known)) return undefined;
        throw error;
      }
    },

    async revoke(refreshToken) {
      const { client: owner, token } = clients().ownerOf(refreshToken);
      const whose = { ClientId: owner.ClientId, ClientSecret: await owner.secret() };
      await client.send(new RevokeTokenCommand({ ...whose, Token: token }));
    },

    async provision({ id, email, nombre, temporaryPassword }) {
      const pool = { UserPoolId: env('USER_POOL_ID'), Username: id };
      try {
        const { User } = await client.send(
          new AdminCreateUserCommand({
            ...pool,
            TemporaryPassword: temporaryPassword,
            MessageAction: 'SUPPRESS',
            UserAttributes: [...verifiedEmail(email), { Name: 'name', Value: nombre }],
          }),
        );
        const sub = User?.Attributes?.find(({ Name }) => Name === 'sub')?.Value;
        if (sub) return sub;
      } catch (error) {
        if (!(error instanceof UsernameExistsException)) throw error;
        await client.send(new AdminSetUserPasswordCommand({ ...pool, Password: temporaryPassword, Permanent: false }));
      }
      const { UserAttributes } = await client.send(new AdminGetUserCommand(pool));
      const sub = UserAttributes?.find(({ Name }) => Name === 'sub')?.Value;
      if (!sub) throw new Error('Cognito answered no sub');
      return sub;
    },

    signOutEverywhere: (id) => ifExists(client.send(new AdminUserGlobalSignOutCommand(account(id)))),
    disable: (id) => ifExists(client.send(new AdminDisableUserCommand(account(id)))),
    enable: (id) => ifExists(client.send(new AdminEnableUserCommand(account(id)))),
    remove: (id) => ifExists(client.send(new AdminDeleteUserCommand(account(id)))),

    setEmail: (id, email) =>
      ifExists(
        client.send(new AdminUpdateUserAttributesCommand({ ...account(id), UserAttributes: verifiedEmail(email) })),
      ),

    async listAccounts(cursor) {
      const list = (PaginationToken?: string) =>
        client.send(new ListUsersCommand({ UserPoolId: env('USER_POOL_ID'), Limit: 60, PaginationToken }));
      const page = await list(cursor).catch((error: unknown) => {
        if (cursor && error instanceof InvalidParameterException) return list();
        throw error;
      });
      return { accounts: (page.Users ?? []).map(toAccount), cursor: page.PaginationToken };
    },

    async sendResetCode(id) {
      try {
        const { ClientId, secretHash } = clients().passwords;
        await client.send(new ForgotPasswordCommand({ ClientId, Username: id, SecretHash: await secretHash(id) }));
        return true;
      } catch (error) {
        const refused = [NotAuthorizedException, UserNotFoundException, InvalidParameterException];
        if (refused.some((known) => error instanceof known)) return false;
        throw error;
      }
    },

    async resetPassword({ id, code, password }) {
      try {
        await client.send(
          new ConfirmForgotPasswordCommand({
            ClientId: clients().passwords.ClientId,
            Username: id,
            SecretHash: await clients().passwords.secretHash(id),
            ConfirmationCode: code,
            Password: password,
          }),
        );
        return 'done';
      } catch (error) {
        return resetFailure(error);
      }
    },
  };
}

const verifiedEmail = (email: string) => [
  { Name: 'email', Value: email },
  { Name: 'email_verified', Value: 'true' },
];

const account = (id: string) => ({ UserPoolId: env('USER_POOL_ID'), Username: id });

async function ifExists(call: Promise<unknown>): Promise<void> {
  await call.catch((error: unknown) => {
    if (!(error instanceof UserNotFoundException)) throw error;
  });
}
