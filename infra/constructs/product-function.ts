import path from 'node:path';
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type * as iam from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import * as logs from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { acknowledge, acknowledgeLogGroup } from '#infra/acknowledge.ts';
import { concurrencyOf } from '#infra/concurrency.ts';
import { environmentOf } from '#infra/function-environment.ts';
import type { FunctionSpec } from '#infra/function-list.ts';
import { needsOf } from '#infra/function-needs.ts';
import { allow, objectFolders, statementsFor } from '#infra/grants.ts';
import type { Platform } from '#infra/platform.ts';
import { queueArnsAsFound } from '#infra/queues.ts';
import { functionRole, letWriteTo, type SharedRoles } from './function-roles.ts';

const DEFAULT_TIMEOUT_SECONDS = 10;
const DEFAULT_MEMORY = 512;
const TRACE_ACTIONS = ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'];

export interface ProductFunctionProps {
  spec: FunctionSpec;
  platform: Platform;
  /** Beyond the common rule of `environmentOf`. */
  environment?: Record<string, string>;
  /** Beyond what `uses` gives: what the trigger itself takes. */
  statements?: iam.PolicyStatement[];
  /** Shared with others that need the same; without it, a role of its own. */
  roles?: SharedRoles;
}

/** The house Lambda: own log group, a role with what its contract uses and nothing else, code from the built folder. */
export class ProductFunction extends Construct {
  readonly lambda: lambda.Function;

  constructor(
    scope: Construct,
    id: string,
    { spec, platform, environment, statements = [], roles }: ProductFunctionProps,
  ) {
    super(scope, id);
    const needs = needsOf(spec);
    const functionName = `idonea-${platform.environment.stage}-${spec.name}`;
    const logGroup = new logs.LogGroup(this, 'Logs', {
      logGroupName: `/aws/lambda/${functionName}`,
      retention: platform.environment.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acknowledgeLogGroup(logGroup);
    const allowed = [
      ...statementsFor(needs, platform),
      ...(platform.environment.tracing ? [allow(TRACE_ACTIONS, '*')] : []),
      ...statements,
    ];
    const identity = roles?.roleFor(spec.operation, allowed) ?? functionRole(this, 'Role', allowed);
    letWriteTo(identity, logGroup);
    const { role } = identity;
    const spelled = (arn: string) => JSON.stringify(Stack.of(this).resolve(arn));
    const arns = { avatars: spelled(platform.avatarsArn), uploads: spelled(platform.uploadsArn) };
    for (const objects of objectFolders(needs, arns)) {
      acknowledge(role, 'Each file of that folder has a name of its own', `IAM5[Resource::${objects}]`);
    }
    if (needs.checkHealth) {
      acknowledge(
        role,
        'ses:GetSendQuota and ses:GetAccountSendingEnabled know no resources',
        'IAM5[Resource::*]',
        'Serverless-LambdaStarPermissions',
      );
    }
    if (needs.queues) {
      const { all, dead } = queueArnsAsFound(platform);
      acknowledge(
        role,
        'The queues of all jobs of this deployment: the health check counts them, the superadmin sends dead letters again',
        ...[all, dead].map((arn) => `IAM5[Resource::${arn}]`),
      );
    }
    if (platform.environment.tracing) {
      acknowledge(
        role,
        'X-Ray takes traces under no resource',
        'IAM5[Resource::*]',
        'Serverless-LambdaStarPermissions',
      );
    }
    this.lambda = new lambda.Function(this, 'Function', {
      functionName,
      description: spec.contract.summary,
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      handler: 'index.handler',
      code: lambda.Code.fromAsset(path.join(platform.functionsFolder, spec.name), {
        assetHash: platform.hasty ? spec.name : undefined,
      }),
      timeout: Duration.seconds(spec.contract.timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS),
      memorySize: spec.contract.memory ?? DEFAULT_MEMORY,
      environment: { ...environmentOf(spec, platform), ...environment },
      logGroup,
      role,
      reservedConcurrentExecutions: platform.environment.reservedConcurrency ? concurrencyOf(spec) : undefined,
    });
    acknowledge(
      this.lambda,
      'All that it calls is an API of AWS or a public one, each with its own permission: a VPC would guard nothing (2026-11-22)',
      'CT.LAMBDA.PR.3',
    );
    if (platform.environment.tracing) this.trace();
    else acknowledge(this, 'Where developers try things, logs are enough', 'Serverless-LambdaTracing');
  }

  /** By the resource itself: the construct's own option adds a policy to each role, where the inline one already allows it. */
  private trace(): void {
    (this.lambda.node.defaultChild as lambda.CfnFunction).tracingConfig = { mode: 'Active' };
  }
}
