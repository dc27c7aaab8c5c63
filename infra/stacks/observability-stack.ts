import type { StackProps } from 'aws-cdk-lib';
import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as sns from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { Environment } from '#infra/config/environments.ts';
import type { JobFunction } from '#infra/constructs/job-function.ts';

const FIVE_MINUTES = Duration.minutes(5);
const SERVER_ERRORS_IN_FIVE_MINUTES = 5;

export interface ObservabilityStackProps extends StackProps {
  environment: Environment;
  httpApi: HttpApi;
  table: dynamodb.Table;
  jobs: readonly JobFunction[];
}

/** One dashboard, and one topic that every alarm goes to. Each alarm says what people notice. */
export class ObservabilityStack extends Stack {
  private readonly action: SnsAction;

  constructor(scope: Construct, id: string, props: ObservabilityStackProps) {
    super(scope, id, props);
    const topic = new sns.Topic(this, 'Alarms', { displayName: 'Idonea: avisos', enforceSSL: true });
    this.action = new SnsAction(topic);
    new CfnOutput(this, 'AlarmsTopic', { value: topic.topicArn });
    for (const job of props.jobs) this.watchJob(job);
    this.watchApi(props.httpApi);
    this.createDashboard(props);
  }

  private watchJob({ spec, lambda, deadLetters }: JobFunction): void {
    const { errorImpact } = spec.contract;
    this.alarm(`${spec.operation}DeadLetters`, {
      metric: deadLetters.metricApproximateNumberOfMessagesVisible({ period: FIVE_MINUTES }),
      threshold: 1,
      description: `${spec.operation} gave up on something. ${errorImpact}`,
    });
    this.alarm(`${spec.operation}Errors`, {
      metric: lambda.metricErrors({ period: FIVE_MINUTES }),
      threshold: 1,
      description: `${spec.operation} fails and may be retried. ${errorImpact}`,
    });
  }

  private watchApi(httpApi: HttpApi): void {
    this.alarm('ApiServerErrors', {
      metric: httpApi.metricServerError({ period: FIVE_MINUTES, statistic: 'Sum' }),
      threshold: SERVER_ERRORS_IN_FIVE_MINUTES,
      description: 'The API answers with server errors. People see “Algo ha fallado” and cannot finish what they do.',
    });
  }

  private alarm(
    id: string,
    { metric, threshold, description }: { metric: cloudwatch.IMetric; threshold: number; description: string },
  ): void {
    new cloudwatch.Alarm(this, id, {
      metric,
      threshold,
      alarmDescription: description,
      evaluationPeriods: 1,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(this.action);
  }

  private createDashboard({ environment, httpApi, table, jobs }: ObservabilityStackProps): void {
    const graph = (title: string, metrics: cloudwatch.IMetric[]) =>
      new cloudwatch.GraphWidget({ title, left: metrics, width: 12 });
    new cloudwatch.Dashboard(this, 'Dashboard', {
      dashboardName: `idonea-${environment.stage}`,
      widgets: [
        [
          graph('API: requests', [httpApi.metricCount()]),
          graph('API: errors', [httpApi.metricClientError(), httpApi.metricServerError()]),
        ],
        [
          graph('API: latency', [
            httpApi.metricLatency({ statistic: 'p50' }),
            httpApi.metricLatency({ statistic: 'p95' }),
          ]),
          graph('Table: units', [table.metricConsumedReadCapacityUnits(), table.metricConsumedWriteCapacityUnits()]),
        ],
        [
          graph(
            'Jobs: errors',
            jobs.map((job) => job.lambda.metricErrors({ label: job.spec.operation })),
          ),
          graph(
            'Jobs: given up',
            jobs.map((job) => job.deadLetters.metricApproximateNumberOfMessagesVisible({ label: job.spec.operation })),
          ),
        ],
      ],
    });
  }
}
