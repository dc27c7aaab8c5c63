import { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '#infra/config/environments.ts';
import { SECOND_API, secondApiPatterns } from '#infra/edge/apis.ts';
import { deployment } from './deployments.ts';

const { resourcesOf } = await deployment('desarrollo');
const { resourcesOf: production } = await deployment('produccion');
const modest = await deployment('modesta');

describe('the table', () => {
  const table = () => resourcesOf('AWS::DynamoDB::Table')[0];

  it('has one pair of keys and two indexes of the same form', () => {
    expect(table()?.Properties.KeySchema).toEqual([
      { AttributeName: 'PK', KeyType: 'HASH' },
      { AttributeName: 'SK', KeyType: 'RANGE' },
    ]);
    expect(
      table()?.Properties.GlobalSecondaryIndexes.map((index: { IndexName: string; KeySchema: unknown }) => [
        index.IndexName,
        index.KeySchema,
      ]),
    ).toEqual(
      ['GSI1', 'GSI2'].map((name) => [
        name,
        [
          { AttributeName: `${name}PK`, KeyType: 'HASH' },
          { AttributeName: `${name}SK`, KeyType: 'RANGE' },
        ],
      ]),
    );
  });

  it('forgets by `expira`, streams new images, can be restored, and is not deleted by mistake', () => {
    expect(table()?.Properties).toMatchObject({
      TimeToLiveSpecification: { AttributeName: 'expira', Enabled: true },
      StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      DeletionProtectionEnabled: true,
      BillingMode: 'PAY_PER_REQUEST',
    });
    expect(table()?.DeletionPolicy).toBe('Retain');
  });

  it('streams only stored events to the function that publishes them', () => {
    const [source] = resourcesOf('AWS::Lambda::EventSourceMapping').filter(
      ({ Properties }) => Properties.FilterCriteria,
    );

    expect(JSON.parse(source?.Properties.FilterCriteria.Filters[0].Pattern)).toEqual({
      eventName: ['INSERT'],
      dynamodb: { NewImage: { tipo: { S: ['EVENTO'] } } },
    });
    expect(source?.Properties).toMatchObject({ BisectBatchOnFunctionError: true, MaximumRetryAttempts: 10 });
    expect(source?.Properties.DestinationConfig.OnFailure.Destination).toBeDefined();
  });
});

describe('the bucket of uploads', () => {
  const bucket = () => resourcesOf('AWS::S3::Bucket').find(({ id }) => id.startsWith('Uploads'))?.Properties;

  it('forgets what nobody confirmed, and after a month what was deleted', () => {
    expect(bucket()?.LifecycleConfiguration.Rules).toMatchObject([
      { Prefix: 'cuarentena/', ExpirationInDays: 1, NoncurrentVersionExpiration: { NoncurrentDays: 1 } },
      { Prefix: 'planes/', NoncurrentVersionExpiration: { NoncurrentDays: 30 } },
      { Prefix: 'cv/', NoncurrentVersionExpiration: { NoncurrentDays: 30 } },
      { Prefix: 'importaciones/', NoncurrentVersionExpiration: { NoncurrentDays: 30 } },
      { Prefix: 'exportaciones/', NoncurrentVersionExpiration: { NoncurrentDays: 30 } },
      { Prefix: 'copias/', NoncurrentVersionExpiration: { NoncurrentDays: 30 } },
      { Prefix: 'operaciones/', NoncurrentVersionExpiration: { NoncurrentDays: 30 } },
      { Prefix: 'informes/', NoncurrentVersionExpiration: { NoncurrentDays: 30 } },
      { Prefix: 'descargas/', NoncurrentVersionExpiration: { NoncurrentDays: 30 } },
      { Prefix: 'copias/prueba/', ExpirationInDays: 1 },
      { Prefix: 'importaciones/', ExpirationInDays: 30 },
      { Prefix: 'exportaciones/', ExpirationInDays: 2 },
      { Prefix: 'operaciones/', ExpirationInDays: 7 },
      { Prefix: 'informes/', ExpirationInDays: 30 },
      { Prefix: 'descargas/', ExpirationInDays: 1 },
    ]);
  });

  it('lets pages of the product send and read, and lets nobody put', () => {
    expect(bucket()?.CorsConfiguration.CorsRules).toMatchObject([
      { AllowedMethods: ['POST', 'GET'], AllowedOrigins: ['https://*.cloudfront.net'] },
    ]);
    const rules = production('AWS::S3::Bucket').flatMap(
      ({ Properties }) => Properties.CorsConfiguration?.CorsRules ?? [],
    );
    expect(rules).toMatchObject([{ AllowedOrigins: ['https://app.idonea.test'] }]);
  });
});

describe('the user pool', () => {
  it('signs in by e-mail, takes eight characters, and lets nobody sign up', () => {
    expect(resourcesOf('AWS::Cognito::UserPool')[0]?.Properties).toMatchObject({
      AliasAttributes: ['email'],
      AutoVerifiedAttributes: [],
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      DeletionProtection: 'ACTIVE',
      Policies: {
        PasswordPolicy: {
          MinimumLength: 8,
          RequireLowercase: false,
          RequireUppercase: false,
          RequireNumbers: false,
          RequireSymbols: false,
        },
      },
    });
  });

  it('has a client with one hour of access and thirty days of refresh', () => {
    expect(resourcesOf('AWS::Cognito::UserPoolClient')[0]?.Properties).toMatchObject({
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH'],
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      AccessTokenValidity: 60,
      RefreshTokenValidity: 30 * 24 * 60,
    });
  });

  it('takes each refresh token once, and for a minute more', () => {
    const client = resourcesOf('AWS::Cognito::UserPoolClient')[0]?.Properties;
    expect(client.RefreshTokenRotation).toEqual({ Feature: 'ENABLED', RetryGracePeriodSeconds: 60 });
    // Where it is allowed, a token can be used as often as one likes.
    expect(client.ExplicitAuthFlows).not.toContain('ALLOW_REFRESH_TOKEN_AUTH');
  });
});

describe('the edge', () => {
  const distribution = () => resourcesOf('AWS::CloudFront::Distribution')[0]?.Properties.DistributionConfig;

  it('leads the API documents to the web bucket before the rest of /api goes to the API', () => {
    expect(distribution().CacheBehaviors.map(({ PathPattern }: { PathPattern: string }) => PathPattern)).toEqual([
      '/api/openapi.json',
      '/api/docs*',
      ...secondApiPatterns(SECOND_API),
      '/api/*',
      '/uploads/*',
    ]);
  });

  it('answers by one connection, on which files do not wait for each other', () => {
    expect(distribution().HttpVersion).toBe('http2and3');
  });

  it('has a content security policy without unsafe-inline or unsafe-eval', () => {
    const [policy] = resourcesOf('AWS::CloudFront::ResponseHeadersPolicy');
    const csp = JSON.stringify(
      policy?.Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy,
    );

    expect(csp).toContain("default-src 'none'");
    expect(csp).toContain("frame-ancestors 'none'");
    expect(csp).toContain("object-src 'none'");
    expect(csp).toContain("base-uri 'none'");
    expect(csp).not.toMatch(/unsafe-(inline|eval)/);
  });

  it('sends the security headers with every behaviour', () => {
    for (const behaviour of [distribution().DefaultCacheBehavior, ...distribution().CacheBehaviors]) {
      expect(behaviour.ResponseHeadersPolicyId).toBeDefined();
    }
  });

  it('redirects a page to https, and refuses a call that comes without', () => {
    const { DefaultCacheBehavior, CacheBehaviors } = distribution();
    const api = CacheBehaviors.find(({ PathPattern }: { PathPattern: string }) => PathPattern === '/api/*');

    expect(DefaultCacheBehavior.ViewerProtocolPolicy).toBe('redirect-to-https');
    expect(api.ViewerProtocolPolicy).toBe('https-only');
  });

  it('limits sign-in and the candidate room by address', () => {
    const paths = resourcesOf('AWS::WAFv2::WebACL')[0]?.Properties.Rules.map(
      (rule: {
        Statement: { RateBasedStatement?: { ScopeDownStatement: { ByteMatchStatement: { SearchString: string } } } };
      }) => rule.Statement.RateBasedStatement?.ScopeDownStatement.ByteMatchStatement.SearchString,
    );

    expect(paths).toEqual(expect.arrayContaining(['/api/auth/', '/api/oauth/', '/api/sala/']));
  });

  it('tells the API by a secret header that a request passed through it', () => {
    const api = distribution().Origins.find(
      ({ OriginCustomHeaders }: { OriginCustomHeaders?: unknown }) => OriginCustomHeaders,
    );

    expect(api.OriginCustomHeaders[0].HeaderName).toBe('x-origin-verify');
  });

  it('logs requests without path, query and referrer, where the link of a candidate would stand', () => {
    const [delivery] = resourcesOf('AWS::Logs::Delivery');
    const fields: string[] = delivery?.Properties.RecordFields;

    expect(fields).toEqual(expect.arrayContaining(['c-ip', 'sc-status', 'cache-behavior-path-pattern']));
    expect(fields.filter((field) => /uri|query|referer|cookie/i.test(field))).toEqual([]);
    // The older kind of log, which has them, is off.
    expect(distribution().Logging).toBeUndefined();
  });

  it('keeps the logs of requests, with addresses of people, as long as other logs', () => {
    const stores = resourcesOf('AWS::S3::Bucket').filter(({ Properties }) =>
      JSON.stringify(Properties.LifecycleConfiguration ?? {}).includes('old-logs'),
    );

    expect(stores).toHaveLength(2);
    for (const { Properties } of stores) {
      expect(Properties.LifecycleConfiguration.Rules).toMatchObject([{ ExpirationInDays: 7, Status: 'Enabled' }]);
    }
  });

  it('keeps every bucket closed and over TLS', () => {
    const buckets = resourcesOf('AWS::S3::Bucket');

    expect(buckets.length).toBeGreaterThanOrEqual(4);
    for (const { Properties } of buckets) {
      expect(Properties.PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
    }
  });
});

describe('a deployment with its own domain and social sign-in', () => {
  it('uses both, and keeps the client secrets out of the template', () => {
    expect(production('AWS::CloudFront::Distribution')[0]?.Properties.DistributionConfig.Aliases).toEqual([
      'app.idonea.test',
    ]);
    const [google] = production('AWS::Cognito::UserPoolIdentityProvider');
    expect(google?.Properties.ProviderDetails.client_secret).toContain('{{resolve:secretsmanager:idonea/google');
    const publicOrigins = production('AWS::Lambda::Function')
      .filter(({ Properties }) => Properties.Environment?.Variables.PUBLIC_ORIGIN)
      .map(({ Properties }) => Properties.Environment.Variables.PUBLIC_ORIGIN);
    expect(new Set(publicOrigins)).toEqual(new Set(['https://app.idonea.test']));
  });

  it('takes one provider alone', () => {
    expect(modest.resourcesOf('AWS::Cognito::UserPoolIdentityProvider')).toHaveLength(1);
    expect(modest.resourcesOf('AWS::Cognito::UserPoolClient')[1]?.Properties.SupportedIdentityProviders).toEqual([
      'Google',
    ]);
  });

  it('refuses a domain without its certificate, and an unknown stage', () => {
    const readContext = (context: Record<string, string>) => readEnvironment(new App({ context }).node);
    expect(() => readContext({ domain: 'rrhh.example.com' })).toThrow(/certificate/);
    expect(() => readContext({ stage: 'pruebas' })).toThrow(/Unknown stage/);
  });
});
