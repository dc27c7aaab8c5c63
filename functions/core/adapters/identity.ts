import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  InvalidPasswordException,
  NotAuthorizedException,
  PasswordResetRequiredException,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  UserNotFoundException,
  UsernameExistsException,
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

/** Sign-in and accounts, on Cognito. The username is our own user id; people sign in with their e-mail. */
export interface Identity {
  signIn(email: string, password: string): Promise<SignIn>;
  /** `session` is what `signIn` answered with `new_password`. */
  setNewPassword(session: string, password: string): Promise<SignIn | { kind: 'weak_password' }>;
  refresh(refreshToken: string): Promise<Tokens | undefined>;
  revoke(refreshToken: string): Promise<void>;
  /** Creates the account, or sets its temporary password again when it exists. Answers Cognito's `sub`. */
  provision(user: { id: string; email: string; nombre: string; temporaryPassword: string }): Promise<string>;
}

export function cognitoIdentity(): Identity {
  const client = new CognitoIdentityProviderClient({});
  const ClientId = env('USER_POOL_CLIENT_ID');

  return {
    async signIn(email, password) {
      try {
        const answer = await client.send(
          new InitiateAuthCommand({
            ClientId,
            AuthFlow: 'USER_PASSWORD_AUTH',
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
          new RespondToAuthChallengeCommand({
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
            UserAttributes: [
              { Name: 'email', Value: email },
              { Name: 'email_verified', Value: 'true' },
              { Name: 'name', Value: nombre },
            ],
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
  };
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
