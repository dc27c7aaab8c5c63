import { describe, expect, it } from 'vitest';
import { deployment } from './deployments.ts';

/**
 * Cognito answers everybody at an address of its own, where nothing of ours counts or refuses. What its settings have to
 * forbid there, one test for each door, of every client that a deployment has.
 */
const { resourcesOf } = await deployment('produccion');
const clients = resourcesOf('AWS::Cognito::UserPoolClient').map(({ id, Properties }) => ({ id, ...Properties }));
const isSocial = ({ AllowedOAuthFlows }: (typeof clients)[number]) => AllowedOAuthFlows !== undefined;

const statementsOf = (type: string) =>
  resourcesOf(type).flatMap(({ Properties }) =>
    [Properties, ...(Properties.Policies ?? [])].flatMap(({ PolicyDocument }) => PolicyDocument?.Statement ?? []),
  );
const functionsThatMay = (action: string) =>
  ['AWS::IAM::Role', 'AWS::IAM::Policy']
    .flatMap(resourcesOf)
    .filter(({ Properties }) =>
      [Properties, ...(Properties.Policies ?? [])].some(({ PolicyDocument }) =>
        PolicyDocument?.Statement.some(({ Action }: { Action: string | string[] }) => [Action].flat().includes(action)),
      ),
    )
    .map(({ id }) => id.replace(/(Endpoint|Job)\w*$/, '').replace(/^Role(\w+)[0-9A-F]{8}$/, '$1'));

describe("Cognito's public address", () => {
  it('has two clients: one of passwords, one of social providers', () => {
    expect(clients.map(isSocial)).toEqual([false, true]);
  });

  it('recovers no password, tries none and renews no session: every client has a secret', () => {
    expect(clients.map(({ GenerateSecret }) => GenerateSecret)).toEqual([true, true]);
  });

  it('takes passwords from our functions alone', () => {
    for (const { ExplicitAuthFlows } of clients) expect(ExplicitAuthFlows).toEqual(['ALLOW_ADMIN_USER_PASSWORD_AUTH']);
  });

  it('writes nothing of an account that anybody reads: one harmless attribute, since an empty list counts as all', () => {
    expect(clients.filter((each) => !isSocial(each)).map(({ WriteAttributes }) => WriteAttributes)).toEqual([
      ['locale'],
    ]);
  });

  it('lets the client of social sign-in write what is mapped, and only the pool says that it is verified', () => {
    const mapped = resourcesOf('AWS::Cognito::UserPoolIdentityProvider').flatMap(({ Properties }) =>
      Object.keys(Properties.AttributeMapping),
    );
    const written = [...new Set(mapped)].filter((name) => !name.endsWith('_verified'));
    expect(clients.filter(isSocial).map(({ WriteAttributes }) => WriteAttributes)).toEqual([written]);
  });

  it('changes no account with a token of a social sign-in: none has the scope for it', () => {
    for (const { AllowedOAuthScopes = [] } of clients) {
      expect(AllowedOAuthScopes).not.toContain('aws.cognito.signin.user.admin');
    }
  });

  it('makes no account for whoever asks', () => {
    const [pool] = resourcesOf('AWS::Cognito::UserPool');
    expect(pool?.Properties.AdminCreateUserConfig).toEqual({ AllowAdminCreateUserOnly: true });
  });
});

describe('The secret of a client', () => {
  it('stands in no template', () => {
    expect(statementsOf('AWS::IAM::Policy').length + statementsOf('AWS::IAM::Role').length).toBeGreaterThan(100);
    expect(resourcesOf('Custom::DescribeCognitoUserPoolClient')).toEqual([]);
  });

  it('is told by Cognito to the functions of sign-in, and to no other', () => {
    expect(functionsThatMay('cognito-idp:DescribeUserPoolClient').toSorted()).toEqual([
      'deleteSegundoFactor',
      'deleteSesion',
      'finishLogin',
      'finishOauth',
      'login',
      'logout',
      'refreshSesion',
      'resetPassword',
      'sendRecuperacion',
      'startSegundoFactor',
      'updatePassword',
      'updatePasswordPropia',
      'verifyOauth',
    ]);
  });
});
