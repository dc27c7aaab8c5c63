import {
  AdminLinkProviderForUserCommand,
  CognitoIdentityProviderClient,
  InvalidParameterException,
} from '@aws-sdk/client-cognito-identity-provider';

export interface SocialIdentity {
  /** The provider's name in the pool. */
  providerName: string;
  /** The provider's own id of the person. */
  subject: string;
}

/** Ties identities of social providers to accounts of the pool. */
export interface IdentityLinks {
  /** From now on the identity signs in as this account, with its username and subject. Safe to ask again. */
  link(poolId: string, username: string, identity: SocialIdentity): Promise<void>;
}

export function cognitoIdentityLinks(): IdentityLinks {
  const client = new CognitoIdentityProviderClient({});
  return {
    async link(UserPoolId, username, { providerName, subject }) {
      try {
        await client.send(
          new AdminLinkProviderForUserCommand({
            UserPoolId,
            DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: username },
            SourceUser: {
              ProviderName: providerName,
              ProviderAttributeName: 'Cognito_Subject',
              ProviderAttributeValue: subject,
            },
          }),
        );
      } catch (error) {
        // Cognito calls a trigger again when its answer is late.
        if (error instanceof InvalidParameterException && /already linked/i.test(error.message)) return;
        throw error;
      }
    },
  };
}
