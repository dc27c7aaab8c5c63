import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import type { JobFunction } from '#infra/constructs/job-function.ts';

interface Watched {
  httpApi: HttpApi;
  table: dynamodb.Table;
  jobs: readonly JobFunction[];
}

/** Rows of two graphs each. */
export function dashboardWidgets({ httpApi, table, jobs }: Watched): cloudwatch.IWidget[][] {
  const graph = (title: string, metrics: cloudwatch.IMetric[]) =>
    new cloudwatch.GraphWidget({ title, left: metrics, width: 12 });
  const ofJobs = (metricOf: (job: JobFunction) => cloudwatch.IMetric | undefined) =>
    jobs.flatMap((job) => metricOf(job) ?? []);
  return [
    [
      graph('API: requests', [httpApi.metricCount()]),
      graph('API: errors', [httpApi.metricClientError(), httpApi.metricServerError()]),
    ],
    [
      graph('API: latency', [httpApi.metricLatency({ statistic: 'p50' }), httpApi.metricLatency({ statistic: 'p95' })]),
      graph('Table: units', [table.metricConsumedReadCapacityUnits(), table.metricConsumedWriteCapacityUnits()]),
    ],
    [
      graph(
        'Jobs: errors',
        ofJobs((job) => job.lambda.metricErrors({ label: job.spec.operation })),
      ),
      graph(
        'Jobs: given up',
        ofJobs((job) => job.deadLetters.metricApproximateNumberOfMessagesVisible({ label: job.spec.operation })),
      ),
    ],
    [
      graph(
        'Jobs: age of the oldest message',
        ofJobs((job) => job.queue?.metricApproximateAgeOfOldestMessage({ label: job.spec.operation })),
      ),
      graph(
        'Jobs: duration, p95',
        ofJobs((job) => job.lambda.metricDuration({ label: job.spec.operation, statistic: 'p95' })),
      ),
    ],
  ];
}
