import { createHash } from 'node:crypto';
import type { FederationSettings, IdentityProviderSettings, PoolSettings } from '../aws/cognito.ts';
import type { TemplateValues } from './values.ts';

const UNIT_SECONDS: Record<string, number> = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };

export function readPools(values: TemplateValues): PoolSettings[] {
  const pools = new Map(values.resources('AWS::Cognito::UserPool').map((pool) => [pool.ref, pool.properties]));
  return values.resources('AWS::Cognito::UserPoolClient').map(({ ref, properties: client }) => {
    const pool = pools.get(client.UserPoolId);
    const policy = pool?.Policies?.PasswordPolicy ?? {};
    const verification = pool?.VerificationMessageTemplate;
    const seconds = (kind: 'AccessToken' | 'IdToken' | 'RefreshToken', unit: string) =>
      client[`${kind}Validity`] * (UNIT_SECONDS[client.TokenValidityUnits?.[kind] ?? unit] ?? 0);
    return {
      poolId: client.UserPoolId,
      clientId: ref,
      ...(client.GenerateSecret && { clientSecret: localSecret(ref) }),
      ...(client.WriteAttributes?.length && { writeAttributes: client.WriteAttributes }),
      passwordPolicy: {
        minimumLength: policy.MinimumLength ?? 8,
        requireLowercase: policy.RequireLowercase,
        requireUppercase: policy.RequireUppercase,
        requireNumbers: policy.RequireNumbers,
        requireSymbols: policy.RequireSymbols,
        temporaryPasswordValidityDays: policy.TemporaryPasswordValidityDays,
      },
      authFlows: client.ExplicitAuthFlows,
      tokenValidity: {
        access: seconds('AccessToken', 'hours'),
        id: seconds('IdToken', 'hours'),
        refresh: seconds('RefreshToken', 'days'),
      },
      ...(client.RefreshTokenRotation?.Feature === 'ENABLED' && {
        rotationGrace: client.RefreshTokenRotation.RetryGracePeriodSeconds ?? 0,
      }),
      aliasEmail: (pool?.AliasAttributes ?? []).includes('email'),
      softwareTokens: pool?.MfaConfiguration === 'OPTIONAL' && (pool?.EnabledMfas ?? []).includes('SOFTWARE_TOKEN_MFA'),
      triggers: { preSignUp: pool?.LambdaConfig?.PreSignUp, customMessage: pool?.LambdaConfig?.CustomMessage },
      ...(client.CallbackURLs && { federation: readFederation(values, client) }),
      ...(verification?.EmailMessage && {
        messages: { verification: { subject: verification.EmailSubject, body: verification.EmailMessage } },
      }),
    };
  });
}

/** Keeps nothing secret; it follows from the client's name, so that a new start does not end sessions. */
const localSecret = (clientId: string) => createHash('sha256').update(`local ${clientId}`).digest('hex').slice(0, 48);

/** Cognito's own issuer of the provider type Google. */
const GOOGLE_ISSUER = 'https://accounts.google.com';

// biome-ignore-start lint/suspicious/noExplicitAny: templates are JSON without types
function readFederation(values: TemplateValues, client: any): FederationSettings {
  return {
    callbackUrls: client.CallbackURLs,
    scopes: client.AllowedOAuthScopes ?? [],
    providers: values
      .resources('AWS::Cognito::UserPoolIdentityProvider')
      .map(({ properties }) => properties)
      .filter(({ UserPoolId, ProviderName }) => {
        return UserPoolId === client.UserPoolId && client.SupportedIdentityProviders?.includes(ProviderName);
      })
      .map(toProvider),
  };
}

function toProvider({ ProviderName, ProviderType, ProviderDetails, AttributeMapping }: any): IdentityProviderSettings {
  return {
    name: ProviderName,
    type: ProviderType,
    issuer: ProviderType === 'Google' ? GOOGLE_ISSUER : ProviderDetails.oidc_issuer,
    clientId: ProviderDetails.client_id,
    clientSecret: ProviderDetails.client_secret,
    scopes: String(ProviderDetails.authorize_scopes).split(' '),
    attributeMapping: AttributeMapping ?? {},
  };
}
// biome-ignore-end lint/suspicious/noExplicitAny: templates are JSON without types

export function readPoolDomains(values: TemplateValues, region: string): string[] {
  return values
    .resources('AWS::Cognito::UserPoolDomain')
    .map(({ name }) => `https://${name}.auth.${region}.amazoncognito.com`);
}
