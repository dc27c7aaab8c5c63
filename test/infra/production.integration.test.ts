import { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '#infra/config/environments.ts';
import { ENDPOINT_FUNCTIONS } from '#infra/function-list.ts';
import { needsOf } from '#infra/function-needs.ts';
import { deployment } from './deployments.ts';

const { resourcesOf } = await deployment('desarrollo');
const { resourcesOf: productionResources } = await deployment('produccion');
const modest = await deployment('modesta');

const functionsOf = (stage: string, list: typeof resourcesOf) =>
  new Map(
    list('AWS::Lambda::Function')
      .filter(({ Properties }) => String(Properties.FunctionName).startsWith(`idonea-${stage}-`))
      .map(({ Properties }) => [String(Properties.FunctionName).replace(`idonea-${stage}-`, ''), Properties]),
  );

const readContext = (context: Record<string, string>) => readEnvironment(new App({ context }).node);

describe('a deployment that real people use', () => {
  it('keeps copies apart from what they are copies of: daily for 35 days, monthly for a year', () => {
    const [plan] = productionResources('AWS::Backup::BackupPlan');
    const [selection] = productionResources('AWS::Backup::BackupSelection');

    expect(plan?.Properties.BackupPlan.BackupPlanRule).toMatchObject([
      { RuleName: 'daily', Lifecycle: { DeleteAfterDays: 35 } },
      { RuleName: 'monthly', Lifecycle: { DeleteAfterDays: 365 } },
    ]);
    // The table, and both buckets with files of people.
    expect(selection?.Properties.BackupSelection.Resources).toHaveLength(3);
    expect(productionResources('AWS::Backup::BackupVault')[0]).toMatchObject({ DeletionPolicy: 'Retain' });
  });

  it('has a ceiling for each function that anybody may call or that pays for each call, and for no other', () => {
    const functions = functionsOf('produccion', productionResources);
    const capped = [...functions].filter(([, { ReservedConcurrentExecutions: n }]) => n !== undefined);
    const open = ENDPOINT_FUNCTIONS.filter(
      (spec) => spec.contract.access === 'public' || spec.contract.access === 'candidate' || needsOf(spec).models,
    );

    expect(capped.map(([name]) => name).toSorted()).toEqual(
      [...open.map(({ name }) => name), 'analyze-entrevista', 'read-lectura'].toSorted(),
    );
    expect(functions.get('login')?.ReservedConcurrentExecutions).toBe(10);
    expect(functions.get('get-sala')?.ReservedConcurrentExecutions).toBe(20);
    expect(functions.get('send-respuesta')?.ReservedConcurrentExecutions).toBe(50);
  });

  it('sets no more aside than an ordinary account has, and leaves half of it to everybody else', () => {
    const reserved = [...functionsOf('produccion', productionResources).values()].map(
      ({ ReservedConcurrentExecutions: n = 0 }) => n,
    );

    expect(reserved.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(600);
  });

  it('sets nothing aside where the account has too little', () => {
    expect(modest.resourcesOf('AWS::Lambda::Function').length).toBeGreaterThan(100);
    expect(JSON.stringify(modest.resources)).not.toContain('ReservedConcurrentExecutions');
  });

  it('traces its functions, which may send traces and nothing more for it', () => {
    for (const { TracingConfig } of functionsOf('produccion', productionResources).values()) {
      expect(TracingConfig).toEqual({ Mode: 'Active' });
    }
    for (const { TracingConfig } of functionsOf('desarrollo', resourcesOf).values())
      expect(TracingConfig).toBeUndefined();
  });

  it('blocks stolen passwords and strange sign-ins, and lets everybody have an authenticator application', () => {
    const [pool] = productionResources('AWS::Cognito::UserPool');
    const [risks] = productionResources('AWS::Cognito::UserPoolRiskConfigurationAttachment');

    expect(pool?.Properties).toMatchObject({
      MfaConfiguration: 'OPTIONAL',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
      UserPoolTier: 'PLUS',
      UserPoolAddOns: { AdvancedSecurityMode: 'ENFORCED' },
    });
    expect(risks?.Properties).toMatchObject({
      CompromisedCredentialsRiskConfiguration: { Actions: { EventAction: 'BLOCK' } },
      AccountTakeoverRiskConfiguration: { Actions: { HighAction: { EventAction: 'BLOCK' } } },
    });
    expect(resourcesOf('AWS::Cognito::UserPool')[0]?.Properties).toMatchObject({
      MfaConfiguration: 'OPTIONAL',
      UserPoolTier: 'ESSENTIALS',
    });
  });

  it('has the files that people send looked at for malware, and lets nobody read one in which some was found', () => {
    const [plan] = productionResources('AWS::GuardDuty::MalwareProtectionPlan');
    const denials = productionResources('AWS::S3::BucketPolicy').flatMap(({ Properties }) =>
      (Properties.PolicyDocument.Statement as { Sid?: string }[]).filter(({ Sid }) => Sid === 'NobodyReadsMalware'),
    );

    expect(plan?.Properties).toMatchObject({
      ProtectedResource: { S3Bucket: { ObjectPrefixes: ['planes/', 'cv/', 'importaciones/', 'operaciones/'] } },
      Actions: { Tagging: { Status: 'ENABLED' } },
    });
    expect(denials).toMatchObject([
      {
        Effect: 'Deny',
        Principal: { AWS: '*' },
        Action: ['s3:GetObject', 's3:GetObjectVersion'],
        Condition: { StringEquals: { 's3:ExistingObjectTag/GuardDutyMalwareScanStatus': 'THREATS_FOUND' } },
      },
    ]);
    expect(resourcesOf('AWS::GuardDuty::MalwareProtectionPlan')).toEqual([]);
  });

  it('tells whoever is on call of malware', () => {
    const [rule] = productionResources('AWS::Events::Rule').filter(
      ({ Properties }) => Properties.EventPattern?.source?.[0] === 'aws.guardduty',
    );

    expect(rule?.Properties.EventPattern).toMatchObject({
      'detail-type': ['GuardDuty Malware Protection Object Scan Result'],
      detail: { scanResultDetails: { scanResultStatus: ['THREATS_FOUND'] } },
    });
    expect(JSON.stringify(rule?.Properties.Targets)).toContain('docs/operacion/malware-found.md');
  });

  it('demands a second factor of superadmins in every function that knows who calls, and nowhere else', () => {
    const demands = (stage: string, list: typeof resourcesOf) =>
      [...functionsOf(stage, list)].filter(([, { Environment }]) => Environment?.Variables.SEGUNDO_FACTOR);
    const expected = ENDPOINT_FUNCTIONS.filter((spec) => needsOf(spec).checksSession).map(({ name }) => name);
    const demanding = demands('produccion', productionResources);

    expect(demanding.map(([name]) => name)).toEqual(expect.arrayContaining([...expected, 'login', 'refresh-sesion']));
    for (const [, { Environment }] of demanding) expect(Environment.Variables.SEGUNDO_FACTOR).toBe('superadmin');
    expect(demands('desarrollo', resourcesOf)).toEqual([]);
    expect(() => readContext({ segundoFactor: 'nadie' })).toThrow('is no role that can be asked for it');
  });

  it('tells whoever is on call, in both regions, and before the money is gone', () => {
    expect(productionResources('AWS::SNS::Subscription').map(({ Properties }) => Properties.Endpoint)).toEqual([
      'guardia@idonea.test',
      'guardia@idonea.test',
    ]);
    expect(productionResources('AWS::Budgets::Budget')[0]?.Properties).toMatchObject({
      Budget: { BudgetLimit: { Amount: 500, Unit: 'USD' }, TimeUnit: 'MONTHLY' },
      NotificationsWithSubscribers: [
        { Notification: { NotificationType: 'ACTUAL', Threshold: 80 } },
        { Notification: { NotificationType: 'FORECASTED', Threshold: 100 } },
      ],
    });
  });

  it('takes an amount of money for its budget and nothing else', () => {
    expect(() => readContext({ stage: 'produccion', monthlyBudget: 'mucho' })).toThrow('is no amount of US dollars');
  });
});

describe('stored data', () => {
  it('is encrypted with a key of our own, which rotates and outlives its stack', () => {
    const [table] = resourcesOf('AWS::DynamoDB::Table');
    const uploads = resourcesOf('AWS::S3::Bucket').find(({ id }) => id.startsWith('Uploads'));
    const key = resourcesOf('AWS::KMS::Key').find(({ id }) => id.startsWith('DataKey'));

    expect(table?.Properties.SSESpecification).toMatchObject({
      SSEEnabled: true,
      SSEType: 'KMS',
      KMSMasterKeyId: { 'Fn::GetAtt': [key?.id, 'Arn'] },
    });
    expect(uploads?.Properties.BucketEncryption.ServerSideEncryptionConfiguration).toEqual([
      {
        BucketKeyEnabled: true,
        ServerSideEncryptionByDefault: { SSEAlgorithm: 'aws:kms', KMSMasterKeyID: { 'Fn::GetAtt': [key?.id, 'Arn'] } },
      },
    ]);
    expect(key).toMatchObject({ DeletionPolicy: 'Retain', Properties: { EnableKeyRotation: true } });
  });

  it('is decrypted through the table and the buckets of this account only', () => {
    const key = resourcesOf('AWS::KMS::Key').find(({ id }) => id.startsWith('DataKey'));
    const open = key?.Properties.KeyPolicy.Statement.filter(
      ({ Effect, Principal }: { Effect: string; Principal: { AWS: unknown } }) =>
        Effect === 'Allow' && Principal.AWS === '*',
    );

    expect(open).toHaveLength(1);
    expect(Object.keys(open[0].Condition.StringEquals).toSorted()).toEqual(['kms:CallerAccount', 'kms:ViaService']);
    expect(open[0].Condition.StringEquals['kms:ViaService']).toHaveLength(2);
    expect(open[0].Action).not.toContain('kms:*');
  });
});
