import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENDPOINT_FUNCTIONS, JOB_FUNCTIONS, TRIGGER_FUNCTIONS } from '#infra/function-list.ts';
import { kebab } from '#shared/core/contract.ts';
import { deployment } from './deployments.ts';

const { outdir, resources, resourcesOf } = await deployment('desarrollo');
const { resourcesOf: productionResources } = await deployment('produccion');

/** Of `docs/operacion/`: those that an alarm leads to. */
const ALARM_PAGES = [
  'backup-failed',
  'edge-errors',
  'firewall',
  'mail-returned',
  'server-errors',
  'slow-or-throttled',
  'stuck-queue',
];

/** Of an asset manifest. */
interface AssetFile {
  source: { path: string };
}

/** The others come with social sign-in. */
const TRIGGERS = TRIGGER_FUNCTIONS.filter(({ contract }) => contract.userPool === 'customMessage');
const FUNCTIONS = [...ENDPOINT_FUNCTIONS, ...JOB_FUNCTIONS, ...TRIGGERS];

const productFunctions = () =>
  resourcesOf('AWS::Lambda::Function').filter(({ Properties }) => /^idonea-/.test(Properties.FunctionName ?? ''));

describe('the endpoints', () => {
  it('have exactly one route each, and there is no other route', () => {
    const keys = resourcesOf('AWS::ApiGatewayV2::Route').map(({ Properties }) => Properties.RouteKey);

    expect(keys.toSorted()).toEqual(
      ENDPOINT_FUNCTIONS.map(({ contract }) => `${contract.method} ${contract.path}`).toSorted(),
    );
  });

  it('lead from each route to the function of the same contract', () => {
    const byId = (template: string, id: string) =>
      resources.find((item) => item.template === template && item.id === id);
    for (const { operation, contract } of ENDPOINT_FUNCTIONS) {
      const route = resourcesOf('AWS::ApiGatewayV2::Route').find(
        ({ Properties }) => Properties.RouteKey === `${contract.method} ${contract.path}`,
      );
      const [, [, integrationRef]] = route?.Properties.Target['Fn::Join'] ?? ['', ['', {}]];
      const integration = byId(route?.template ?? '', integrationRef.Ref);
      const fn = byId(route?.template ?? '', integration?.Properties.IntegrationUri['Fn::GetAtt'][0]);

      expect(fn?.Properties.FunctionName).toBe(`idonea-desarrollo-${kebab(operation)}`);
    }
  });
});

describe('the assembly', () => {
  // 57 MB in 230 folders, at each synthesis.
  it('points to the built folders and copies none', () => {
    const files = readdirSync(outdir, { withFileTypes: true });
    const sources = files
      .filter(({ name }) => name.endsWith('.assets.json'))
      .flatMap(({ name }) => Object.values<AssetFile>(JSON.parse(readFileSync(path.join(outdir, name), 'utf8')).files))
      .map(({ source }) => path.relative(path.dirname(outdir), path.resolve(outdir, source.path)));

    expect(sources).toContain('web');
    expect(sources).toEqual(expect.arrayContaining(FUNCTIONS.map(({ name }) => `functions/${name}`)));
    expect(files.filter((file) => file.isDirectory()).map(({ name }) => name)).toEqual([]);
  });
});

describe('the functions', () => {
  it('are one for each contract, on arm64 and Node 24, with time and memory of the contract', () => {
    const functions = new Map(productFunctions().map(({ Properties }) => [Properties.FunctionName, Properties]));

    expect(functions.size).toBe(FUNCTIONS.length);
    for (const { name, contract } of FUNCTIONS) {
      expect(functions.get(`idonea-desarrollo-${name}`)).toMatchObject({
        Architectures: ['arm64'],
        Runtime: 'nodejs24.x',
        Timeout: contract.timeoutSeconds ?? 10,
        MemorySize: contract.memory ?? 512,
      });
    }
  });

  it('have a log group with an end each', () => {
    const groups = resourcesOf('AWS::Logs::LogGroup').map(({ Properties }) => [
      Properties.LogGroupName,
      Properties.RetentionInDays,
    ]);

    for (const { name } of FUNCTIONS) expect(groups).toContainEqual([`/aws/lambda/idonea-desarrollo-${name}`, 7]);
  });

  it('end before API Gateway gives up, when they answer a request', () => {
    for (const { contract } of ENDPOINT_FUNCTIONS) expect(contract.timeoutSeconds ?? 10).toBeLessThan(30);
  });

  it('see a variable only when their contract needs it', () => {
    const variables = new Map(
      productFunctions().map(({ Properties }) => [
        Properties.FunctionName,
        Object.keys(Properties.Environment.Variables),
      ]),
    );
    const of = (name: string) => variables.get(`idonea-desarrollo-${name}`)?.toSorted();

    expect(of('get-oauth-config')).toEqual(['ORIGIN_VERIFY', 'PUBLIC_ORIGIN']);
    expect(of('list-candidatos')).toEqual([
      'COMPANY_ROLE_ARN',
      'ORIGIN_VERIFY',
      'PUBLIC_ORIGIN',
      'TABLE_NAME',
      'USER_POOL_CLIENT_ID',
      'USER_POOL_ID',
    ]);
    expect(of('get-sala')).toEqual([
      'COMPANY_ROLE_ARN',
      'ORIGIN_VERIFY',
      'PUBLIC_ORIGIN',
      'SECRETS_KEY_ID',
      'TABLE_NAME',
    ]);
    expect(of('send-correo')).toEqual([
      'CORREOS_POR_DIA',
      'MAIL_CONFIGURATION_SET',
      'MAIL_FROM',
      'MAX_RECEIVES',
      'PUBLIC_ORIGIN',
      'QUEUE_URL',
      'SECRETS_KEY_ID',
      'SMTP_POLICY',
      'TABLE_NAME',
    ]);
    expect(of('check-salud')).toEqual([
      'CORREOS_POR_DIA',
      'HEALTH_BUCKETS',
      'PROVIDER_URLS',
      'PUBLIC_ORIGIN',
      'QUEUES_URL',
      'SECRETS_KEY_ID',
      'TABLE_NAME',
      'USER_POOL_CLIENT_ID',
      'USER_POOL_ID',
    ]);
    expect(of('publish-eventos')).toEqual(['EVENT_BUS_NAME', 'PUBLIC_ORIGIN']);
  });

  it('have the origin secret as a reference, never as a value', () => {
    const fn = productFunctions().find(({ Properties }) => Properties.FunctionName.endsWith('-list-areas'));

    expect(JSON.stringify(fn?.Properties.Environment.Variables.ORIGIN_VERIFY)).toContain('{{resolve:secretsmanager:');
  });
});

describe('the queues', () => {
  it('all have a dead-letter queue, or are one', () => {
    const queues = resourcesOf('AWS::SQS::Queue');
    const deadLetters = queues.filter(({ Properties }) => !Properties.RedrivePolicy).map(({ id }) => id);

    for (const { id, Properties } of queues) {
      const target = Properties.RedrivePolicy?.deadLetterTargetArn['Fn::GetAtt'][0];
      if (target) expect(deadLetters).toContain(target);
      else expect(id).toMatch(/DeadLetters/);
    }
    expect(deadLetters).toHaveLength(JOB_FUNCTIONS.length);
  });

  it('retry as often as the contract says and hide messages for six timeouts', () => {
    for (const { operation, contract } of JOB_FUNCTIONS) {
      if (!('events' in contract.trigger)) continue;
      const queue = resourcesOf('AWS::SQS::Queue').find(({ id }) => id.startsWith(`${operation}Queue`));

      expect(queue?.Properties.RedrivePolicy.maxReceiveCount).toBe(contract.trigger.maxReceives);
      expect(queue?.Properties.VisibilityTimeout).toBe(6 * contract.timeoutSeconds);
    }
  });

  it('report failures item by item', () => {
    for (const { Properties } of resourcesOf('AWS::Lambda::EventSourceMapping')) {
      expect(Properties.FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
    }
  });

  it('take only the events of their job', () => {
    const patterns = resourcesOf('AWS::Events::Rule').map(({ Properties }) => Properties.EventPattern);
    const wanted = JOB_FUNCTIONS.flatMap(({ contract }) =>
      'events' in contract.trigger
        ? [{ source: [contract.trigger.source ?? 'idonea'], 'detail-type': [...contract.trigger.events] }]
        : [],
    );

    expect(patterns).toEqual(expect.arrayContaining(wanted));
    expect(patterns).toHaveLength(wanted.length);
  });
});

describe('the alarms', () => {
  it('stand for each job, for its queue if it has one, and say what people notice', () => {
    const alarms = resourcesOf('AWS::CloudWatch::Alarm').map(({ Properties }) => Properties);

    for (const { operation, contract } of JOB_FUNCTIONS) {
      const own = alarms.filter(({ AlarmDescription }) => AlarmDescription.startsWith(`${operation} `));
      expect(own).toHaveLength('events' in contract.trigger ? 3 : 2);
      for (const { AlarmDescription } of own) expect(AlarmDescription).toContain(contract.errorImpact);
    }
  });

  it('each name a page that says what to do, and no page stands for nothing', () => {
    const alarms = productionResources('AWS::CloudWatch::Alarm').map(({ Properties }) => Properties.AlarmDescription);
    const named = alarms.map((description) => /What to do: docs\/operacion\/([a-z-]+)\.md$/.exec(description)?.[1]);

    expect(named).not.toContain(undefined);
    expect([...new Set(named)].toSorted()).toEqual(ALARM_PAGES);
    expect(readdirSync('docs/operacion')).toEqual(expect.arrayContaining(ALARM_PAGES.map((page) => `${page}.md`)));
  });

  it('watch the table, the limits of functions, returned e-mail, backups, the firewall and CloudFront too', () => {
    const ids = productionResources('AWS::CloudWatch::Alarm').map(({ id }) => id);

    for (const name of [
      'ApiSlow',
      'FunctionsThrottled',
      'TableReadThrottle',
      'MailBounceRate',
      'BackupFailed',
      'FirewallBlocks',
      'EdgeServerErrors',
    ]) {
      expect(ids.filter((id) => id.startsWith(`Alarms${name}`) || id.startsWith(name))).toHaveLength(1);
    }
  });

  it('all reach the topic', () => {
    for (const { id, Properties } of resourcesOf('AWS::CloudWatch::Alarm')) {
      // The distribution's alarm stands beside the stack that has its region's topic.
      const topic = id.startsWith('EdgeServerErrors')
        ? { 'Fn::GetStackOutput': { OutputName: expect.stringContaining('AlarmsTopic'), Region: 'us-east-1' } }
        : { Ref: expect.stringMatching(/^Alarms/) };
      expect(Properties.AlarmActions).toMatchObject([topic]);
    }
  });

  it('of CloudFront stands where its metrics are', () => {
    const [alarm] = resourcesOf('AWS::CloudWatch::Alarm').filter(({ id }) => id.startsWith('EdgeServerErrors'));

    expect(alarm?.template).toContain('edge-watch');
    expect(alarm?.Properties).toMatchObject({
      Namespace: 'AWS/CloudFront',
      MetricName: '5xxErrorRate',
      Dimensions: [{ Name: 'DistributionId' }, { Name: 'Region', Value: 'Global' }],
    });
  });
});
