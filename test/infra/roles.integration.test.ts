import { describe, expect, it } from 'vitest';
import { ALL_FUNCTIONS, ENDPOINT_FUNCTIONS } from '#infra/function-list.ts';
import { needsOf } from '#infra/function-needs.ts';
import { kebab } from '#shared/core/contract.ts';
import { deployment } from './deployments.ts';
import type { Resource } from './resources.ts';

const { resourcesOf } = await deployment('desarrollo');

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  Condition?: object;
}

/** A function's role, which it may share with others of its domain that need the same. */
function roleOf(operation: string): Resource | undefined {
  const fn = resourcesOf('AWS::Lambda::Function').find(
    ({ Properties }) => Properties.FunctionName === `idonea-desarrollo-${kebab(operation)}`,
  );
  const id = fn?.Properties.Role['Fn::GetAtt'][0];
  return resourcesOf('AWS::IAM::Role').find((role) => role.template === fn?.template && role.id === id);
}

/** Statements of a function's role, and of the role of companies that it assumes, by operation. */
function policyOf(operation: string): Statement[] {
  const roles = resourcesOf('AWS::IAM::Role');
  const own = roleOf(operation);
  const statements: Statement[] = own?.Properties.Policies[0].PolicyDocument.Statement ?? [];
  const assumed = statements.find(({ Action }) => [Action].flat().includes('sts:AssumeRole'));
  const [name] = /idonea-desarrollo-empresa-\w+/.exec(JSON.stringify(assumed?.Resource ?? '')) ?? [];
  const company = name && roles.find(({ Properties }) => Properties.RoleName === name);
  return [...statements, ...(company ? company.Properties.Policies[0].PolicyDocument.Statement : [])];
}

function statementsOf(operation: string): { actions: string[]; resource: string }[] {
  return policyOf(operation).map(({ Action, Resource }) => ({
    actions: [Action].flat(),
    resource: JSON.stringify(Resource),
  }));
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

  it('are shared within a domain, each with the log groups of those that share it and no others', () => {
    const groups = Map.groupBy(ENDPOINT_FUNCTIONS, ({ operation }) => roleOf(operation));

    expect(groups.has(undefined)).toBe(false);
    expect(groups.size).toBeLessThan(ENDPOINT_FUNCTIONS.length / 1.5);
    for (const [role, functions] of groups) {
      const logs = JSON.stringify(
        role?.Properties.Policies[0].PolicyDocument.Statement.filter(({ Action }: Statement) =>
          [Action].flat().includes('logs:PutLogEvents'),
        ),
      );
      for (const { operation } of functions) expect(logs).toContain(`"${operation}EndpointLogs`);
      expect(logs.match(/EndpointLogs/g)).toHaveLength(functions.length);
    }
  });

  it('never scan, never use PartiQL, and never have wildcard actions', () => {
    const actions = resourcesOf('AWS::IAM::Role')
      .filter(({ template }) => !/-(web|data)\.template/.test(template))
      .concat(resourcesOf('AWS::IAM::Role').filter(({ id }) => id.startsWith('CompanyRoles')))
      .flatMap(({ Properties }) => Properties.Policies ?? [])
      .flatMap(({ PolicyDocument }: { PolicyDocument: { Statement: Statement[] } }) => PolicyDocument.Statement)
      .flatMap(({ Action }) => Action);

    expect(actions.length).toBeGreaterThan(100);
    expect(actions.filter((action) => /\*|Scan|PartiQL/.test(action))).toEqual([]);
  });

  it('are denied to change or delete what stands in the audit log, but for the purge of a company', () => {
    const denials = (operation: string) => policyOf(operation).filter(({ Effect }) => Effect === 'Deny');
    const writing = ALL_FUNCTIONS.filter((spec) => spec.kind !== 'trigger' && needsOf(spec).table === 'write');

    expect(writing.length).toBeGreaterThan(50);
    expect(
      writing.filter(({ operation }) => denials(operation).length === 0).map(({ operation }) => operation),
    ).toEqual(['purgeEmpresa']);
    expect(denials('updateArea')).toMatchObject([
      {
        Action: ['dynamodb:DeleteItem', 'dynamodb:UpdateItem'],
        Condition: {
          'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['EMPRESA#*#AUDITORIA', 'GLOBAL#AUDITORIA'] },
        },
      },
    ]);
  });

  it('name the Cognito actions of the contract on the pool and nothing else', () => {
    const cognito = statementsOf('login').filter(({ actions }) =>
      actions.some((action) => action.startsWith('cognito-idp:')),
    );

    expect(cognito).toHaveLength(1);
    expect(cognito[0]?.actions).toEqual([
      'cognito-idp:AdminInitiateAuth',
      'cognito-idp:DescribeUserPoolClient',
      'cognito-idp:GetTokensFromRefreshToken',
      'cognito-idp:RevokeToken',
    ]);
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

  it('let the health check alone ask buckets, the mail account and the queues, and only how they are', () => {
    const rolesThat = (action: string) =>
      ALL_FUNCTIONS.filter(({ operation }) => statementsOf(operation).some(({ actions }) => actions.includes(action)));
    const bucketActions = statementsOf('checkSalud').flatMap(({ actions }) =>
      actions.filter((a) => a.startsWith('s3:')),
    );

    expect(rolesThat('ses:GetSendQuota').map(({ operation }) => operation)).toEqual(['checkSalud']);
    expect(rolesThat('cognito-idp:DescribeUserPool').map(({ operation }) => operation)).toEqual(['checkSalud']);
    expect(bucketActions).toEqual(['s3:ListBucket']);
  });

  it('let nobody but the panel of queues touch queues of others, each action where it belongs', () => {
    const ofQueues = (operation: string) =>
      policyOf(operation).flatMap(({ Effect, Action, Resource }) => {
        const [queues = JSON.stringify(Resource)] = JSON.stringify(Resource).match(/idonea-desarrollo-\*[\w-]*/) ?? [];
        const actions = [Action].flat().filter((action) => action.startsWith('sqs:'));
        return actions.map((action) => `${Effect === 'Deny' ? 'never ' : ''}${action} ${queues}`);
      });
    const look = 'sqs:GetQueueAttributes idonea-desarrollo-*';
    const take = 'sqs:ReceiveMessage idonea-desarrollo-*-muertas';
    const drop = 'sqs:DeleteMessage idonea-desarrollo-*-muertas';
    expect(ofQueues('checkSalud')).toEqual([look]);
    expect(ofQueues('getColas')).toEqual([look]);
    expect(ofQueues('listMensajesMuertos').toSorted()).toEqual([look, take].toSorted());
    expect(ofQueues('discardMensajesMuertos').toSorted()).toEqual([look, take, drop].toSorted());
    expect(ofQueues('retryMensajesMuertos').toSorted()).toEqual(
      [
        look,
        take,
        drop,
        'sqs:SendMessage idonea-desarrollo-*',
        'never sqs:SendMessage idonea-desarrollo-*-muertas',
      ].toSorted(),
    );
    const others = ENDPOINT_FUNCTIONS.filter(({ contract }) => !contract.uses.queues);
    expect(others.flatMap(({ operation }) => ofQueues(operation))).toEqual([]);
  });

  it('store and delete photos and logos in their folder, where the contract says so, and touch no other object', () => {
    const ofFiles = (operation: string) =>
      statementsOf(operation).filter(({ actions }) => actions.some((action) => action.startsWith('s3:')));
    const folders = { updateAvatar: 'avatars', deleteAvatar: 'avatars', updateLogo: 'logos', deleteLogo: 'logos' };
    for (const [operation, folder] of Object.entries(folders)) {
      const [statement, ...more] = ofFiles(operation);
      expect(more).toEqual([]);
      expect(statement?.actions.toSorted()).toEqual(['s3:DeleteObject', 's3:PutObject']);
      expect(statement?.resource).toMatch(new RegExp(`Avatars.*/uploads/${folder}/\\*`));
    }
    const others = ENDPOINT_FUNCTIONS.filter(({ contract }) => !contract.uses.files);
    expect(others.flatMap(({ operation }) => ofFiles(operation))).toEqual([]);
  });

  it('receive, read, write and list files of plans and CVs only as the contract says, each in its folder', () => {
    const ofFiles = (operation: string) =>
      statementsOf(operation)
        .filter(({ actions }) => actions.some((action) => action.startsWith('s3:')))
        .map(({ actions, resource }) => {
          const folders = [...resource.matchAll(/(?:\/[a-z]+)+\/\*/g)].map(([folder]) => folder);
          return `${actions.join(' ')} ${folders.toSorted().join(' ') || 'bucket'}`;
        });

    const receive = (folder: string) => `s3:DeleteObject s3:GetObject s3:PutObject /cuarentena/${folder}/*`;
    expect(ofFiles('confirmPlanEstrategico')).toEqual([receive('planes'), 's3:DeleteObject s3:PutObject /planes/*']);
    expect(ofFiles('confirmCv')).toEqual([receive('cv'), 's3:DeleteObject s3:PutObject /cv/*']);
    expect(ofFiles('getArchivoCv')).toEqual(['s3:GetObject /cv/*']);
    expect(ofFiles('eraseCandidato')).toEqual([
      's3:ListBucket s3:ListBucketVersions bucket',
      's3:DeleteObject s3:DeleteObjectVersion /cuarentena/cv/* /cuarentena/importaciones/* /cv/* /descargas/* /importaciones/* /informes/*',
      's3:DeleteObject s3:GetObject s3:PutObject /importaciones/*',
    ]);
    expect(ofFiles('getArchivoPlan')).toEqual(['s3:GetObject /planes/*']);
    expect(ofFiles('extractTextoPlan')).toEqual(['s3:GetObject /planes/*']);
    expect(ofFiles('deleteArchivosHuerfanos')).toEqual([
      's3:ListBucket bucket',
      `${receive('cv')} /cuarentena/importaciones/* /cuarentena/planes/*`,
      's3:DeleteObject s3:PutObject /cv/* /planes/*',
    ]);
  });
});
