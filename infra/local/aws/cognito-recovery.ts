import type { User } from './cognito-directory.ts';
import { attributeOf } from './cognito-directory.ts';
import type { Guard } from './cognito-guard.ts';
import { BAD_CREDENTIALS, checkSecretHash, deliverCode, userOfToken } from './cognito-guard.ts';
import { checkPolicy, isPassword } from './cognito-passwords.ts';
import { codeMismatch, notAuthorized } from './cognito-sessions.ts';
import { setPassword } from './cognito-sign-in.ts';
import { messageOfReset } from './cognito-triggers.ts';
import type { JsonOperation } from './json-protocol.ts';
import { AwsError } from './json-protocol.ts';

const VERIFICATION = { subject: 'Your verification code', body: 'Your confirmation code is {####}' };

/** The password calls of people themselves: forgotten, reset and changed. */
export function recoveryOperations(guard: Guard): Record<string, JsonOperation> {
  const { directory, sessions } = guard;

  const sendResetCode = async (poolId: string, user: User, ClientId = 'CLIENT_ID_NOT_APPLICABLE') => {
    const plain = guard.messagesOf(poolId)?.verification ?? VERIFICATION;
    const template = await messageOfReset(guard, { ClientId, UserPoolId: poolId }, user, plain);
    deliverCode(guard, user, sessions.issueCode(poolId, user.Username), template);
    return deliveryDetails(attributeOf(user.Attributes, 'email') ?? '');
  };

  return {
    async ForgotPassword({ ClientId, Username, SecretHash }) {
      const client = await directory.getClient(ClientId);
      checkSecretHash(client, Username, SecretHash);
      const pool = await directory.getPool(client.UserPoolId);
      const user = await pool.findUser(Username);
      // The same answer for a stranger, so that nobody learns which e-mails have an account.
      if (!user) return deliveryDetails(Username);
      if (!user.Enabled) throw notAuthorized('User is disabled.');
      if (user.UserStatus === 'FORCE_CHANGE_PASSWORD') {
        throw notAuthorized('User password cannot be reset in the current state.');
      }
      requireVerifiedEmail(user);
      return sendResetCode(pool.id, user, ClientId);
    },
    async ConfirmForgotPassword({ ClientId, Username, ConfirmationCode, Password, SecretHash }) {
      const client = await directory.getClient(ClientId);
      checkSecretHash(client, Username, SecretHash);
      const pool = await directory.getPool(client.UserPoolId);
      const user = await pool.findUser(Username);
      if (!user) throw codeMismatch();
      if (!user.Enabled) throw notAuthorized('User is disabled.');
      checkPolicy(pool.policy, Password);
      sessions.redeemCode(pool.id, user.Username, ConfirmationCode);
      await setPassword(guard, pool, user, Password, 'CONFIRMED');
      return {};
    },
    async AdminResetUserPassword({ UserPoolId, Username }) {
      const pool = await directory.getPool(UserPoolId);
      const user = await pool.getUser(Username);
      requireVerifiedEmail(user);
      await pool.saveUser({ ...user, UserStatus: 'RESET_REQUIRED' });
      await sendResetCode(pool.id, user);
      return {};
    },
    async ChangePassword({ AccessToken, PreviousPassword, ProposedPassword }) {
      const { pool, user } = await userOfToken(guard, AccessToken);
      if (!isPassword(PreviousPassword, user.Password)) throw notAuthorized(BAD_CREDENTIALS);
      checkPolicy(pool.policy, ProposedPassword);
      await setPassword(guard, pool, user, ProposedPassword, 'CONFIRMED');
      return {};
    },
  };
}

function requireVerifiedEmail({ Attributes }: User): void {
  if (attributeOf(Attributes, 'email') && attributeOf(Attributes, 'email_verified') === 'true') return;
  throw new AwsError(
    'InvalidParameterException',
    'Cannot reset password for the user as there is no registered/verified email or phone_number',
  );
}

/** `ana@acme.test` becomes `a***@a***`, as Cognito hides it. */
function deliveryDetails(destination: string) {
  const [name = '', domain = ''] = destination.split('@');
  return {
    CodeDeliveryDetails: {
      Destination: `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`,
      DeliveryMedium: 'EMAIL',
      AttributeName: 'email',
    },
  };
}
