import type { Assembly, LocalFunction } from './assembly.ts';
import { functionAccessKey } from './aws/credentials.ts';
import { startDynamodbGuard } from './aws/dynamodb-guard.ts';
import { localIam } from './aws/iam.ts';
import { startSts } from './aws/sts.ts';

export interface Isolation {
  /** Of STS, and of the guard before DynamoDB Local. */
  endpoints: { sts: string; dynamodb: string };
  /** What an instance of a function signs with: its own role's key. */
  environmentOf(fn: LocalFunction): Record<string, string>;
  close(): Promise<void>;
}

export interface IsolationOptions {
  /** Of DynamoDB Local. */
  dynamodb: string;
  onRefused(text: string): void;
}

/** Lets functions reach the table only as the roles of the assembly allow. */
export async function startIsolation(
  { roles, tableKeys, functions }: Assembly,
  { dynamodb, onRefused }: IsolationOptions,
): Promise<Isolation> {
  const roleArns = new Map([...functions.values()].map(({ name, roleArn }) => [functionAccessKey(name), roleArn]));
  const iam = localIam({ roles, roleOf: (accessKeyId) => roleArns.get(accessKeyId) });
  const [sts, guard] = await Promise.all([
    startSts(iam),
    startDynamodbGuard({ target: dynamodb, iam, tables: tableKeys, onRefused }),
  ]);
  return {
    endpoints: { sts: sts.endpoint, dynamodb: guard.endpoint },
    // The seed is no function of the assembly and keeps the administrator's.
    environmentOf: ({ name, roleArn }): Record<string, string> =>
      roleArn ? { AWS_ACCESS_KEY_ID: functionAccessKey(name) } : {},
    async close() {
      await Promise.all([sts.close(), guard.close()]);
    },
  };
}
