import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch';
import type * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import type { JobFunction } from '#infra/constructs/job-function.ts';

const FIVE_MINUTES = Duration.minutes(5);

/** Pages of `docs/operacion/`: what to do, step by step. */
type Runbook =
  | 'backup-failed'
  | 'edge-errors'
  | 'firewall'
  | 'mail-returned'
  | 'server-errors'
  | 'slow-or-throttled'
  | 'stuck-queue';

export interface AlarmSpec {
  id: string;
  metric: cloudwatch.IMetric;
  /** It sounds from this value on. */
  threshold: number;
  /** Periods of the metric in a row; 1 when left out. */
  periods?: number;
  /** What is the matter, and what people notice. */
  description: string;
  runbook: Runbook;
}

/** How long something may wait in a job's queue before people notice: retries of one message take that long at most. */
const WAITING_SECONDS = Duration.minutes(30).toSeconds();

export function jobAlarms({ spec, lambda, deadLetters, queue }: JobFunction): AlarmSpec[] {
  const { operation } = spec;
  const { errorImpact } = spec.contract;
  const runbook = 'stuck-queue';
  return [
    {
      id: `${operation}DeadLetters`,
      metric: deadLetters.metricApproximateNumberOfMessagesVisible({ period: FIVE_MINUTES }),
      threshold: 1,
      description: `${operation} gave up on something. ${errorImpact}`,
      runbook,
    },
    {
      id: `${operation}Errors`,
      metric: lambda.metricErrors({ period: FIVE_MINUTES }),
      threshold: 1,
      description: `${operation} fails and may be retried. ${errorImpact}`,
      runbook,
    },
    ...(queue
      ? [
          {
            id: `${operation}Waiting`,
            metric: queue.metricApproximateAgeOfOldestMessage({ period: FIVE_MINUTES }),
            threshold: WAITING_SECONDS,
            description: `${operation} falls behind: something waits for half an hour. ${errorImpact}`,
            runbook,
          } as const,
        ]
      : []),
  ];
}

/** @param which begins the alarms' ids. */
export function apiAlarms(httpApi: HttpApi, which = ''): AlarmSpec[] {
  return [
    {
      id: `${which}ApiServerErrors`,
      metric: httpApi.metricServerError({ period: FIVE_MINUTES, statistic: 'Sum' }),
      threshold: 5,
      description: 'The API answers with server errors. People see “Algo ha fallado” and cannot finish what they do.',
      runbook: 'server-errors',
    },
    {
      id: `${which}ApiSlow`,
      metric: httpApi.metricLatency({ period: FIVE_MINUTES, statistic: 'p95' }),
      threshold: Duration.seconds(3).toMilliseconds(),
      periods: 3,
      description:
        'One request in twenty takes over 3 seconds. People wait at every click, candidates between questions.',
      runbook: 'slow-or-throttled',
    },
  ];
}

/** Of the whole account: a limit that one function hits keeps all others waiting too. */
export function throttleAlarms(table: dynamodb.Table): AlarmSpec[] {
  return [
    {
      id: 'FunctionsThrottled',
      metric: metric('AWS/Lambda', 'Throttles', 'Sum'),
      threshold: 1,
      periods: 2,
      description: 'Functions are refused for want of concurrency. Requests fail with 503, and jobs wait.',
      runbook: 'slow-or-throttled',
    },
    ...(['ReadThrottleEvents', 'WriteThrottleEvents'] as const).map((name) => ({
      id: `Table${name}`,
      metric: metric('AWS/DynamoDB', name, 'Sum', { TableName: table.tableName }),
      threshold: 1,
      periods: 2,
      description: 'The table refuses requests, most likely of one busy company. Its people see “Algo ha fallado”.',
      runbook: 'slow-or-throttled' as const,
    })),
  ];
}

/** SES pauses an account at 10 % returned and 0.5 % complaints (its guide, “Reputation metrics”): told in good time. */
export function mailAlarms(): AlarmSpec[] {
  const rates = { BounceRate: 0.05, ComplaintRate: 0.001 };
  return Object.entries(rates).map(([name, threshold]) => ({
    id: `Mail${name}`,
    metric: metric('AWS/SES', `Reputation.${name}`, 'Maximum'),
    threshold,
    description:
      'Too much e-mail comes back or is called junk. If it goes on, SES stops all e-mail: invitations, codes, reports.',
    runbook: 'mail-returned',
  }));
}

export function backupAlarms(): AlarmSpec[] {
  return [
    {
      id: 'BackupFailed',
      metric: metric('AWS/Backup', 'NumberOfBackupJobsFailed', 'Sum', undefined, Duration.hours(1)),
      threshold: 1,
      description: 'A backup was not made. Nobody notices until one is needed.',
      runbook: 'backup-failed',
    },
  ];
}

/** Stands where WAF does. */
export function firewallAlarms(webAcl: string): AlarmSpec[] {
  return [
    {
      id: 'FirewallBlocks',
      metric: metric('AWS/WAFV2', 'BlockedRequests', 'Sum', { WebACL: webAcl, Rule: 'ALL' }),
      threshold: 5_000,
      description:
        'The firewall turns thousands of requests away: an attack, or an office behind one address locked out.',
      runbook: 'firewall',
    },
  ];
}

/** Stands in us-east-1, where CloudFront counts. In percent: what fails before the API is in no metric of the API. */
export function edgeAlarms(distributionId: string): AlarmSpec[] {
  return [
    {
      id: 'EdgeServerErrors',
      metric: metric('AWS/CloudFront', '5xxErrorRate', 'Average', {
        DistributionId: distributionId,
        Region: 'Global',
      }),
      threshold: 5,
      periods: 3,
      description: 'CloudFront answers one request in twenty with a server error. Pages or the API do not open.',
      runbook: 'edge-errors',
    },
  ];
}

function metric(
  namespace: string,
  metricName: string,
  statistic: string,
  dimensionsMap?: Record<string, string>,
  period = FIVE_MINUTES,
): cloudwatch.Metric {
  return new cloudwatch.Metric({ namespace, metricName, statistic, period, ...(dimensionsMap && { dimensionsMap }) });
}
