import { randomUUID } from 'node:crypto';
import type { Attribute, Client, Pool, User } from './cognito-directory.ts';
import { attributeOf, isVerifiedEmail } from './cognito-directory.ts';
import type { Guard } from './cognito-guard.ts';
import { deliverCode, userOfToken } from './cognito-guard.ts';
import { checkPolicy, generatePassword, hashPassword } from './cognito-passwords.ts';
import { notAuthorized } from './cognito-sessions.ts';
import { setPassword } from './cognito-sign-in.ts';
import { preSignUp } from './cognito-triggers.ts';
import type { JsonOperation } from './json-protocol.ts';
import { AwsError } from './json-protocol.ts';

const INVITATION = {
  subject: 'Your temporary password',
  body: 'Your username is {username} and temporary password is {####}',
};
const PAGE_SIZE = 60;

/** Calls cognito-local answers well enough by itself. */
const UNGUARDED = [
  'AdminGetUser',
  'AdminEnableUser',
  'AdminListGroupsForUser',
  'AdminAddUserToGroup',
  'AdminRemoveUserFromGroup',
  'CreateGroup',
  'GetGroup',
  'ListGroups',
  'ListUsersInGroup',
  'DescribeUserPool',
];

/** The administrator's calls on users, and GetUser. */
export function userOperations(guard: Guard): Record<string, JsonOperation> {
  const { directory, sessions } = guard;
  const unguarded = UNGUARDED.map((name) => [name, (input: unknown) => directory.call(name, input)] as const);

  const invite = (
    pool: Pool,
    user: User,
    password: string,
    request: { DesiredDeliveryMediums?: string[]; MessageAction?: string },
  ) => {
    if (request.MessageAction === 'SUPPRESS' || !request.DesiredDeliveryMediums?.includes('EMAIL')) return;
    deliverCode(guard, user, password, guard.messagesOf(pool.id)?.invitation ?? INVITATION);
  };

  return {
    ...Object.fromEntries(unguarded),

    async AdminCreateUser(request) {
      const { UserPoolId, Username, UserAttributes = [], TemporaryPassword, MessageAction } = request;
      const pool = await directory.getPool(UserPoolId);
      const password = TemporaryPassword ?? generatePassword(pool.policy.MinimumLength);
      checkPolicy(pool.policy, password);
      const existing = await pool.findUser(Username);
      if (existing && MessageAction === 'RESEND') {
        if (existing.UserStatus !== 'FORCE_CHANGE_PASSWORD') {
          throw new AwsError(
            'UnsupportedUserStateException',
            'Resend not possible. User status is not FORCE_CHANGE_PASSWORD',
          );
        }
        const invited = await setPassword(guard, pool, existing, password, 'FORCE_CHANGE_PASSWORD');
        invite(pool, invited, password, request);
        return { User: publicUser(invited) };
      }
      if (existing) throw new AwsError('UsernameExistsException', 'User account already exists');
      requireNoEmailAsUsername(pool, Username);
      await requireFreeAlias(pool, Username, UserAttributes);
      await askTrigger(guard, pool, Username, UserAttributes);
      const user = newUser(Username, UserAttributes, password, new Date(guard.now()));
      await pool.saveUser(user);
      invite(pool, user, password, request);
      return { User: publicUser(user) };
    },
    async AdminSetUserPassword({ UserPoolId, Username, Password, Permanent = false }) {
      const pool = await directory.getPool(UserPoolId);
      const user = await pool.getUser(Username);
      checkPolicy(pool.policy, Password);
      await setPassword(guard, pool, user, Password, Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD');
      return {};
    },
    async AdminUpdateUserAttributes(request) {
      const pool = await directory.getPool(request.UserPoolId);
      const user = await pool.getUser(request.Username);
      await requireFreeAlias(pool, user.Username, merge(user.Attributes, request.UserAttributes));
      return directory.call('AdminUpdateUserAttributes', request);
    },
    async AdminDisableUser(request) {
      const pool = await directory.getPool(request.UserPoolId);
      const user = await pool.getUser(request.Username);
      const answer = await directory.call('AdminDisableUser', request);
      sessions.revokeAll(pool.id, user.Username);
      return answer;
    },
    async AdminDeleteUser(request) {
      const pool = await directory.getPool(request.UserPoolId);
      const user = await pool.getUser(request.Username);
      const answer = await directory.call('AdminDeleteUser', request);
      sessions.revokeAll(pool.id, user.Username);
      return answer;
    },
    async ListUsers({ UserPoolId, Filter, Limit = PAGE_SIZE, PaginationToken }) {
      const pool = await directory.getPool(UserPoolId);
      const users = await pool.listUsers(Filter);
      const start = PaginationToken ? Number(Buffer.from(PaginationToken, 'base64url').toString()) : 0;
      const end = start + Math.min(Limit, PAGE_SIZE);
      return {
        Users: users.slice(start, end).map(publicUser),
        ...(end < users.length ? { PaginationToken: Buffer.from(String(end)).toString('base64url') } : {}),
      };
    },
    async GetUser({ AccessToken }) {
      const { user } = await userOfToken(guard, AccessToken);
      return { Username: user.Username, UserAttributes: user.Attributes };
    },
    async UpdateUserAttributes({ AccessToken, UserAttributes = [] }) {
      const { pool, user, client } = await userOfToken(guard, AccessToken);
      requireWritable(
        client,
        UserAttributes.map(({ Name }: Attribute) => Name),
      );
      // An e-mail that its owner changes is not verified any more.
      const email = attributeOf(UserAttributes, 'email');
      const unverified = email === undefined ? [] : [{ Name: 'email_verified', Value: 'false' }];
      await pool.saveUser({ ...user, Attributes: merge(user.Attributes, [...UserAttributes, ...unverified]) });
      return {};
    },
    async DeleteUserAttributes({ AccessToken, UserAttributeNames = [] }) {
      const { pool, user, client } = await userOfToken(guard, AccessToken);
      requireWritable(client, UserAttributeNames);
      const Attributes = user.Attributes.filter(({ Name }) => !UserAttributeNames.includes(Name));
      await pool.saveUser({ ...user, Attributes });
      return {};
    },
    async DeleteUser({ AccessToken }) {
      const { pool, user } = await userOfToken(guard, AccessToken);
      await directory.call('AdminDeleteUser', { UserPoolId: pool.id, Username: user.Username });
      sessions.revokeAll(pool.id, user.Username);
      return {};
    },
    async DescribeUserPoolClient({ UserPoolId, ClientId }) {
      const client = await directory.getClient(ClientId);
      if (client.UserPoolId === UserPoolId) return { UserPoolClient: client };
      throw new AwsError('ResourceNotFoundException', `User pool client ${ClientId} does not exist.`);
    },
    async SignUp() {
      throw notAuthorized('SignUp is not permitted for this user pool');
    },
  };
}

/** What nobody but the pool writes, whatever a client lists; and what this client does not list. */
function requireWritable({ WriteAttributes }: Client, names: string[]): void {
  const isOurs = (name: string) => name === 'sub' || name === 'identities' || name.endsWith('_verified');
  if (names.every((name) => (WriteAttributes ? WriteAttributes.includes(name) : !isOurs(name)))) return;
  throw notAuthorized('A client attempted to write unauthorized attribute');
}

async function askTrigger(guard: Guard, pool: Pool, username: string, attributes: Attribute[]): Promise<void> {
  const caller = { ClientId: 'CLIENT_ID_NOT_APPLICABLE', UserPoolId: pool.id };
  try {
    await preSignUp(guard, caller, { source: 'PreSignUp_AdminCreateUser', username, attributes });
  } catch (error) {
    throw new AwsError('UserLambdaValidationException', `PreSignUp failed with error ${(error as Error).message}.`);
  }
}

function newUser(username: string, attributes: Attribute[], password: string, now: Date): User {
  return {
    Username: username,
    Password: hashPassword(password),
    Attributes: [{ Name: 'sub', Value: randomUUID() }, ...attributes.filter(({ Name }) => Name !== 'sub')],
    Enabled: true,
    UserStatus: 'FORCE_CHANGE_PASSWORD',
    UserCreateDate: now,
    UserLastModifiedDate: now,
    RefreshTokens: [],
  };
}

function publicUser({ Username, Attributes, Enabled, UserStatus, UserCreateDate, UserLastModifiedDate }: User) {
  return { Username, Attributes, Enabled, UserStatus, UserCreateDate, UserLastModifiedDate };
}

function requireNoEmailAsUsername(pool: Pool, username: string): void {
  if (!pool.aliasEmail || !username.includes('@')) return;
  throw new AwsError(
    'InvalidParameterException',
    'Username cannot be of email format, since user pool is configured for email alias.',
  );
}

/** A verified e-mail signs one user in, so no second user may have it. */
async function requireFreeAlias(pool: Pool, username: string, attributes: Attribute[]): Promise<void> {
  const email = attributeOf(attributes, 'email');
  if (!pool.aliasEmail || !email || !isVerifiedEmail({ Attributes: attributes }, email)) return;
  const holder = await pool.findUser(email);
  if (holder && holder.Username !== username) {
    throw new AwsError('AliasExistsException', 'An account with the given email already exists.');
  }
}

function merge(current: Attribute[], changes: Attribute[]): Attribute[] {
  const changed = new Set(changes.map(({ Name }) => Name));
  return [...current.filter(({ Name }) => !changed.has(Name)), ...changes];
}
