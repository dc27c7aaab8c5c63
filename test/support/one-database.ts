import type { TestProject } from 'vitest/node';
import { startDynamodb } from '#infra/local/aws/dynamodb.ts';
import { WHOLE } from './suite-size.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the DynamoDB Local that a run of the integration suite has: see `local-table.ts`. */
    dynamodb: string;
  }
}

/** Before the integration suite: one DynamoDB Local for all its files, each of which makes tables of its own. */
export default async function startOneDatabase(project: TestProject): Promise<() => Promise<void>> {
  // The whole takes items by the hundred thousand and works for minutes, which pays Java's slower start.
  const { endpoint, close } = await startDynamodb({ bulk: WHOLE });
  project.provide('dynamodb', endpoint);
  return close;
}
