import { DescribeContinuousBackupsCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { env } from '../env.ts';

/** What can be restored. */
export interface Backups {
  /** The seconds to which the table can be set back; undefined where nothing is kept. */
  tableWindow(): Promise<{ from: Date; to: Date } | undefined>;
}

export function dynamoBackups(): Backups {
  const client = new DynamoDBClient({});
  return {
    async tableWindow() {
      try {
        const { ContinuousBackupsDescription } = await client.send(
          new DescribeContinuousBackupsCommand({ TableName: env('TABLE_NAME') }),
        );
        const { EarliestRestorableDateTime: from, LatestRestorableDateTime: to } =
          ContinuousBackupsDescription?.PointInTimeRecoveryDescription ?? {};
        return from && to && { from, to };
      } catch (error) {
        // A DynamoDB that has no backups does not know the call.
        if ((error as Error).name === 'UnknownOperationException') return undefined;
        throw error;
      }
    },
  };
}
