import type { Pool, User } from './cognito-directory.ts';
import type { Guard } from './cognito-guard.ts';
import { userOfToken } from './cognito-guard.ts';
import { codeMismatch } from './cognito-sessions.ts';
import { newSecret, redeemTotp } from './cognito-totp.ts';
import type { JsonOperation } from './json-protocol.ts';
import { AwsError } from './json-protocol.ts';

interface Preference {
  Enabled?: boolean;
  PreferredMfa?: boolean;
}

/** Authenticator applications as a second factor: association, verification, and whether sign-ins ask for it. */
export function secondFactorOperations(guard: Guard): Record<string, JsonOperation> {
  const prefer = async (pool: Pool, user: User, { Enabled = false }: Preference = {}) => {
    requireTotp(pool);
    if (Enabled && !user.SoftwareToken?.verified) {
      throw new AwsError(
        'InvalidParameterException',
        'User does not have delivery config set to turn on SOFTWARE_TOKEN_MFA',
      );
    }
    if (user.SoftwareToken) user.SoftwareToken.enabled = Enabled;
    await pool.saveUser(user);
    return {};
  };
  return {
    async AssociateSoftwareToken({ AccessToken }) {
      const { pool, user } = await userOfToken(guard, AccessToken);
      requireTotp(pool);
      // The one in use goes on until the new one is verified.
      user.PendingSoftwareToken = { secret: newSecret(), verified: false, enabled: false };
      await pool.saveUser(user);
      return { SecretCode: user.PendingSoftwareToken.secret };
    },
    async VerifySoftwareToken({ AccessToken, UserCode }) {
      const { pool, user } = await userOfToken(guard, AccessToken);
      const { PendingSoftwareToken: pending } = user;
      if (!pending) throw new AwsError('SoftwareTokenMFANotFoundException', 'Software token MFA not found.');
      await redeemTotp(pool, user, pending, UserCode, guard.now()).catch((error: AwsError) => {
        throw error.message === codeMismatch().message
          ? new AwsError('EnableSoftwareTokenMFAException', 'Code mismatch')
          : error;
      });
      user.SoftwareToken = { ...pending, verified: true, enabled: user.SoftwareToken?.enabled ?? false };
      delete user.PendingSoftwareToken;
      await pool.saveUser(user);
      return { Status: 'SUCCESS' };
    },
    async SetUserMFAPreference({ AccessToken, SoftwareTokenMfaSettings }) {
      const { pool, user } = await userOfToken(guard, AccessToken);
      return prefer(pool, user, SoftwareTokenMfaSettings);
    },
    async AdminSetUserMFAPreference({ UserPoolId, Username, SoftwareTokenMfaSettings }) {
      const pool = await guard.directory.getPool(UserPoolId);
      return prefer(pool, await pool.getUser(Username), SoftwareTokenMfaSettings);
    },
  };
}

function requireTotp(pool: Pool): void {
  if (!pool.softwareTokens) {
    throw new AwsError('InvalidParameterException', 'SoftwareTokenMFA is not enabled for the userPool');
  }
}
