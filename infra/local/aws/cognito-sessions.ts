import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Client, User } from './cognito-directory.ts';
import { openJsonFile } from './json-file.ts';
import { AwsError } from './json-protocol.ts';

/** Cognito's default life of a challenge's Session. */
export const CHALLENGE_SECONDS = 3 * 60;
const CODE_SECONDS = 60 * 60;

/** One sign-in, from its password to the end of its refresh token. */
export interface SignIn {
  poolId: string;
  clientId: string;
  username: string;
  originJti: string;
  /** Epoch seconds, as the next. */
  authTime: number;
  expiresAt: number;
  revoked: boolean;
  /** What an OAuth request asked for: renewed tokens have it too. */
  scope?: string;
  /** Another token has taken its place: `expiresAt` is the end of its grace. */
  replaced?: true;
  /** The end of the sign-in, where `expiresAt` is that of the grace. */
  endsAt?: number;
}

export type ChallengeName = 'NEW_PASSWORD_REQUIRED' | 'SOFTWARE_TOKEN_MFA';

interface Challenge {
  name: ChallengeName;
  clientId: string;
  username: string;
  expiresAt: number;
}

interface StoredSessions {
  /** By SHA-256 of the refresh token: the file alone lets nobody in. */
  signIns: Record<string, SignIn>;
  /** Password reset codes by `poolId/username`. */
  codes: Record<string, { code: string; expiresAt: number }>;
}

export interface SessionStore {
  /** Begins a sign-in; returns it with its refresh token. */
  begin(client: Client, user: User, scope?: string): { signIn: SignIn; refreshToken: string };
  /** @throws AwsError NotAuthorizedException for a refresh token that is unknown, expired, revoked or another client's */
  resume(client: Client, refreshToken: string): SignIn;
  /**
   * Another refresh token of the same sign-in, with the same end; the one before works for its grace. undefined where the
   * client does not replace them.
   */
  rotate(client: Client, refreshToken: string): string | undefined;
  isCurrent(originJti: string): boolean;
  revoke(refreshToken: string, client: Client): void;
  revokeAll(poolId: string, username: string): void;

  challenge(client: Client, user: User, name: ChallengeName): string;
  /** @throws AwsError NotAuthorizedException unless the Session of this challenge was given to this user at this client less than 3 minutes ago */
  checkChallenge(session: string, client: Client, username: string, name: ChallengeName): void;
  /** Ends a challenge: its Session works once. */
  closeChallenge(session: string): void;

  /** A new code of six digits; any older one stops working. */
  issueCode(poolId: string, username: string): string;
  /** @throws AwsError CodeMismatchException or ExpiredCodeException */
  redeemCode(poolId: string, username: string, code: string): void;
}

export function openSessions(path: string, now: () => number): SessionStore {
  const file = openJsonFile<StoredSessions>(path, { signIns: {}, codes: {} });
  const { signIns, codes } = file.value;
  const challenges = new Map<string, Challenge>();
  const seconds = () => Math.floor(now() / 1000);
  const save = () => {
    // One that was replaced is remembered to the end of its sign-in: Cognito knows it when it comes again.
    for (const [key, { expiresAt, endsAt = expiresAt }] of Object.entries(signIns)) {
      if (endsAt < seconds()) delete signIns[key];
    }
    file.save();
  };

  return {
    begin(client, user, scope) {
      const refreshToken = randomBytes(64).toString('base64url');
      const signIn: SignIn = {
        poolId: client.UserPoolId,
        clientId: client.ClientId,
        username: user.Username,
        originJti: randomUUID(),
        authTime: seconds(),
        expiresAt: seconds() + client.RefreshTokenValidity,
        revoked: false,
        ...(scope !== undefined && { scope }),
      };
      signIns[digest(refreshToken)] = signIn;
      save();
      return { signIn, refreshToken };
    },
    resume(client, refreshToken) {
      const signIn = signIns[digest(refreshToken)];
      if (!signIn || signIn.clientId !== client.ClientId) throw notAuthorized('Invalid Refresh Token');
      if (signIn.revoked) throw notAuthorized('Refresh Token has been revoked');
      if (seconds() < signIn.expiresAt) return signIn;
      if (signIn.replaced) throw new AwsError('RefreshTokenReuseException', 'Refresh Token has been rotated');
      throw notAuthorized('Refresh Token has expired');
    },
    rotate(client, refreshToken) {
      const grace = client.RefreshTokenRotation?.RetryGracePeriodSeconds;
      const before = signIns[digest(refreshToken)];
      if (grace === undefined || !before) return undefined;
      const next = randomBytes(64).toString('base64url');
      // Within its grace it brings one more of the same end, and its own grace goes on.
      const { replaced: _, endsAt, ...signIn } = before;
      signIns[digest(next)] = { ...signIn, expiresAt: endsAt ?? before.expiresAt };
      if (!before.replaced) {
        const expiresAt = Math.min(before.expiresAt, seconds() + grace);
        signIns[digest(refreshToken)] = { ...before, endsAt: before.expiresAt, expiresAt, replaced: true };
      }
      save();
      return next;
    },
    isCurrent: (originJti) => Object.values(signIns).some((s) => s.originJti === originJti && !s.revoked),
    revoke(refreshToken, client) {
      const signIn = signIns[digest(refreshToken)];
      if (signIn?.clientId !== client.ClientId) return;
      signIn.revoked = true;
      save();
    },
    revokeAll(poolId, username) {
      for (const signIn of Object.values(signIns)) {
        if (signIn.poolId === poolId && signIn.username === username) signIn.revoked = true;
      }
      save();
    },

    challenge(client, user, name) {
      for (const [key, { expiresAt }] of challenges) if (expiresAt <= seconds()) challenges.delete(key);
      const session = randomBytes(48).toString('base64url');
      challenges.set(session, {
        name,
        clientId: client.ClientId,
        username: user.Username,
        expiresAt: seconds() + CHALLENGE_SECONDS,
      });
      return session;
    },
    checkChallenge(session, client, username, name) {
      const challenge = challenges.get(session);
      if (challenge?.clientId !== client.ClientId || challenge.username !== username || challenge.name !== name) {
        throw notAuthorized('Invalid session for the user.');
      }
      if (seconds() >= challenge.expiresAt) throw notAuthorized('Invalid session for the user, session is expired.');
    },
    closeChallenge: (session) => void challenges.delete(session),

    issueCode(poolId, username) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      codes[`${poolId}/${username}`] = { code, expiresAt: seconds() + CODE_SECONDS };
      save();
      return code;
    },
    redeemCode(poolId, username, code) {
      const issued = codes[`${poolId}/${username}`];
      if (!issued || seconds() >= issued.expiresAt) {
        throw new AwsError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
      }
      if (issued.code !== code) throw codeMismatch();
      delete codes[`${poolId}/${username}`];
      save();
    },
  };
}

export function codeMismatch(): AwsError {
  return new AwsError('CodeMismatchException', 'Invalid verification code provided, please try again.');
}

export function notAuthorized(message: string): AwsError {
  return new AwsError('NotAuthorizedException', message);
}

function digest(token = ''): string {
  return createHash('sha256').update(token).digest('base64url');
}
