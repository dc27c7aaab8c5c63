import type { Attribute, Pool, User } from './cognito-directory.ts';
import { attributeOf } from './cognito-directory.ts';
import type { Guard } from './cognito-guard.ts';
import type { JsonOperation } from './json-protocol.ts';
import { AwsError } from './json-protocol.ts';

export interface SocialIdentity {
  providerName: string;
  providerType: string;
  /** The provider's id of the person. */
  subject: string;
}

/** One entry of the attribute `identities`, as Cognito writes it. */
interface StoredIdentity {
  userId: string;
  providerName: string;
  providerType: string;
  issuer: null;
  primary: boolean;
  dateCreated: number;
}

const MAX_LINKS = 5;

/** AdminLinkProviderForUser: an identity of a provider signs in as an existing user from then on. */
export function linkOperations(
  { directory, now }: Guard,
  typeOf: (poolId: string, providerName: string) => string | undefined,
): Record<string, JsonOperation> {
  return {
    async AdminLinkProviderForUser({ UserPoolId, DestinationUser, SourceUser }) {
      const pool = await directory.getPool(UserPoolId);
      const { ProviderName: providerName, ProviderAttributeName, ProviderAttributeValue: subject } = SourceUser;
      if (DestinationUser.ProviderName !== 'Cognito' || ProviderAttributeName !== 'Cognito_Subject' || !subject) {
        throw invalid('Only an identity by its Cognito_Subject can be linked to a Cognito user locally');
      }
      const providerType = typeOf(UserPoolId, providerName);
      if (!providerType) throw invalid(`Identity provider ${providerName} does not exist.`);
      const user = await pool.getUser(DestinationUser.ProviderAttributeValue);
      const identity = { providerName, providerType, subject };
      const holder = await findLinkedUser(pool, identity);
      if (holder?.Username === user.Username) throw invalid('SourceUser is already linked to DestinationUser');
      if (holder) throw invalid('Merging is not currently supported, provide a SourceUser that has not been signed up');
      const identities = [...identitiesOf(user), toStored(identity, now())];
      if (identities.length > MAX_LINKS) throw invalid('A maximum of 5 identities can be linked to a user');
      const others = user.Attributes.filter(({ Name }) => Name !== 'identities');
      await pool.saveUser({ ...user, Attributes: [...others, asAttribute(identities)] });
      return {};
    },
  };
}

/** The user whom an identity signs in as: linked, or made for it. */
export async function findLinkedUser(pool: Pool, identity: SocialIdentity): Promise<User | undefined> {
  const users = await pool.listUsers();
  return users.find((user) =>
    identitiesOf(user).some(
      ({ providerName, userId }) => providerName === identity.providerName && userId === identity.subject,
    ),
  );
}

export function identityAttribute(identities: SocialIdentity[]): Attribute {
  return asAttribute(identities.map((identity) => toStored(identity, Date.now())));
}

function asAttribute(identities: StoredIdentity[]): Attribute {
  return { Name: 'identities', Value: JSON.stringify(identities) };
}

function toStored({ providerName, providerType, subject }: SocialIdentity, dateCreated: number): StoredIdentity {
  return { userId: subject, providerName, providerType, issuer: null, primary: false, dateCreated };
}

function identitiesOf({ Attributes }: User): StoredIdentity[] {
  return JSON.parse(attributeOf(Attributes, 'identities') ?? '[]') as StoredIdentity[];
}

function invalid(message: string): AwsError {
  return new AwsError('InvalidParameterException', message);
}
