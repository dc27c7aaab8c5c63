import { describe, expect, it } from 'vitest';
import { ENDPOINT_FUNCTIONS } from '#infra/function-list.ts';
import { needsOf } from '#infra/function-needs.ts';
import { resourcesOf } from './synthesized-app.ts';

interface Statement {
  Action: string | string[];
  Resource: unknown;
}

/** Statements of a function's role, by operation. */
function statementsOf(operation: string): { actions: string[]; resource: string }[] {
  const role = resourcesOf('AWS::IAM::Role').find(({ id }) => new RegExp(`^${operation}(Endpoint|Job)Role`).test(id));
  const statements: Statement[] = role?.Properties.Policies[0].PolicyDocument.Statement ?? [];
  return statements.map(({ Action, Resource }) => ({ actions: [Action].flat(), resource: JSON.stringify(Resource) }));
}

const tableActions = (operation: string) => [
  ...new Set(
    statementsOf(operation)
      .flatMap(({ actions }) => actions)
      .filter((action) => action.startsWith('dynamodb:')),
  ),
];

const READ = ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'];
const WRITE = [
  ...READ,
  'dynamodb:ConditionCheckItem',
  'dynamodb:DeleteItem',
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
];

describe('the roles of functions', () => {
  it('read the table, or write to it, as the contract says', () => {
    expect(tableActions('listCandidatos').toSorted()).toEqual(READ.toSorted());
    expect(tableActions('createCandidato').toSorted()).toEqual(WRITE.toSorted());
    expect(tableActions('getOauthConfig')).toEqual([]);
  });

  it('read the table wherever a session is checked, since the user record is read on each request', () => {
    const withSession = ENDPOINT_FUNCTIONS.filter((spec) => needsOf(spec).checksSession);

    expect(withSession.length).toBeGreaterThan(10);
    for (const { operation } of withSession) expect(tableActions(operation)).toContain('dynamodb:GetItem');
  });

  it('never scan, never use PartiQL, and never have wildcard actions', () => {
    const actions = resourcesOf('AWS::IAM::Role')
      .filter(({ id }) => /(Endpoint|Job)Role/.test(id))
      .flatMap(({ Properties }) => Properties.Policies ?? [])
      .flatMap(({ PolicyDocument }: { PolicyDocument: { Statement: Statement[] } }) => PolicyDocument.Statement)
      .flatMap(({ Action }) => Action);

    expect(actions.length).toBeGreaterThan(100);
    expect(actions.filter((action) => /\*|Scan|PartiQL/.test(action))).toEqual([]);
  });

  it('name the Cognito actions of the contract on the pool and nothing else', () => {
    const cognito = statementsOf('login').filter(({ actions }) =>
      actions.some((action) => action.startsWith('cognito-idp:')),
    );

    expect(cognito).toHaveLength(1);
    expect(cognito[0]?.actions).toEqual(['cognito-idp:InitiateAuth']);
  });

  it('decrypt without encrypting where the contract only decrypts', () => {
    const actions = statementsOf('getEnlaceEntrevista').flatMap((statement) => statement.actions);

    expect(actions).toContain('kms:Decrypt');
    expect(actions).not.toContain('kms:Encrypt');
  });

  it('let a job with a queue put off its own messages, so that it sets the pace of its retries', () => {
    expect(statementsOf('analyzeEntrevista').flatMap((statement) => statement.actions)).toContain(
      'sqs:ChangeMessageVisibility',
    );
  });
});
