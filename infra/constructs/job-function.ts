import { Duration } from 'aws-cdk-lib';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as events from 'aws-cdk-lib/aws-events';
import * as targets from 'aws-cdk-lib/aws-events-targets';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import * as scheduler from 'aws-cdk-lib/aws-scheduler';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/acknowledge.ts';
import type { JobFunctionSpec } from '#infra/function-list.ts';
import { allow } from '#infra/grants.ts';
import type { Platform } from '#infra/platform.ts';
import { queuesPrefix } from '#infra/queues.ts';
import type { JobTrigger } from '#shared/core/job-contract.ts';
import { deadLettersNameOf, queueNameOf } from '#shared/core/queue-names.ts';
import { EVENT_SOURCE } from '#shared/events.ts';
import { ProductFunction } from './product-function.ts';

/** AWS's advice for a queue that feeds a function. Jobs shorten the wait of a failed message themselves. */
const VISIBILITY_TIMEOUTS = 6;
const STREAM_RETRIES = 10;
const SCHEDULE_RETRIES = 2;
const RETENTION = Duration.days(14);

export interface JobFunctionProps {
  spec: JobFunctionSpec;
  platform: Platform;
  scheduler: SchedulerRole;
}

/** By which the scheduler starts jobs. One for all of them, since an account has 1,000 roles and each function needs one. */
export class SchedulerRole extends Construct {
  readonly roleArn: string;
  private readonly document = new iam.PolicyDocument();

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const role = new iam.Role(this, 'Role', {
      assumedBy: new iam.ServicePrincipal('scheduler.amazonaws.com'),
      inlinePolicies: { invoke: this.document },
    });
    this.roleArn = role.roleArn;
  }

  mayStart(job: lambda.Function, deadLetters: sqs.Queue): void {
    this.document.addStatements(
      allow(['lambda:InvokeFunction'], job.functionArn),
      allow(['sqs:SendMessage'], deadLetters.queueArn),
    );
  }
}

/**
 * One job: what starts it, its Lambda, and a dead-letter queue for what it could not do.
 * Events come through a queue of the job's own, stored items from the table's stream, schedules from the scheduler.
 */
export class JobFunction extends Construct {
  readonly spec: JobFunctionSpec;
  readonly lambda: lambda.Function;
  readonly deadLetters: sqs.Queue;
  /** Of jobs that events start. */
  readonly queue: sqs.Queue | undefined;

  constructor(scope: Construct, { spec, platform, scheduler: schedulerRole }: JobFunctionProps) {
    super(scope, spec.operation);
    this.spec = spec;
    this.deadLetters = new sqs.Queue(this, 'DeadLetters', {
      queueName: queuesPrefix(platform) + deadLettersNameOf(spec.name),
      retentionPeriod: RETENTION,
      enforceSSL: true,
      encryption: sqs.QueueEncryption.SQS_MANAGED,
    });
    acknowledge(
      this.deadLetters,
      "It is itself the last queue: of the job's queue, stream or schedule",
      'SQS3',
      'Serverless-SQSRedrivePolicy',
    );
    acknowledge(this.deadLetters, 'It is itself the last queue (2026-11-22)', 'CT.SQS.PR.1');
    acknowledge(
      this,
      "The job's queue, stream or schedule keeps what failed in its dead letters",
      'Serverless-LambdaDLQ',
    );
    const { trigger } = spec.contract;
    if ('events' in trigger) {
      this.queue = this.createQueue(platform, trigger.maxReceives);
      this.lambda = this.runOnEvents(platform, trigger, this.queue);
    } else if ('stream' in trigger) this.lambda = this.runOnStream(platform, trigger);
    else this.lambda = this.runOnSchedule(platform, trigger.schedule, schedulerRole);
  }

  private createQueue(platform: Platform, maxReceives: number): sqs.Queue {
    return new sqs.Queue(this, 'Queue', {
      queueName: queuesPrefix(platform) + queueNameOf(this.spec.name),
      visibilityTimeout: Duration.seconds(VISIBILITY_TIMEOUTS * this.spec.contract.timeoutSeconds),
      retentionPeriod: RETENTION,
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: maxReceives },
      enforceSSL: true,
      encryption: sqs.QueueEncryption.SQS_MANAGED,
    });
  }

  private runOnEvents(
    platform: Platform,
    { events: detailTypes, source, maxReceives, batchSize }: Extract<JobTrigger, { events: readonly string[] }>,
    queue: sqs.Queue,
  ): lambda.Function {
    new events.Rule(this, 'Rule', {
      // Services of AWS tell the default bus, which a rule without a bus is on.
      ...(!source && { eventBus: platform.eventBus }),
      description: `Starts ${this.spec.operation}`,
      eventPattern: { source: [source ?? EVENT_SOURCE], detailType: [...detailTypes] },
      targets: [new targets.SqsQueue(queue, { deadLetterQueue: this.deadLetters })],
    });
    const { lambda: fn } = new ProductFunction(this, 'Job', {
      spec: this.spec,
      platform,
      environment: { QUEUE_URL: queue.queueUrl, MAX_RECEIVES: String(maxReceives) },
      statements: [
        allow(
          ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes', 'sqs:ChangeMessageVisibility'],
          queue.queueArn,
        ),
      ],
    });
    const mapping = new lambda.EventSourceMapping(this, 'Source', {
      target: fn,
      eventSourceArn: queue.queueArn,
      batchSize,
      reportBatchItemFailures: true,
    });
    acknowledge(mapping, 'The queue itself hands over what failed', 'Serverless-LambdaEventSourceMappingDestination');
    return fn;
  }

  private runOnStream(
    platform: Platform,
    { stream: tipos, batchSize }: { stream: readonly string[]; batchSize: number },
  ): lambda.Function {
    const streamArn = streamOf(platform.table);
    const { lambda: fn } = new ProductFunction(this, 'Job', {
      spec: this.spec,
      platform,
      statements: [
        allow(['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'], streamArn),
        allow(['dynamodb:ListStreams'], '*'),
        allow(['sqs:SendMessage'], this.deadLetters.queueArn),
      ],
    });
    acknowledge(
      this,
      'dynamodb:ListStreams, which Lambda calls for a stream, knows no resources',
      'IAM5[Resource::*]',
      'Serverless-LambdaStarPermissions',
    );
    new lambda.EventSourceMapping(this, 'Source', {
      target: fn,
      eventSourceArn: streamArn,
      startingPosition: lambda.StartingPosition.TRIM_HORIZON,
      batchSize,
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      retryAttempts: STREAM_RETRIES,
      onFailure: { bind: () => ({ destination: this.deadLetters.queueArn }) },
      filters: [
        lambda.FilterCriteria.filter({
          eventName: lambda.FilterRule.isEqual('INSERT'),
          dynamodb: { NewImage: { tipo: { S: lambda.FilterRule.or(...tipos) } } },
        }),
      ],
    });
    return fn;
  }

  private runOnSchedule(platform: Platform, expression: string, schedulerRole: SchedulerRole): lambda.Function {
    const { lambda: fn } = new ProductFunction(this, 'Job', {
      spec: this.spec,
      platform,
    });
    // The scheduler hands the event over and forgets it, so Lambda itself retries and keeps what failed.
    new lambda.EventInvokeConfig(this, 'Invoke', {
      function: fn,
      retryAttempts: SCHEDULE_RETRIES,
      onFailure: new SqsDestination(this.deadLetters),
    });
    schedulerRole.mayStart(fn, this.deadLetters);
    new scheduler.CfnSchedule(this, 'Schedule', {
      description: this.spec.contract.summary,
      scheduleExpression: expression,
      scheduleExpressionTimezone: 'UTC',
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: fn.functionArn,
        roleArn: schedulerRole.roleArn,
        deadLetterConfig: { arn: this.deadLetters.queueArn },
        retryPolicy: { maximumRetryAttempts: SCHEDULE_RETRIES },
      },
    });
    return fn;
  }
}

function streamOf(table: dynamodb.Table): string {
  if (!table.tableStreamArn) throw new Error('The table has no stream');
  return table.tableStreamArn;
}
