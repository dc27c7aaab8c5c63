import type { Uses } from './contract.ts';

/**
 * What starts a job.
 * - `events`: domain events that an EventBridge rule puts on the job's SQS queue (with a dead-letter queue); with a
 *   `source`, what that service of AWS tells the account's default bus.
 * - `stream`: inserted items of these kinds, from the table's stream.
 * - `schedule`: an EventBridge Scheduler expression, `rate(…)` or `cron(…)`.
 */
export type JobTrigger =
  | { events: readonly string[]; source?: 'aws.ses'; maxReceives: number; batchSize: number }
  | { stream: readonly string[]; batchSize: number }
  | { schedule: string };

export interface JobContract {
  trigger: JobTrigger;
  summary: string;
  /** One sentence for the alarm: what people notice when this job fails. */
  errorImpact: string;
  uses: Uses;
  timeoutSeconds: number;
  /** MB. */
  memory?: number;
}

export type Jobs = Record<string, JobContract>;

export function defineJobs<const J extends Jobs>(jobs: J): J {
  return jobs;
}
