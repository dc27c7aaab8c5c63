import { Aws } from 'aws-cdk-lib';
import { deadLettersNameOf } from '#shared/core/queue-names.ts';
import type { Platform } from './platform.ts';

/** Begins the names of the jobs' queues. Named, so that endpoints, which are deployed before the jobs, can find them. */
export const queuesPrefix = ({ environment }: Pick<Platform, 'environment'>) => `idonea-${environment.stage}-`;

/** What a job's name is appended to for the address of its queue. */
export const queuesUrl = (platform: Platform) =>
  `https://sqs.${Aws.REGION}.${Aws.URL_SUFFIX}/${Aws.ACCOUNT_ID}/${queuesPrefix(platform)}`;

/** How cdk-nag spells what CloudFormation puts in. */
const AS_FOUND = { PARTITION: '<AWS::Partition>', REGION: '<AWS::Region>', ACCOUNT_ID: '<AWS::AccountId>' };

/**
 * ARNs of the jobs' queues by the form of their names: a role may hold 10,240 characters, and a list of all queues,
 * twice in the role that sends dead letters again, would grow past that with the jobs.
 */
export function queueArns(
  platform: Pick<Platform, 'environment'>,
  { PARTITION, REGION, ACCOUNT_ID } = Aws as typeof AS_FOUND,
) {
  const arnOf = (name: string) => `arn:${PARTITION}:sqs:${REGION}:${ACCOUNT_ID}:${queuesPrefix(platform)}${name}`;
  return { all: arnOf('*'), dead: arnOf(deadLettersNameOf('*')) };
}

/** The same as findings of cdk-nag spell them. */
export const queueArnsAsFound = (platform: Pick<Platform, 'environment'>) => queueArns(platform, AS_FOUND);
