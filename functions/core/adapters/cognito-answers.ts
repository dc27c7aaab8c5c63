import {
  type AuthenticationResultType,
  CodeMismatchException,
  type ContextDataType,
  EnableSoftwareTokenMFAException,
  ExpiredCodeException,
  InvalidParameterException,
  InvalidPasswordException,
  LimitExceededException,
  NotAuthorizedException,
  PasswordResetRequiredException,
  SoftwareTokenMFANotFoundException,
  TooManyFailedAttemptsException,
  UserNotFoundException,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import { env } from '../env.ts';
import { sealToken } from '../sealed-token.ts';
import type { Account, Caller, PasswordChange, PasswordReset, SignIn, Tokens } from './identity.ts';

export function toAccount({ Username, Attributes, Enabled, UserCreateDate }: UserType): Account {
  return {
    id: Username ?? '',
    email: Attributes?.find(({ Name }) => Name === 'email')?.Value ?? '',
    enabled: Enabled ?? true,
    createdAt: UserCreateDate ?? new Date(),
  };
}

export function resetFailure(error: unknown): Exclude<PasswordReset, 'done'> {
  if (error instanceof InvalidPasswordException) return 'weak_password';
  if (error instanceof ExpiredCodeException) return 'expired_code';
  if (error instanceof LimitExceededException || error instanceof TooManyFailedAttemptsException) {
    return 'too_many_tries';
  }
  const wrong = [CodeMismatchException, NotAuthorizedException, UserNotFoundException, InvalidParameterException];
  if (wrong.some((known) => error instanceof known)) return 'wrong_code';
  throw error;
}

export function changeFailure(error: unknown): Exclude<PasswordChange, 'done'> {
  if (error instanceof InvalidPasswordException) return 'weak_password';
  if (error instanceof LimitExceededException) return 'too_many_tries';
  // What is too short to be anybody's password is an invalid parameter.
  const wrong = [NotAuthorizedException, UserNotFoundException, InvalidParameterException];
  if (wrong.some((known) => error instanceof known)) return 'wrong_password';
  throw error;
}

/** Unknown user, wrong password, disabled user and ended challenge are one answer. */
export function refusedOr(error: unknown): { kind: 'refused' } {
  const expected = [NotAuthorizedException, UserNotFoundException, PasswordResetRequiredException];
  if (expected.some((known) => error instanceof known)) return { kind: 'refused' };
  throw error;
}

interface AuthAnswer {
  ChallengeName?: string;
  ChallengeParameters?: Record<string, string>;
  Session?: string;
  AuthenticationResult?: AuthenticationResultType;
}

export function toSignIn({ ChallengeName, ChallengeParameters, Session, AuthenticationResult }: AuthAnswer): SignIn {
  const session = `${ChallengeParameters?.USER_ID_FOR_SRP}.${Session}`;
  if (ChallengeName === 'NEW_PASSWORD_REQUIRED') return { kind: 'new_password', session };
  if (ChallengeName === 'SOFTWARE_TOKEN_MFA') return { kind: 'code', session };
  return AuthenticationResult?.AccessToken
    ? { kind: 'tokens', tokens: toTokens(AuthenticationResult) }
    : { kind: 'refused' };
}

/** Our own id of the user whom a challenge was given to, as the challenge says it. */
export const usernameOf = (session: string): string => session.slice(0, Math.max(0, session.indexOf('.')));

export function contextOf(caller: Caller | undefined): ContextDataType | undefined {
  if (!caller) return undefined;
  const { ip, userAgent } = caller;
  return {
    IpAddress: ip,
    ServerName: new URL(env('PUBLIC_ORIGIN')).host,
    ServerPath: '/login',
    HttpHeaders: userAgent ? [{ headerName: 'User-Agent', headerValue: userAgent }] : [],
  };
}

/** What Cognito calls a code that does not finish a set-up. */
export const WRONG_CODES = [
  CodeMismatchException,
  EnableSoftwareTokenMFAException,
  ExpiredCodeException,
  // Nothing was begun, or not by this kind of sign-in.
  NotAuthorizedException,
  SoftwareTokenMFANotFoundException,
];

export function toTokens(result: AuthenticationResultType): Tokens {
  if (!result.AccessToken) throw new Error('Cognito answered no access token');
  return {
    accessToken: sealToken(result.AccessToken),
    ...(result.RefreshToken && { refreshToken: result.RefreshToken }),
    expiresIn: result.ExpiresIn ?? 3600,
  };
}
