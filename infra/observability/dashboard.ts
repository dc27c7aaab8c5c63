import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import type { JobFunction } from '#infra/constructs/job-function.ts';

interface Watched {
  httpApis: readonly HttpApi[];
  table: dynamodb.Table;
  jobs: readonly JobFunction[];
}

/** Rows of two graphs each. */
export function dashboardWidgets({ httpApis, table, jobs }: Watched): cloudwatch.IWidget[][] {
  const graph = (title: string, metrics: cloudwatch.IMetric[]) =>
    new cloudwatch.GraphWidget({ title, left: metrics, width: 12 });
  const ofJobs = (metricOf: (job: JobFunction) => cloudwatch.IMetric | undefined) =>
    jobs.flatMap((job) => metricOf(job) ?? []);
  return [
    [
      graph(
        'API: requests',
        httpApis.map((api) => api.metricCount()),
      ),
      graph(
        'API: errors',
        httpApis.flatMap((api) => [api.metricClientError(), api.metricServerError()]),
      ),
    ],
    [
      graph(
        'API: latency',
        httpApis.flatMap((api) => ['p50', 'p95'].map((statistic) => api.metricLatency({ statistic }))),
      ),
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
