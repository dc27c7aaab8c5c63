import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import type { Distribution } from './assembly/distribution.ts';
import { readDistribution } from './assembly/distribution.ts';
import type { LocalNames } from './assembly/physical-names.ts';
import { readRoles, readTableKeys } from './assembly/roles.ts';
import { loadCloudAssembly } from './assembly/template.ts';
import { readPoolDomains, readPools } from './assembly/user-pools.ts';
import { TemplateValues } from './assembly/values.ts';
import type { PoolSettings } from './aws/cognito.ts';
import type { EventRule } from './aws/event-bridge.ts';
import type { EventPattern } from './aws/event-pattern.ts';
import type { LocalRole } from './aws/iam.ts';
import type { QueueSettings } from './aws/sqs.ts';
import type { TableKeys } from './aws/table-access.ts';

export interface LocalFunction {
  arn: string;
  name: string;
  /** Absolute path of the folder with the code. */
  folder: string;
  /** `index.handler`. */
  handler: string;
  environment: Record<string, string>;
  timeoutMs: number;
  /** MB. */
  memory: number;
  /** Retries of asynchronous invocations and where they end; Lambda's default is two. */
  asyncRetries: number;
  asyncDeadLetterArn: string | undefined;
  /** None for the demo data's program. */
  roleArn?: string;
}

export interface Route {
  /** `GET /api/candidatos/{id}`, as API Gateway puts it into the event. */
  key: string;
  method: string;
  path: string;
  functionArn: string;
  /** Id of the HTTP API that it belongs to. */
  api: string;
}

export interface QueueSource {
  queueName: string;
  functionArn: string;
  batchSize: number;
  reportsItemFailures: boolean;
}

export interface StreamSource {
  tableName: string;
  functionArn: string;
  batchSize: number;
  reportsItemFailures: boolean;
  bisects: boolean;
  /** -1: until the record expires. */
  maxRetries: number;
  filters: EventPattern[];
  deadLetterArn: string | undefined;
}

export interface Schedule {
  name: string;
  expression: string;
  timeZone: string;
  functionArn: string;
  /** JSON text; undefined for the scheduler's own event. */
  input: string | undefined;
}

export interface WebDeployment {
  /** Absolute path. */
  folder: string;
  bucketName: string;
  cacheControl: string | undefined;
  /** Of all its files; by their endings without one. */
  contentType?: string | undefined;
  exclude: string[];
  include: string[];
}

/** What the synthesized templates would make of an AWS account, under local names. */
export interface Assembly {
  functions: Map<string, LocalFunction>;
  routes: Route[];
  queues: { name: string; arn: string; settings: QueueSettings }[];
  queueSources: QueueSource[];
  streamSources: StreamSource[];
  rules: EventRule[];
  schedules: Schedule[];
  tables: { create: CreateTableCommandInput & { TableName: string }; ttlAttribute: string | undefined }[];
  buckets: { name: string; corsOrigins: string[] }[];
  pools: PoolSettings[];
  /** `https://` addresses of the pools' OAuth endpoints. */
  poolDomains: string[];
  keys: string[];
  /** By ARN. */
  roles: Map<string, LocalRole>;
  /** By the table's name. */
  tableKeys: Map<string, TableKeys>;
  distribution: Distribution;
  web: WebDeployment[];
}

/** Reads everything the local run needs from a cloud assembly, and nothing from anywhere else. */
export function readAssembly(folder: string, local: LocalNames): Assembly {
  const cloud = loadCloudAssembly(folder);
  const values = new TemplateValues(cloud, local);
  const functions = readFunctions(values, cloud.assets);
  const named = new Map(
    [...functions.values()].flatMap((fn) => [[fn.name, fn.arn] as const, [fn.arn, fn.arn] as const]),
  );
  const sources = values.resources('AWS::Lambda::EventSourceMapping').map(({ properties }) => ({
    properties,
    functionArn: named.get(properties.FunctionName) ?? '',
  }));
  return {
    functions,
    routes: readRoutes(values),
    queues: readQueues(values),
    queueSources: sources.filter(({ properties }) => isSource(properties, 'sqs')).map(toQueueSource),
    streamSources: sources.filter(({ properties }) => isSource(properties, 'dynamodb')).map(toStreamSource),
    rules: readRules(values),
    schedules: readSchedules(values),
    tables: readTables(values),
    buckets: values.resources('AWS::S3::Bucket').map(({ name, properties }) => ({
      name,
      corsOrigins: (properties.CorsConfiguration?.CorsRules ?? []).flatMap(
        (rule: { AllowedOrigins?: string[] }) => rule.AllowedOrigins ?? [],
      ),
    })),
    pools: readPools(values),
    poolDomains: readPoolDomains(values, local.region),
    keys: values.resources('AWS::KMS::Key').map(({ ref }) => ref),
    roles: readRoles(values),
    tableKeys: readTableKeys(values),
    distribution: readDistribution(values, local.region),
    web: readWeb(values, cloud.assets),
  };
}

/** Functions whose code is a folder of the assembly; the CDK library's own are zip files, and do nothing locally. */
function readFunctions(values: TemplateValues, assets: ReadonlyMap<string, string>): Map<string, LocalFunction> {
  const invokeConfigs = new Map(
    values.resources('AWS::Lambda::EventInvokeConfig').map(({ properties }) => [properties.FunctionName, properties]),
  );
  const functions = new Map<string, LocalFunction>();
  for (const { name, properties, attribute } of values.resources('AWS::Lambda::Function')) {
    const folder = assets.get(properties.Code?.S3Key);
    if (!folder || folder.endsWith('.zip') || !String(properties.Runtime).startsWith('nodejs')) continue;
    const arn = attribute('Arn');
    const invoke = invokeConfigs.get(name);
    functions.set(arn, {
      arn,
      name,
      folder,
      handler: properties.Handler,
      environment: properties.Environment?.Variables ?? {},
      timeoutMs: (properties.Timeout ?? 3) * 1000,
      memory: properties.MemorySize ?? 128,
      asyncRetries: invoke?.MaximumRetryAttempts ?? 2,
      asyncDeadLetterArn: invoke?.DestinationConfig?.OnFailure?.Destination,
      roleArn: properties.Role,
    });
  }
  return functions;
}

function readRoutes(values: TemplateValues): Route[] {
  const integrations = new Map(
    values
      .resources('AWS::ApiGatewayV2::Integration')
      .map(({ ref, properties }) => [`integrations/${ref}`, properties.IntegrationUri as string]),
  );
  return values.resources('AWS::ApiGatewayV2::Route').map(({ properties }) => {
    const [method = '', path = ''] = String(properties.RouteKey).split(' ');
    return {
      key: properties.RouteKey,
      method,
      path,
      functionArn: integrations.get(properties.Target) ?? '',
      api: properties.ApiId,
    };
  });
}

function readQueues(values: TemplateValues): Assembly['queues'] {
  return values.resources('AWS::SQS::Queue').map(({ name, properties, attribute }) => ({
    name,
    arn: attribute('Arn'),
    settings: {
      visibilityTimeout: properties.VisibilityTimeout,
      ...(properties.RedrivePolicy && {
        redrive: {
          deadLetterQueueName: lastPart(properties.RedrivePolicy.deadLetterTargetArn),
          maxReceiveCount: properties.RedrivePolicy.maxReceiveCount,
        },
      }),
    },
  }));
}

// biome-ignore-start lint/suspicious/noExplicitAny: templates are JSON without types
type SourceProperties = { properties: any; functionArn: string };

function isSource(properties: any, service: string): boolean {
  return String(properties.EventSourceArn).startsWith(`arn:aws:${service}:`);
}

function toQueueSource({ properties, functionArn }: SourceProperties): QueueSource {
  return {
    queueName: lastPart(properties.EventSourceArn),
    functionArn,
    batchSize: properties.BatchSize ?? 10,
    reportsItemFailures: reportsItemFailures(properties),
  };
}

function toStreamSource({ properties, functionArn }: SourceProperties): StreamSource {
  return {
    tableName: String(properties.EventSourceArn).split('/')[1] ?? '',
    functionArn,
    batchSize: properties.BatchSize ?? 100,
    reportsItemFailures: reportsItemFailures(properties),
    bisects: properties.BisectBatchOnFunctionError ?? false,
    maxRetries: properties.MaximumRetryAttempts ?? -1,
    filters: (properties.FilterCriteria?.Filters ?? []).map(({ Pattern }: any) => JSON.parse(Pattern)),
    deadLetterArn: properties.DestinationConfig?.OnFailure?.Destination,
  };
}

function reportsItemFailures(properties: any): boolean {
  return (properties.FunctionResponseTypes ?? []).includes('ReportBatchItemFailures');
}
// biome-ignore-end lint/suspicious/noExplicitAny: templates are JSON without types

function readRules(values: TemplateValues): EventRule[] {
  return values.resources('AWS::Events::Rule').map(({ properties }) => ({
    busName: properties.EventBusName ?? 'default',
    eventPattern: properties.EventPattern ?? {},
    targets: (properties.Targets ?? []).map(({ Arn, Input }: { Arn: string; Input?: string }) => ({
      arn: Arn,
      ...(Input !== undefined && { input: JSON.parse(Input) }),
    })),
  }));
}

function readSchedules(values: TemplateValues): Schedule[] {
  return values.resources('AWS::Scheduler::Schedule').map(({ name, properties }) => ({
    name,
    expression: properties.ScheduleExpression,
    timeZone: properties.ScheduleExpressionTimezone ?? 'UTC',
    functionArn: properties.Target.Arn,
    input: properties.Target.Input,
  }));
}

function readTables(values: TemplateValues): Assembly['tables'] {
  return values.resources('AWS::DynamoDB::Table').map(({ name, properties }) => ({
    create: {
      TableName: name,
      AttributeDefinitions: properties.AttributeDefinitions,
      KeySchema: properties.KeySchema,
      GlobalSecondaryIndexes: properties.GlobalSecondaryIndexes,
      BillingMode: 'PAY_PER_REQUEST',
      ...(properties.StreamSpecification && {
        StreamSpecification: { StreamEnabled: true, ...properties.StreamSpecification },
      }),
    },
    ttlAttribute: properties.TimeToLiveSpecification?.AttributeName,
  }));
}

function readWeb(values: TemplateValues, assets: ReadonlyMap<string, string>): WebDeployment[] {
  return values.resources('Custom::CDKBucketDeployment').map(({ properties }) => ({
    folder: assets.get(properties.SourceObjectKeys[0]) ?? '',
    bucketName: properties.DestinationBucketName,
    cacheControl: properties.SystemMetadata?.['cache-control'],
    contentType: properties.SystemMetadata?.['content-type'],
    exclude: properties.Exclude ?? [],
    include: properties.Include ?? [],
  }));
}

function lastPart(arn: string): string {
  return arn.slice(arn.lastIndexOf(':') + 1);
}
