import { Aws } from 'aws-cdk-lib';
import { deadLettersNameOf, queueNameOf } from '#shared/core/queue-names.ts';
import type { JobFunctionSpec } from './function-list.ts';
import type { Platform } from './platform.ts';

/** Begins the names of the jobs' queues. Named, so that endpoints, which are deployed before the jobs, can find them. */
export const queuesPrefix = ({ environment }: Pick<Platform, 'environment'>) => `idonea-${environment.stage}-`;

/** What a job's name is appended to for the address of its queue. */
export const queuesUrl = (platform: Platform) =>
  `https://sqs.${Aws.REGION}.${Aws.URL_SUFFIX}/${Aws.ACCOUNT_ID}/${queuesPrefix(platform)}`;

const arnOf = (name: string, platform: Platform) =>
  `arn:${Aws.PARTITION}:sqs:${Aws.REGION}:${Aws.ACCOUNT_ID}:${queuesPrefix(platform)}${name}`;

export const deadLetterArns = (jobs: readonly JobFunctionSpec[], platform: Platform) =>
  jobs.map(({ name }) => arnOf(deadLettersNameOf(name), platform));

/** Queues that jobs read events from. */
export const queueArns = (jobs: readonly JobFunctionSpec[], platform: Platform) =>
  jobs.filter(({ contract }) => 'events' in contract.trigger).map(({ name }) => arnOf(queueNameOf(name), platform));
