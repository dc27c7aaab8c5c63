import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  type AuthenticationResultType,
  CodeMismatchException,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ExpiredCodeException,
  ForgotPasswordCommand,
  InitiateAuthCommand,
  InvalidParameterException,
  InvalidPasswordException,
  LimitExceededException,
  ListUsersCommand,
  NotAuthorizedException,
  PasswordResetRequiredException,
  RevokeTokenCommand,
  TooManyFailedAttemptsException,
  UserNotFoundException,
  UsernameExistsException,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import { env } from '../env.ts';

export interface Tokens {
  accessToken: string;
  /** Absent on a refresh: the old one goes on. */
  refreshToken?: string;
  /** Seconds. */
  expiresIn: number;
}

export type SignIn =
  | { kind: 'tokens'; tokens: Tokens }
  | { kind: 'new_password'; session: string }
  | { kind: 'refused' };

/** An account as Cognito lists it. */
export interface Account {
  id: string;
  email: string;
  enabled: boolean;
  createdAt: Date;
}

export type PasswordReset = 'done' | 'wrong_code' | 'expired_code' | 'weak_password' | 'too_many_tries';

/** Sign-in and accounts, on Cognito. The username is our own user id; people sign in with their e-mail. */
export interface Identity {
  signIn(email: string, password: string): Promise<SignIn>;
  /** `session` is what `signIn` answered with `new_password`. */
  setNewPassword(session: string, password: string): Promise<SignIn | { kind: 'weak_password' }>;
  refresh(refreshToken: string): Promise<Tokens | undefined>;
  revoke(refreshToken: string): Promise<void>;
  /** Creates the account, or sets its temporary password again when it exists. Answers Cognito's `sub`. */
  provision(user: { id: string; email: string; nombre: string; temporaryPassword: string }): Promise<string>;
  /** No refresh token of the account works any more. The account need not exist, here and below. */
  signOutEverywhere(id: string): Promise<void>;
  disable(id: string): Promise<void>;
  enable(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  setEmail(id: string, email: string): Promise<void>;
  /** Every account of the pool, a page at a time. A cursor that is too old begins again. */
  listAccounts(cursor?: string): Promise<{ accounts: Account[]; cursor: string | undefined }>;
  /** Cognito mails a code. false when the account has no password of its own yet, is disabled or does not exist. */
  sendResetCode(id: string): Promise<boolean>;
  resetPassword(reset: { id: string; code: string; password: string }): Promise<PasswordReset>;
}

export function cognitoIdentity(): Identity {
  const client = new CognitoIdentityProviderClient({});
  const ClientId = env('USER_POOL_CLIENT_ID');

  return {
    async signIn(email, password) {
      try {
        const answer = await client.send(
          new AdminInitiateAuthCommand({
            UserPoolId: env('USER_POOL_ID'),
            ClientId,
            AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
            AuthParameters: { USERNAME: email, PASSWORD: password },
          }),
        );
        const username = answer.ChallengeParameters?.USER_ID_FOR_SRP;
        if (answer.ChallengeName === 'NEW_PASSWORD_REQUIRED' && answer.Session && username) {
          return { kind: 'new_password', session: `${username}.${answer.Session}` };
        }
        return toSignIn(answer.AuthenticationResult);
      } catch (error) {
        return refusedOr(error);
      }
    },

    async setNewPassword(session, password) {
      // A challenge is answered with the real username: Cognito takes no e-mail alias here.
      const dot = session.indexOf('.');
      try {
        const answer = await client.send(
          new AdminRespondToAuthChallengeCommand({
            UserPoolId: env('USER_POOL_ID'),
            ClientId,
            ChallengeName: 'NEW_PASSWORD_REQUIRED',
            Session: session.slice(dot + 1),
            ChallengeResponses: { USERNAME: session.slice(0, dot), NEW_PASSWORD: password },
          }),
        );
        return toSignIn(answer.AuthenticationResult);
      } catch (error) {
        if (error instanceof InvalidPasswordException) return { kind: 'weak_password' };
        return refusedOr(error);
      }
    },

    async refresh(refreshToken) {
      try {
        const answer = await client.send(
          new InitiateAuthCommand({
            ClientId,
            AuthFlow: 'REFRESH_TOKEN_AUTH',
            AuthParameters: { REFRESH_TOKEN: refreshToken },
          }),
        );
        return answer.AuthenticationResult && toTokens(answer.AuthenticationResult);
      } catch (error) {
        if (error instanceof NotAuthorizedException || error instanceof UserNotFoundException) return undefined;
        throw error;
      }
    },

    async revoke(refreshToken) {
      await client.send(new RevokeTokenCommand({ ClientId, Token: refreshToken }));
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
        await client.send(new ForgotPasswordCommand({ ClientId, Username: id }));
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
          new ConfirmForgotPasswordCommand({ ClientId, Username: id, ConfirmationCode: code, Password: password }),
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

function toAccount({ Username, Attributes, Enabled, UserCreateDate }: UserType): Account {
  return {
    id: Username ?? '',
    email: Attributes?.find(({ Name }) => Name === 'email')?.Value ?? '',
    enabled: Enabled ?? true,
    createdAt: UserCreateDate ?? new Date(),
  };
}

const account = (id: string) => ({ UserPoolId: env('USER_POOL_ID'), Username: id });

async function ifExists(call: Promise<unknown>): Promise<void> {
  await call.catch((error: unknown) => {
    if (!(error instanceof UserNotFoundException)) throw error;
  });
}

function resetFailure(error: unknown): Exclude<PasswordReset, 'done'> {
  if (error instanceof InvalidPasswordException) return 'weak_password';
  if (error instanceof ExpiredCodeException) return 'expired_code';
  if (error instanceof LimitExceededException || error instanceof TooManyFailedAttemptsException) {
    return 'too_many_tries';
  }
  const wrong = [CodeMismatchException, NotAuthorizedException, UserNotFoundException, InvalidParameterException];
  if (wrong.some((known) => error instanceof known)) return 'wrong_code';
  throw error;
}

/** Unknown user, wrong password, disabled user and ended challenge are one answer. */
function refusedOr(error: unknown): { kind: 'refused' } {
  const expected = [NotAuthorizedException, UserNotFoundException, PasswordResetRequiredException];
  if (expected.some((known) => error instanceof known)) return { kind: 'refused' };
  throw error;
}

function toSignIn(result: AuthenticationResultType | undefined): SignIn {
  return result?.AccessToken ? { kind: 'tokens', tokens: toTokens(result) } : { kind: 'refused' };
}

function toTokens(result: AuthenticationResultType): Tokens {
  if (!result.AccessToken) throw new Error('Cognito answered no access token');
  return {
    accessToken: result.AccessToken,
    ...(result.RefreshToken && { refreshToken: result.RefreshToken }),
    expiresIn: result.ExpiresIn ?? 3600,
  };
}
