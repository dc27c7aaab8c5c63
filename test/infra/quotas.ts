import { type Account, bytes, characters, count, type Measured, nameLengths } from './account.ts';

/** How much of each quota stays free. */
export const SPARE = 0.15;

export interface Quota {
  name: string;
  value: number;
  /** Whether AWS gives more on request. */
  raised: boolean;
  measure(account: Account): Measured[];
  /** Beyond 15 %, what else has to stay free, or how often this account is asked for the same. */
  most?: number;
  /** What to do when it is reached, where that is not plain. */
  remedy?: string;
}

/** Three deployments in one account, and 15 % to spare: 1,000 roles are 280 for each. */
const ROLES_OF_A_STAGE = 280;
/** Of the 1,000 executions at once of an account, Lambda wants 100 to be nobody's. */
const RESERVABLE = 900;

/**
 * Quotas that no synthesis and no emulator knows: AWS refuses the deployment, in its middle. Sources: “Quotas” of each
 * service's guide, as of 2026-11.
 */
export const QUOTAS: readonly Quota[] = [
  // IAM and STS quotas
  {
    name: 'inline policies of a role, characters without white space',
    value: 10_240,
    raised: false,
    measure: ({ of, policiesOf }) => of('AWS::IAM::Role').map((role) => characters(role, policiesOf(role))),
    remedy: 'name resources by the form of their names, as `infra/queues.ts` does with queues',
  },
  {
    name: 'policy that a role trusts by, characters without white space',
    value: 2048,
    raised: true,
    measure: ({ of }) => of('AWS::IAM::Role').map((role) => characters(role, role.properties.AssumeRolePolicyDocument)),
  },
  {
    name: 'managed policy, characters without white space',
    value: 6144,
    raised: false,
    measure: ({ of }) =>
      of('AWS::IAM::ManagedPolicy').map((policy) => characters(policy, policy.properties.PolicyDocument)),
  },
  {
    name: 'managed policies of a role',
    value: 10,
    raised: true,
    measure: ({ of }) => of('AWS::IAM::Role').map((role) => count(role, role.properties.ManagedPolicyArns)),
  },
  {
    name: 'roles of an account, a third of them for each deployment',
    value: 1000,
    raised: true,
    most: ROLES_OF_A_STAGE,
    measure: ({ total }) => [total('AWS::IAM::Role')],
    remedy: 'let jobs with the same needs share a role as endpoints do, or give each deployment an account of its own',
  },
  { name: 'name of a role', value: 64, raised: false, measure: nameLengths('AWS::IAM::Role', 'RoleName') },
  { name: 'name of a policy', value: 128, raised: false, measure: nameLengths('AWS::IAM::Policy', 'PolicyName') },

  // CloudFormation quotas
  {
    name: 'resources of a template',
    value: 500,
    raised: false,
    measure: ({ stacks }) => stacks.map(({ name, template }) => count(name, Object.keys(template.Resources ?? {}))),
    remedy: 'endpoints are nested by domain; nest jobs by context in `infra/stacks/jobs-stack.ts`',
  },
  {
    name: 'outputs of a template',
    value: 200,
    raised: false,
    measure: ({ stacks }) => stacks.map(({ name, template }) => count(name, Object.keys(template.Outputs ?? {}))),
  },
  {
    name: 'parameters of a template',
    value: 200,
    raised: false,
    measure: ({ stacks }) => stacks.map(({ name, template }) => count(name, Object.keys(template.Parameters ?? {}))),
  },
  {
    name: 'bytes of a template',
    value: 1_000_000,
    raised: false,
    measure: ({ stacks }) => stacks.map(({ name, text }) => ({ of: name, size: Buffer.byteLength(text) })),
    remedy: 'nest its resources, as those of endpoints are by domain',
  },
  {
    name: 'bytes of a parameter of a nested stack',
    value: 4096,
    raised: false,
    measure: ({ of }) =>
      of('AWS::CloudFormation::Stack').flatMap((stack) =>
        Object.values(stack.properties.Parameters ?? {}).map((value) => ({
          of: stack.label,
          size: Buffer.byteLength(String(value)),
        })),
      ),
  },
  {
    name: 'logical id',
    value: 255,
    raised: false,
    measure: ({ stacks }) =>
      stacks.flatMap(({ template }) =>
        [template.Resources, template.Outputs, template.Parameters]
          .flatMap((part) => Object.keys(part ?? {}))
          .map((id) => ({ of: id, size: id.length })),
      ),
  },
  {
    name: 'name of a stack',
    value: 128,
    raised: false,
    measure: ({ stacks }) => stacks.map(({ name }) => ({ of: name, size: name.length })),
  },
  {
    name: 'stacks of an account, nested ones too',
    value: 2000,
    raised: true,
    measure: ({ stacks }) => [{ of: 'the deployment, three times', size: 3 * stacks.length }],
  },

  // API Gateway: quotas of HTTP APIs
  ...(['Route', 'Integration'] as const).map((kind) => ({
    name: `${kind.toLowerCase()}s of an HTTP API`,
    value: 300,
    raised: kind === 'Route',
    measure: ({ of }: Account) =>
      [...Map.groupBy(of(`AWS::ApiGatewayV2::${kind}`), ({ properties }) => String(properties.ApiId))].map(
        ([api, list]) => count(api, list),
      ),
    remedy: 'move first segments of paths into `SECOND_API` of `infra/edge/apis.ts`: nothing else is to be done',
  })),
  {
    name: 'HTTP APIs of a region',
    value: 600,
    raised: false,
    measure: ({ total }) => [total('AWS::ApiGatewayV2::Api')],
  },
  {
    name: 'stages of an HTTP API',
    value: 10,
    raised: true,
    measure: ({ of }) =>
      [...Map.groupBy(of('AWS::ApiGatewayV2::Stage'), ({ properties }) => String(properties.ApiId))].map(
        ([api, list]) => count(api, list),
      ),
  },
  {
    name: 'bytes of the form of an access log',
    value: 3072,
    raised: false,
    measure: ({ of }) =>
      of('AWS::ApiGatewayV2::Stage').map((stage) => bytes(stage, stage.properties.AccessLogSettings?.Format)),
  },

  // Lambda quotas
  {
    name: 'environment of a function, bytes',
    value: 4096,
    raised: false,
    measure: ({ of }) => of('AWS::Lambda::Function').map((fn) => bytes(fn, fn.properties.Environment?.Variables ?? {})),
    remedy: 'one address that the others follow from, as QUEUES_URL is',
  },
  {
    name: 'executions at once that functions set aside: 100 of 1,000 stay free',
    value: 1000,
    raised: true,
    most: Math.floor(RESERVABLE * (1 - SPARE)),
    measure: ({ of }) => [
      {
        of: 'all functions',
        size: of('AWS::Lambda::Function')
          .map(({ properties }) => Number(properties.ReservedConcurrentExecutions ?? 0))
          .reduce((sum, size) => sum + size, 0),
      },
    ],
    remedy: 'lower the ceilings of `infra/concurrency.ts`',
  },
  {
    name: 'layers of a function',
    value: 5,
    raised: false,
    measure: ({ of }) => of('AWS::Lambda::Function').map((fn) => count(fn, fn.properties.Layers)),
  },
  {
    name: 'policy of a function, bytes',
    value: 20_480,
    raised: false,
    measure: ({ of }) =>
      [...Map.groupBy(of('AWS::Lambda::Permission'), ({ properties }) => String(properties.FunctionName))].map(
        // The statement that Lambda makes of each.
        ([fn, permissions]) => ({
          of: fn,
          size: permissions.reduce((sum, { properties }) => sum + JSON.stringify(properties).length + 200, 0),
        }),
      ),
  },
  {
    name: 'name of a function',
    value: 64,
    raised: false,
    measure: nameLengths('AWS::Lambda::Function', 'FunctionName'),
  },
  {
    name: 'description of a function',
    value: 256,
    raised: false,
    measure: nameLengths('AWS::Lambda::Function', 'Description'),
  },

  // SQS quotas
  { name: 'name of a queue', value: 80, raised: false, measure: nameLengths('AWS::SQS::Queue', 'QueueName') },
  {
    name: 'policy of a queue, bytes',
    value: 8192,
    raised: false,
    measure: ({ of }) => of('AWS::SQS::QueuePolicy').map((policy) => bytes(policy, policy.properties.PolicyDocument)),
  },

  // SNS quotas
  { name: 'name of a topic', value: 256, raised: false, measure: nameLengths('AWS::SNS::Topic', 'TopicName') },
  {
    name: 'policy of a topic, bytes',
    value: 30_720,
    raised: false,
    measure: ({ of }) => of('AWS::SNS::TopicPolicy').map((policy) => bytes(policy, policy.properties.PolicyDocument)),
  },

  // S3 quotas
  { name: 'name of a bucket', value: 63, raised: false, measure: nameLengths('AWS::S3::Bucket', 'BucketName') },
  {
    name: 'policy of a bucket, bytes',
    value: 20_480,
    raised: false,
    measure: ({ of }) => of('AWS::S3::BucketPolicy').map((policy) => bytes(policy, policy.properties.PolicyDocument)),
  },
  {
    name: 'buckets of an account, three deployments in it',
    value: 100,
    raised: true,
    measure: ({ of }) => [{ of: 'the deployment, three times', size: 3 * of('AWS::S3::Bucket').length }],
  },

  // KMS, Secrets Manager, DynamoDB
  {
    name: 'policy of a key, bytes',
    value: 32_768,
    raised: false,
    measure: ({ of }) => of('AWS::KMS::Key').map((key) => bytes(key, key.properties.KeyPolicy)),
  },
  {
    name: 'global indexes of a table',
    value: 20,
    raised: true,
    measure: ({ of }) =>
      of('AWS::DynamoDB::Table').map((table) => count(table, table.properties.GlobalSecondaryIndexes)),
  },
  { name: 'name of a table', value: 255, raised: false, measure: nameLengths('AWS::DynamoDB::Table', 'TableName') },

  // EventBridge and its scheduler. Two regions give 100 rules to a bus: AWS raises it.
  {
    name: 'rules of an event bus, three deployments on the default one',
    value: 300,
    raised: true,
    measure: ({ of }) =>
      [...Map.groupBy(of('AWS::Events::Rule'), ({ properties }) => String(properties.EventBusName ?? 'default'))].map(
        ([bus, rules]) => ({ of: bus, size: rules.length * (bus === 'default' ? 3 : 1) }),
      ),
  },
  {
    name: 'targets of a rule',
    value: 5,
    raised: false,
    measure: ({ of }) => of('AWS::Events::Rule').map((rule) => count(rule, rule.properties.Targets)),
  },
  {
    name: 'pattern of a rule, characters',
    value: 2048,
    raised: true,
    measure: ({ of }) => of('AWS::Events::Rule').map((rule) => bytes(rule, rule.properties.EventPattern)),
  },
  { name: 'name of a rule', value: 64, raised: false, measure: nameLengths('AWS::Events::Rule', 'Name') },
  {
    name: 'schedules of a region',
    value: 1_000_000,
    raised: true,
    measure: ({ total }) => [total('AWS::Scheduler::Schedule')],
  },
  { name: 'name of a schedule', value: 64, raised: false, measure: nameLengths('AWS::Scheduler::Schedule', 'Name') },
  {
    name: 'description of a schedule',
    value: 512,
    raised: false,
    measure: nameLengths('AWS::Scheduler::Schedule', 'Description'),
  },

  // CloudWatch and its logs
  {
    name: 'alarms of a region, three deployments in it',
    value: 5000,
    raised: true,
    measure: ({ of }) => [{ of: 'the deployment, three times', size: 3 * of('AWS::CloudWatch::Alarm').length }],
  },
  {
    name: 'description of an alarm',
    value: 1024,
    raised: false,
    measure: nameLengths('AWS::CloudWatch::Alarm', 'AlarmDescription'),
  },
  {
    name: 'actions of an alarm',
    value: 5,
    raised: false,
    measure: ({ of }) => of('AWS::CloudWatch::Alarm').map((alarm) => count(alarm, alarm.properties.AlarmActions)),
  },
  {
    name: 'metrics of a graph',
    value: 500,
    raised: false,
    measure: ({ dashboards }) =>
      dashboards().flatMap(({ widgets }) =>
        widgets.map((widget) => count(String(widget.properties?.title), widget.properties?.metrics)),
      ),
  },
  {
    name: 'metrics of a dashboard',
    value: 2500,
    raised: false,
    measure: ({ dashboards }) =>
      dashboards().map(({ widgets }) =>
        count(
          'dashboard',
          widgets.flatMap(({ properties }) => properties?.metrics ?? []),
        ),
      ),
  },
  {
    name: 'name of a log group',
    value: 512,
    raised: false,
    measure: nameLengths('AWS::Logs::LogGroup', 'LogGroupName'),
  },
  {
    name: 'resource policies of the logs of a region, three deployments in it',
    value: 10,
    raised: false,
    measure: ({ of }) => [{ of: 'the deployment, three times', size: 3 * of('AWS::Logs::ResourcePolicy').length }],
  },

  // CloudFront quotas
  {
    name: 'behaviours of a distribution',
    value: 75,
    raised: true,
    measure: ({ of }) =>
      of('AWS::CloudFront::Distribution').map((one) => ({
        of: one.label,
        size: 1 + (one.properties.DistributionConfig.CacheBehaviors ?? []).length,
      })),
  },
  {
    name: 'origins of a distribution',
    value: 25,
    raised: true,
    measure: ({ of }) =>
      of('AWS::CloudFront::Distribution').map((one) => count(one, one.properties.DistributionConfig.Origins)),
  },
  {
    name: 'headers that an origin is sent',
    value: 10,
    raised: true,
    measure: ({ of }) =>
      of('AWS::CloudFront::Distribution').flatMap((one) =>
        one.properties.DistributionConfig.Origins.map((origin: { Id: string; OriginCustomHeaders?: unknown[] }) =>
          count(origin.Id, origin.OriginCustomHeaders),
        ),
      ),
  },
  ...(['ResponseHeadersPolicy', 'CachePolicy', 'OriginRequestPolicy'] as const).map((kind) => ({
    name: `policies of the kind ${kind} of an account, three deployments in it`,
    value: 20,
    raised: true,
    measure: ({ of }: Account) => [
      { of: 'the deployment, three times', size: 3 * of(`AWS::CloudFront::${kind}`).length },
    ],
  })),
  {
    name: 'own headers of a response headers policy',
    value: 10,
    raised: true,
    measure: ({ of }) =>
      of('AWS::CloudFront::ResponseHeadersPolicy').map((policy) =>
        count(policy, policy.properties.ResponseHeadersPolicyConfig.CustomHeadersConfig?.Items),
      ),
  },
  {
    name: 'name of a response headers policy',
    value: 128,
    raised: false,
    measure: ({ of }) =>
      of('AWS::CloudFront::ResponseHeadersPolicy').map((policy) => ({
        of: policy.label,
        size: String(policy.properties.ResponseHeadersPolicyConfig.Name).length,
      })),
  },
  {
    name: 'bytes of a CloudFront function',
    value: 10_240,
    raised: false,
    measure: ({ of }) =>
      of('AWS::CloudFront::Function').map((fn) => ({
        of: fn.label,
        size: Buffer.byteLength(String(fn.properties.FunctionCode)),
      })),
  },
  {
    name: 'name of a CloudFront function',
    value: 64,
    raised: false,
    measure: nameLengths('AWS::CloudFront::Function', 'Name'),
  },
  {
    name: 'access controls of origins of an account, three deployments in it',
    value: 100,
    raised: true,
    measure: ({ of }) => [
      { of: 'the deployment, three times', size: 3 * of('AWS::CloudFront::OriginAccessControl').length },
    ],
  },

  // WAF, Cognito, SES, GuardDuty, Budgets
  {
    name: 'rules by rate of a firewall',
    value: 10,
    raised: true,
    measure: ({ of }) =>
      of('AWS::WAFv2::WebACL').map((acl) =>
        count(
          acl,
          acl.properties.Rules.filter(({ Statement }: { Statement: object }) => 'RateBasedStatement' in Statement),
        ),
      ),
  },
  {
    name: 'bytes of a body that the firewall answers',
    value: 4096,
    raised: false,
    measure: ({ of }) =>
      of('AWS::WAFv2::WebACL').flatMap((acl) =>
        Object.values(acl.properties.CustomResponseBodies ?? {}).map((body) => bytes(acl, body)),
      ),
  },
  {
    name: 'first part of the OAuth domain',
    value: 63,
    raised: false,
    measure: nameLengths('AWS::Cognito::UserPoolDomain', 'Domain'),
  },
  {
    name: 'addresses that a sign-in may return to',
    value: 100,
    raised: false,
    measure: ({ of }) =>
      of('AWS::Cognito::UserPoolClient').map((client) => count(client, client.properties.CallbackURLs)),
  },
  {
    name: 'folders that GuardDuty looks at',
    value: 5,
    raised: false,
    measure: ({ of }) =>
      of('AWS::GuardDuty::MalwareProtectionPlan').map((plan) =>
        count(plan, plan.properties.ProtectedResource.S3Bucket.ObjectPrefixes),
      ),
  },
  {
    name: 'tags of a resource',
    value: 50,
    raised: false,
    measure: ({ all }) => all().map((one) => count(one, Array.isArray(one.properties.Tags) ? one.properties.Tags : [])),
  },
];
