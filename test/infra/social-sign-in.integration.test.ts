import { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '#infra/config/environments.ts';
import { deployment, MICROSOFT } from './deployments.ts';

const { resourcesOf } = await deployment('desarrollo');
const { resourcesOf: find } = await deployment('produccion');
const modest = await deployment('modesta');

const variablesOf = (name: string) =>
  find('AWS::Lambda::Function').find(({ Properties }) => Properties.FunctionName === `idonea-produccion-${name}`)
    ?.Properties.Environment.Variables;

describe('a deployment without social providers', () => {
  it('has nothing of them: no domain, no provider, no question about identities, no OAuth in the client', () => {
    expect(resourcesOf('AWS::Cognito::UserPoolDomain')).toEqual([]);
    expect(resourcesOf('AWS::Cognito::UserPoolIdentityProvider')).toEqual([]);
    expect(Object.keys(resourcesOf('AWS::Cognito::UserPool')[0]?.Properties.LambdaConfig)).toEqual(['CustomMessage']);
    expect(resourcesOf('AWS::Lambda::Function').filter(({ id }) => id.startsWith('linkSocialUser'))).toEqual([]);
    const clients = resourcesOf('AWS::Cognito::UserPoolClient');
    expect(clients).toMatchObject([{ Properties: { SupportedIdentityProviders: ['COGNITO'] } }]);
    expect(clients[0]?.Properties.AllowedOAuthFlows).toBeUndefined();
  });
});

describe('a deployment with Google and Microsoft', () => {
  it('lets its client use the authorization code only, come back to our callbacks only, and show no password page', () => {
    const [passwords, client] = find('AWS::Cognito::UserPoolClient');

    expect(passwords?.Properties).toMatchObject({ SupportedIdentityProviders: ['COGNITO'] });
    expect(passwords?.Properties.AllowedOAuthFlows).toBeUndefined();
    expect(client?.Properties).toMatchObject({
      AllowedOAuthFlows: ['code'],
      AllowedOAuthScopes: ['openid', 'email', 'profile'],
      SupportedIdentityProviders: ['Google', 'Microsoft'],
    });
    const callbacks: string[] = client?.Properties.CallbackURLs.map((url: unknown) => JSON.stringify(url));
    expect(callbacks).toHaveLength(2);
    for (const [index, name] of ['google', 'microsoft'].entries()) {
      expect(callbacks[index]).toContain('https://');
      expect(callbacks[index]).toContain(`/api/oauth/${name}/callback`);
    }
  });

  it('asks the providers for the e-mail and for whether it is verified, with secrets that stay out of the template', () => {
    const providers = find('AWS::Cognito::UserPoolIdentityProvider').map(({ Properties }) => Properties);

    expect(providers.map(({ AttributeMapping }) => AttributeMapping)).toEqual([
      { email: 'email', email_verified: 'email_verified' },
      { email: 'email', email_verified: 'xms_edov' },
    ]);
    expect(providers[1].ProviderDetails).toMatchObject({
      oidc_issuer: 'https://login.microsoftonline.com/11111111-2222-3333-4444-555555555555/v2.0',
    });
    for (const { ProviderDetails } of providers) {
      expect(ProviderDetails.client_secret).toMatch(/^\{\{resolve:secretsmanager:idonea\/\w+:SecretString:::\}\}$/);
    }
  });

  it('has an OAuth domain with a prefix that context may change', () => {
    expect(find('AWS::Cognito::UserPoolDomain')[0]?.Properties.Domain).toBe('idonea-produccion');
    expect(modest.resourcesOf('AWS::Cognito::UserPoolDomain')[0]?.Properties.Domain).toBe('rrhh-example');
  });

  it('makes the pool ask our function about identities that it does not know, and nobody else may call that', () => {
    const [pool] = find('AWS::Cognito::UserPool');
    const trigger = pool?.Properties.LambdaConfig;

    expect(trigger).toEqual({
      PreSignUp: { 'Fn::GetAtt': [expect.stringMatching(/^linkSocialUser/), 'Arn'] },
      CustomMessage: { 'Fn::GetAtt': [expect.stringMatching(/^createMensajeRecuperacion/), 'Arn'] },
    });
    const callers = find('AWS::Lambda::Permission')
      .map(({ Properties }) => Properties)
      .filter(({ FunctionName }) => JSON.stringify(Object.values(trigger)).includes(JSON.stringify(FunctionName)));
    expect(callers).toHaveLength(2);
    for (const caller of callers) {
      expect(caller).toMatchObject({
        Principal: 'cognito-idp.amazonaws.com',
        SourceArn: { 'Fn::GetAtt': [pool?.id, 'Arn'] },
      });
    }
  });

  it('lets that function read the table and link identities, and do nothing else', () => {
    const role = find('AWS::IAM::Role').find(({ id }) => id.startsWith('linkSocialUser'));
    const policy = find('AWS::IAM::Policy').find(({ id }) => id.startsWith('linkSocialUser'));
    const actionsOf = (document: { Statement: { Action: string | string[] }[] }) =>
      document.Statement.flatMap(({ Action }) => Action);

    expect(actionsOf(role?.Properties.Policies[0].PolicyDocument).toSorted()).toEqual([
      'dynamodb:BatchGetItem',
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:Query',
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      'xray:PutTelemetryRecords',
      'xray:PutTraceSegments',
    ]);
    expect(actionsOf(policy?.Properties.PolicyDocument)).toEqual(['cognito-idp:AdminLinkProviderForUser']);
    expect(policy?.Properties.Roles).toEqual([{ Ref: role?.id }]);
    expect(variablesOf('link-social-user')).not.toHaveProperty('USER_POOL_ID');
  });

  it('tells the functions of social sign-in about it, and no other', () => {
    const told = find('AWS::Lambda::Function')
      .filter(({ Properties }) => Properties.Environment?.Variables.SOCIAL_PROVIDERS)
      .map(({ Properties }) => Properties.FunctionName.replace('idonea-produccion-', ''));

    expect(told.toSorted()).toEqual(['finish-oauth', 'get-oauth-config', 'start-oauth']);
    expect(variablesOf('get-oauth-config')).toMatchObject({ SOCIAL_PROVIDERS: 'google,microsoft' });
    expect(Object.keys(variablesOf('get-oauth-config')).toSorted()).toEqual([
      'ORIGIN_VERIFY',
      'PUBLIC_ORIGIN',
      'SOCIAL_PROVIDERS',
    ]);
    for (const name of ['start-oauth', 'finish-oauth']) {
      expect(variablesOf(name)).toMatchObject({ USER_POOL_ID: {}, USER_POOL_CLIENT_ID: {}, SOCIAL_CLIENT_ID: {} });
      expect(JSON.stringify(variablesOf(name).IDENTITY_DOMAIN)).toContain('amazoncognito.com');
    }
  });

  it.each([undefined, 'common', 'organizations', 'consumers'])(
    'takes no Microsoft tenant "%s"',
    (microsoftTenantId) => {
      const { node } = new App({ context: { ...MICROSOFT, microsoftTenantId } });
      expect(() => readEnvironment(node)).toThrow(/one tenant/);
    },
  );
});
