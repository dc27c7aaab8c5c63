import type { Client, Pool, User } from './cognito-directory.ts';
import type { Guard } from './cognito-guard.ts';
import { BAD_CREDENTIALS, checkSecretHash, userOfToken } from './cognito-guard.ts';
import { checkPolicy, hashPassword, isPassword } from './cognito-passwords.ts';
import type { SignIn } from './cognito-sessions.ts';
import { notAuthorized } from './cognito-sessions.ts';
import { redeemTotp } from './cognito-totp.ts';
import type { JsonOperation } from './json-protocol.ts';
import { AwsError } from './json-protocol.ts';

type AuthParameters = Record<string, string | undefined>;

const REFRESH_FLOWS = ['REFRESH_TOKEN', 'REFRESH_TOKEN_AUTH'];
const DAY_MS = 24 * 60 * 60 * 1000;

/** Sign-in, its challenges (NEW_PASSWORD_REQUIRED, SOFTWARE_TOKEN_MFA), refresh and sign-out. */
export function signInOperations(guard: Guard): Record<string, JsonOperation> {
  const { directory, sessions } = guard;

  const authenticate = async (client: Client, flow: string, parameters: AuthParameters, passwordFlows: string[]) => {
    requireFlow(client, flow, [...passwordFlows, ...REFRESH_FLOWS]);
    const pool = await directory.getPool(client.UserPoolId);
    return REFRESH_FLOWS.includes(flow)
      ? refresh(guard, pool, client, parameters)
      : signIn(guard, pool, client, parameters);
  };

  return {
    async InitiateAuth({ ClientId, AuthFlow, AuthParameters = {} }) {
      return authenticate(await directory.getClient(ClientId), AuthFlow, AuthParameters, ['USER_PASSWORD_AUTH']);
    },
    async AdminInitiateAuth({ UserPoolId, ClientId, AuthFlow, AuthParameters = {} }) {
      const client = await clientOfPool(guard, ClientId, UserPoolId);
      return authenticate(client, AuthFlow, AuthParameters, ['ADMIN_USER_PASSWORD_AUTH', 'USER_PASSWORD_AUTH']);
    },
    async RespondToAuthChallenge({ ClientId, ChallengeName, Session, ChallengeResponses = {} }) {
      return answerChallenge(guard, await directory.getClient(ClientId), ChallengeName, Session, ChallengeResponses);
    },
    async AdminRespondToAuthChallenge({ UserPoolId, ClientId, ChallengeName, Session, ChallengeResponses = {} }) {
      const client = await clientOfPool(guard, ClientId, UserPoolId);
      return answerChallenge(guard, client, ChallengeName, Session, ChallengeResponses);
    },
    async GetTokensFromRefreshToken({ ClientId, RefreshToken = '', ClientSecret }) {
      const client = await directory.getClient(ClientId);
      if (client.ClientSecret && client.ClientSecret !== ClientSecret) throw notAuthorized('Invalid client secret');
      const pool = await directory.getPool(client.UserPoolId);
      const { AuthenticationResult } = await renew(guard, pool, client, sessions.resume(client, RefreshToken));
      const next = sessions.rotate(client, RefreshToken);
      return { AuthenticationResult: { ...AuthenticationResult, ...(next && { RefreshToken: next }) } };
    },
    async RevokeToken({ Token, ClientId, ClientSecret }) {
      const client = await directory.getClient(ClientId);
      if (client.ClientSecret && client.ClientSecret !== ClientSecret) {
        throw new AwsError('UnauthorizedException', 'Invalid client secret');
      }
      if (String(Token).split('.').length === 3) {
        throw new AwsError('UnsupportedTokenTypeException', 'Only refresh tokens can be revoked');
      }
      sessions.revoke(Token, client);
      return {};
    },
    async GlobalSignOut({ AccessToken }) {
      const { pool, user } = await userOfToken(guard, AccessToken);
      sessions.revokeAll(pool.id, user.Username);
      return {};
    },
    async AdminUserGlobalSignOut({ UserPoolId, Username }) {
      const pool = await directory.getPool(UserPoolId);
      const user = await pool.getUser(Username);
      sessions.revokeAll(pool.id, user.Username);
      return {};
    },
  };
}

async function clientOfPool({ directory }: Guard, clientId: string, poolId: string): Promise<Client> {
  const client = await directory.getClient(clientId);
  if (client.UserPoolId === poolId) return client;
  throw new AwsError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
}

function requireFlow({ ExplicitAuthFlows }: Client, flow: string, known: string[]): void {
  if (!known.includes(flow)) throw new AwsError('InvalidParameterException', 'Initiate Auth method not supported.');
  const name = flow === 'REFRESH_TOKEN' ? 'REFRESH_TOKEN_AUTH' : flow;
  if (ExplicitAuthFlows && !ExplicitAuthFlows.includes(`ALLOW_${name}`)) {
    throw new AwsError('InvalidParameterException', `${name} flow not enabled for this client`);
  }
}

async function signIn(guard: Guard, pool: Pool, client: Client, parameters: AuthParameters) {
  const { USERNAME = '', PASSWORD = '', SECRET_HASH } = parameters;
  if (!USERNAME) throw new AwsError('InvalidParameterException', 'Missing required parameter USERNAME');
  checkSecretHash(client, USERNAME, SECRET_HASH);
  const user = await pool.findUser(USERNAME);
  // One text for both, so that nobody learns which e-mails have an account.
  if (!user) throw notAuthorized(BAD_CREDENTIALS);
  if (!user.Enabled) throw notAuthorized('User is disabled.');
  if (user.UserStatus === 'RESET_REQUIRED') {
    throw new AwsError('PasswordResetRequiredException', 'Password reset required for the user');
  }
  if (!isPassword(PASSWORD, user.Password)) throw notAuthorized(BAD_CREDENTIALS);
  if (user.UserStatus === 'FORCE_CHANGE_PASSWORD') return newPasswordChallenge(guard, pool, client, user);
  return afterPassword(guard, pool, client, user);
}

/** The password was right: tokens, or the question for the second factor. */
async function afterPassword(guard: Guard, pool: Pool, client: Client, user: User) {
  if (!pool.softwareTokens || !user.SoftwareToken?.enabled) return newTokens(guard, pool, client, user);
  return {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session: guard.sessions.challenge(client, user, 'SOFTWARE_TOKEN_MFA'),
    ChallengeParameters: { USER_ID_FOR_SRP: user.Username },
  };
}

function newPasswordChallenge({ sessions, now }: Guard, pool: Pool, client: Client, user: User) {
  const validMs = pool.policy.TemporaryPasswordValidityDays * DAY_MS;
  if (now() > new Date(user.UserLastModifiedDate).getTime() + validMs) {
    throw notAuthorized('Temporary password has expired and must be reset by an administrator.');
  }
  const attributes = user.Attributes.filter(({ Name }) => Name !== 'sub').map(({ Name, Value }) => [Name, Value]);
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: sessions.challenge(client, user, 'NEW_PASSWORD_REQUIRED'),
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.Username,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(Object.fromEntries(attributes)),
    },
  };
}

/** The username must be the real one, which the challenge gave as USER_ID_FOR_SRP: an alias is refused, as in the cloud. */
async function answerChallenge(
  guard: Guard,
  client: Client,
  challengeName: string,
  session: string,
  { USERNAME = '', NEW_PASSWORD, SOFTWARE_TOKEN_MFA_CODE, SECRET_HASH }: AuthParameters,
) {
  if (challengeName !== 'NEW_PASSWORD_REQUIRED' && challengeName !== 'SOFTWARE_TOKEN_MFA') {
    throw new AwsError('InvalidParameterException', `Challenge ${challengeName} is not supported locally`);
  }
  if (!session) throw new AwsError('InvalidParameterException', 'Missing required parameter Session');
  checkSecretHash(client, USERNAME, SECRET_HASH);
  guard.sessions.checkChallenge(session, client, USERNAME, challengeName);
  const pool = await guard.directory.getPool(client.UserPoolId);
  const user = await pool.getUser(USERNAME);
  if (!user.Enabled) throw notAuthorized('User is disabled.');
  if (challengeName === 'SOFTWARE_TOKEN_MFA') {
    if (!user.SoftwareToken?.enabled) throw notAuthorized('Invalid session for the user.');
    // A wrong code leaves the Session alive for another try.
    await redeemTotp(pool, user, user.SoftwareToken, SOFTWARE_TOKEN_MFA_CODE ?? '', guard.now());
    guard.sessions.closeChallenge(session);
    return newTokens(guard, pool, client, user);
  }
  if (user.UserStatus !== 'FORCE_CHANGE_PASSWORD') throw notAuthorized('Invalid session for the user.');
  // A password the policy refuses leaves the Session alive for another try.
  checkPolicy(pool.policy, NEW_PASSWORD);
  guard.sessions.closeChallenge(session);
  const confirmed = await setPassword(guard, pool, user, NEW_PASSWORD ?? '', 'CONFIRMED');
  return afterPassword(guard, pool, client, confirmed);
}

export async function setPassword(
  { now }: Pick<Guard, 'now'>,
  pool: Pool,
  user: User,
  password: string,
  status: User['UserStatus'],
): Promise<User> {
  const changed: User = {
    ...user,
    Password: hashPassword(password),
    UserStatus: status,
    UserLastModifiedDate: new Date(now()),
  };
  await pool.saveUser(changed);
  return changed;
}

export async function newTokens(
  guard: Guard,
  pool: Pool,
  client: Client,
  user: User,
  asked: { nonce?: string | undefined; scope?: string } = {},
) {
  const { signIn: begun, refreshToken } = guard.sessions.begin(client, user, asked.scope);
  const result = await tokensOf(guard, pool, client, user, begun, asked);
  return { ChallengeParameters: {}, AuthenticationResult: { ...result, RefreshToken: refreshToken } };
}

async function refresh(guard: Guard, pool: Pool, client: Client, { REFRESH_TOKEN = '', SECRET_HASH }: AuthParameters) {
  const resumed = guard.sessions.resume(client, REFRESH_TOKEN);
  checkSecretHash(client, resumed.username, SECRET_HASH);
  return renew(guard, pool, client, resumed);
}

async function renew(guard: Guard, pool: Pool, client: Client, resumed: SignIn) {
  const user = await pool.findUser(resumed.username);
  if (!user) throw notAuthorized('Invalid Refresh Token');
  if (!user.Enabled) throw notAuthorized('User is disabled.');
  const asked = resumed.scope === undefined ? {} : { scope: resumed.scope };
  return { ChallengeParameters: {}, AuthenticationResult: await tokensOf(guard, pool, client, user, resumed, asked) };
}

async function tokensOf(
  { tokens }: Guard,
  pool: Pool,
  client: Client,
  user: User,
  { originJti, authTime }: SignIn,
  { nonce, scope }: { nonce?: string | undefined; scope?: string } = {},
) {
  const subject = { user, client, groups: await pool.groupsOf(user), originJti, authTime, nonce, scope };
  return {
    AccessToken: tokens.accessToken(subject),
    IdToken: tokens.idToken(subject),
    ExpiresIn: client.AccessTokenValidity,
    TokenType: 'Bearer',
  };
}
