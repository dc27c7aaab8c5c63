import { DefaultConfig } from 'cognito-local/lib/server/config.js';
import { Router } from 'cognito-local/lib/server/Router.js';
import { DateClock } from 'cognito-local/lib/services/clock.js';
import { CognitoServiceFactoryImpl, USER_POOL_AWS_DEFAULTS } from 'cognito-local/lib/services/cognitoService.js';
import { StormDBDataStoreFactory } from 'cognito-local/lib/services/dataStore/stormDb.js';
import { UserPoolServiceFactoryImpl } from 'cognito-local/lib/services/userPoolService.js';
import type { PoolSettings } from './cognito.ts';
import { AwsError } from './json-protocol.ts';

export interface Attribute {
  Name: string;
  Value: string;
}

export type UserStatus = 'FORCE_CHANGE_PASSWORD' | 'CONFIRMED' | 'RESET_REQUIRED' | 'EXTERNAL_PROVIDER';

/** An authenticator application of a user. */
export interface SoftwareToken {
  /** Base32. */
  secret: string;
  verified: boolean;
  /** Whether sign-ins ask for its code. */
  enabled: boolean;
  /** The last code that was taken, as its step. */
  lastStep?: number;
}

export interface User {
  Username: string;
  /** What hashPassword made; never the password. */
  Password: string;
  Attributes: Attribute[];
  Enabled: boolean;
  UserStatus: UserStatus;
  UserCreateDate: Date;
  UserLastModifiedDate: Date;
  RefreshTokens: string[];
  SoftwareToken?: SoftwareToken;
  /** Associated, and not verified yet. */
  PendingSoftwareToken?: SoftwareToken;
}

/** Password rules under Cognito's own names. */
export interface StoredPolicy {
  MinimumLength: number;
  RequireUppercase: boolean;
  RequireLowercase: boolean;
  RequireNumbers: boolean;
  RequireSymbols: boolean;
  TemporaryPasswordValidityDays: number;
}

export interface Client {
  ClientId: string;
  UserPoolId: string;
  ClientSecret?: string;
  /** Seconds, as all validities here. */
  AccessTokenValidity: number;
  IdTokenValidity: number;
  RefreshTokenValidity: number;
  RefreshTokenRotation?: { RetryGracePeriodSeconds: number };
  ExplicitAuthFlows?: string[];
  /** What its users may write themselves; none means every attribute that is theirs to write. */
  WriteAttributes?: string[];
}

export interface Pool {
  readonly id: string;
  readonly policy: StoredPolicy;
  readonly aliasEmail: boolean;
  /** Whether users may have an authenticator application as a second factor. */
  readonly softwareTokens: boolean;
  /** By username, `sub` or, in a pool with the alias, verified e-mail. */
  findUser(name: string): Promise<User | undefined>;
  /** @throws AwsError UserNotFoundException */
  getUser(name: string): Promise<User>;
  listUsers(filter?: string): Promise<User[]>;
  saveUser(user: User): Promise<void>;
  groupsOf(user: User): Promise<string[]>;
}

/** cognito-local's storage and its simple calls, without its server, its sign-in and its published signing key. */
export interface Directory {
  ensurePool(settings: PoolSettings): Promise<void>;
  getPool(poolId: string): Promise<Pool>;
  getClient(clientId: string): Promise<Client>;
  /** Runs cognito-local's own version of an operation. */
  call(operation: string, input: unknown): Promise<unknown>;
}

const silence = () => {};
const silentLogger = { debug: silence, info: silence, warn: silence, error: silence, child: () => silentLogger };
const context = { logger: silentLogger };

// cognito-local's declarations lean on the types of SDK v2, which stays out: its pools and users come untyped.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Untyped = any;

export async function openDirectory(dir: string): Promise<Directory> {
  const clock = new DateClock();
  const stores = new StormDBDataStoreFactory(dir);
  const factory = withEmailAlias(new UserPoolServiceFactoryImpl(clock, stores));
  const service = await new CognitoServiceFactoryImpl(dir, stores, factory).create(
    context,
    DefaultConfig.UserPoolDefaults,
  );
  const noTriggers = { enabled: () => false };
  const route = Router({ clock, cognito: service, config: DefaultConfig, triggers: noTriggers } as Untyped);

  return {
    async ensurePool(settings) {
      const options = poolOptions(settings);
      const existing = (await service.listUserPools(context)).some(({ Id }) => Id === settings.poolId);
      if (!existing) await service.createUserPool(context, options);
      const pool = await service.getUserPool(context, settings.poolId);
      await pool.updateOptions(context, { ...pool.options, ...options });
      await pool.saveAppClient(context, clientRecord(settings));
    },
    getPool: (poolId) => translateErrors(async () => toPool(await service.getUserPool(context, poolId))),
    async getClient(clientId) {
      const client = await service.getAppClient(context, clientId ?? '');
      if (!client) throw new AwsError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
      return client as unknown as Client;
    },
    call: (operation, input) => translateErrors(() => route(operation)(context, input)),
  };
}

/** cognito-local knows e-mails as usernames (UsernameAttributes) but not as aliases (AliasAttributes). */
function withEmailAlias(inner: UserPoolServiceFactoryImpl): Untyped {
  return {
    async create(...parameters: Parameters<UserPoolServiceFactoryImpl['create']>) {
      const pool = await inner.create(...parameters);
      const findByName = pool.getUserByUsername.bind(pool);
      pool.getUserByUsername = async (ctx, name) => {
        const byName = await findByName(ctx, name);
        if (byName || !hasEmailAlias(pool.options)) return byName;
        const users = (await pool.listUsers(ctx)) as unknown as User[];
        return (users.find((user) => isVerifiedEmail(user, name)) ?? null) as Untyped;
      };
      return pool;
    },
  };
}

export function isVerifiedEmail({ Attributes }: Pick<User, 'Attributes'>, email: string): boolean {
  return attributeOf(Attributes, 'email') === email && attributeOf(Attributes, 'email_verified') === 'true';
}

export function attributeOf(attributes: Attribute[], name: string): string | undefined {
  return attributes.find(({ Name }) => Name === name)?.Value;
}

function hasEmailAlias(options: Untyped): boolean {
  return options.AliasAttributes?.includes('email') ?? false;
}

function toPool(service: Untyped): Pool {
  const findUser = async (name: string) => (await service.getUserByUsername(context, name ?? '')) ?? undefined;
  return {
    id: service.options.Id,
    policy: service.options.Policies.PasswordPolicy,
    aliasEmail: hasEmailAlias(service.options),
    softwareTokens: service.options.EnabledMfas?.includes('SOFTWARE_TOKEN_MFA') ?? false,
    findUser,
    async getUser(name) {
      const user = await findUser(name);
      if (!user) throw new AwsError('UserNotFoundException', 'User does not exist.');
      return user;
    },
    listUsers: (filter) => translateErrors(() => service.listUsers(context, filter)),
    saveUser: (user) => service.saveUser(context, user),
    groupsOf: (user) => service.listUserGroupMembership(context, user),
  };
}

function poolOptions({
  poolId,
  passwordPolicy,
  aliasEmail,
  softwareTokens,
  customAttributes = [],
}: PoolSettings): Untyped {
  const custom = customAttributes.map((name) => ({
    Name: `custom:${name}`,
    AttributeDataType: 'String',
    DeveloperOnlyAttribute: false,
    Mutable: true,
    Required: false,
  }));
  const policy: StoredPolicy = {
    MinimumLength: passwordPolicy.minimumLength,
    RequireUppercase: passwordPolicy.requireUppercase ?? false,
    RequireLowercase: passwordPolicy.requireLowercase ?? false,
    RequireNumbers: passwordPolicy.requireNumbers ?? false,
    RequireSymbols: passwordPolicy.requireSymbols ?? false,
    TemporaryPasswordValidityDays: passwordPolicy.temporaryPasswordValidityDays ?? 7,
  };
  return {
    Id: poolId,
    Name: poolId,
    // cognito-local's default makes the e-mail the username, verified or not.
    UsernameAttributes: [],
    AliasAttributes: aliasEmail ? ['email'] : [],
    EnabledMfas: softwareTokens ? ['SOFTWARE_TOKEN_MFA'] : [],
    SchemaAttributes: [...((USER_POOL_AWS_DEFAULTS as Untyped).SchemaAttributes ?? []), ...custom],
    Policies: { PasswordPolicy: policy },
  };
}

function clientRecord(settings: PoolSettings): Untyped {
  const { poolId, clientId, clientSecret, tokenValidity, rotationGrace, authFlows, writeAttributes } = settings;
  const now = new Date();
  return {
    ClientId: clientId,
    ClientName: clientId,
    UserPoolId: poolId,
    ...(clientSecret ? { ClientSecret: clientSecret } : {}),
    ...(authFlows ? { ExplicitAuthFlows: authFlows } : {}),
    // Cognito takes an empty list for none.
    ...(writeAttributes?.length ? { WriteAttributes: writeAttributes } : {}),
    AccessTokenValidity: tokenValidity.access,
    IdTokenValidity: tokenValidity.id,
    RefreshTokenValidity: tokenValidity.refresh,
    ...(rotationGrace !== undefined && { RefreshTokenRotation: { RetryGracePeriodSeconds: rotationGrace } }),
    TokenValidityUnits: { AccessToken: 'seconds', IdToken: 'seconds', RefreshToken: 'seconds' },
    CreationDate: now,
    LastModifiedDate: now,
  };
}

/** cognito-local's errors carry the exception's name in `code`. */
async function translateErrors<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw new AwsError(String(error.code), error.message);
    throw error;
  }
}
