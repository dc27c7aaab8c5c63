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

export interface Tokens {
  accessToken: string;
  /** Of a refresh it takes the place of the one that was sent. */
  refreshToken?: string;
  /** Seconds. */
  expiresIn: number;
}

export type SignIn =
  | { kind: 'tokens'; tokens: Tokens }
  | { kind: 'new_password'; session: string }
  /** The code of the second factor comes next. */
  | { kind: 'code'; session: string }
  | { kind: 'refused' };

/** An account as Cognito lists it. */
export interface Account {
  id: string;
  email: string;
  enabled: boolean;
  createdAt: Date;
}

export type PasswordChange = 'done' | 'wrong_password' | 'weak_password' | 'too_many_tries';
export type PasswordReset = 'done' | 'wrong_code' | 'expired_code' | 'weak_password' | 'too_many_tries';

/** Who signs in, for Cognito's threat protection: without it every sign-in would come from our functions. */
export interface Caller {
  ip: string;
  userAgent: string | undefined;
}

/** Sign-in and accounts, on Cognito. The username is our own user id; people sign in with their e-mail. */
export interface Identity {
  signIn(email: string, password: string, caller?: Caller): Promise<SignIn>;
  /** `session` is what `signIn` answered with `new_password`. */
  setNewPassword(session: string, password: string, caller?: Caller): Promise<SignIn | { kind: 'weak_password' }>;
  /** `session` is what `signIn` or `setNewPassword` answered with `code`. A wrong code leaves it for another try. */
  answerCode(session: string, code: string, caller?: Caller): Promise<SignIn | { kind: 'wrong_code' }>;
  /** Whether it is the user's; opens nothing. */
  isPassword(email: string, password: string, caller?: Caller): Promise<boolean>;
  /** The token must be of a sign-in with a password, and not revoked: any other is answered `wrong_password`. */
  changePassword(change: { accessToken: string; actual: string; password: string }): Promise<PasswordChange>;
  /** A new secret for an authenticator application, in Base32; undefined for a token of a social sign-in. */
  startSecondFactor(accessToken: string): Promise<string | undefined>;
  /** From now on sign-ins with a password ask for its code. false for a wrong code. */
  finishSecondFactor(user: { id: string; accessToken: string; code: string }): Promise<boolean>;
  clearSecondFactor(id: string): Promise<void>;
  /** Each refresh token is taken once; for some seconds more where two ask at the same time. */
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

  /** A challenge is answered with the real username, which stands before its session: Cognito takes no e-mail here. */
  const respond = (
    ChallengeName: 'NEW_PASSWORD_REQUIRED' | 'SOFTWARE_TOKEN_MFA',
    session: string,
    responses: Record<string, string>,
    caller: Caller | undefined,
  ) =>
    client.send(
      new AdminRespondToAuthChallengeCommand({
        UserPoolId: env('USER_POOL_ID'),
        ClientId,
        ChallengeName,
        Session: session.slice(session.indexOf('.') + 1),
        ChallengeResponses: { USERNAME: usernameOf(session), ...responses },
        ContextData: contextOf(caller),
      }),
    );

  return {
    async signIn(email, password, caller) {
      try {
        const answer = await client.send(
          new AdminInitiateAuthCommand({
            UserPoolId: env('USER_POOL_ID'),
            ClientId,
            AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
            AuthParameters: { USERNAME: email, PASSWORD: password },
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
            AccessToken: accessToken,
            PreviousPassword: actual,
            ProposedPassword: password,
          }),
        );
        return 'done';
      } catch (error) {
        return changeFailure(error);
      }
    },

    async startSecondFactor(AccessToken) {
      try {
        return (await client.send(new AssociateSoftwareTokenCommand({ AccessToken }))).SecretCode;
      } catch (error) {
        if (error instanceof NotAuthorizedException) return undefined;
        throw error;
      }
    },

    async finishSecondFactor({ id, accessToken, code }) {
      try {
        await client.send(new VerifySoftwareTokenCommand({ AccessToken: accessToken, UserCode: code }));
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
      try {
        const asked = new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken: refreshToken });
        const { AuthenticationResult } = await client.send(asked);
        return AuthenticationResult && toTokens(AuthenticationResult);
      } catch (error) {
        const over = [NotAuthorizedException, RefreshTokenReuseException, UserNotFoundException];
        if (over.some((known) => error instanceof known)) return undefined;
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

const account = (id: string) => ({ UserPoolId: env('USER_POOL_ID'), Username: id });

async function ifExists(call: Promise<unknown>): Promise<void> {
  await call.catch((error: unknown) => {
    if (!(error instanceof UserNotFoundException)) throw error;
  });
}
