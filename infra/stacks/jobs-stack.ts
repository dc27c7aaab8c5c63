import type { StackProps } from 'aws-cdk-lib';
import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { JobFunction, SchedulerRole } from '#infra/constructs/job-function.ts';
import { JOB_FUNCTIONS } from '#infra/function-list.ts';
import type { Platform } from '#infra/platform.ts';

export interface JobsStackProps extends StackProps {
  platform: Platform;
}

/** All jobs with their queues, streams and schedules. */
export class JobsStack extends Stack {
  readonly jobs: JobFunction[];

  constructor(scope: Construct, id: string, { platform, ...props }: JobsStackProps) {
    super(scope, id, props);
    const scheduler = new SchedulerRole(this, 'Scheduler');
    this.jobs = JOB_FUNCTIONS.map((spec) => new JobFunction(this, { spec, platform, scheduler }));
  }
}
