import { type AttributeValue, type DynamoDBClient, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import type { Assembly, LocalFunction } from './assembly.ts';
import { SqliteDatabase } from './aws/sqlite-table/sqlite-database.ts';
import { startSqliteTable } from './aws/sqlite-table/start-sqlite-table.ts';
import type { LambdaPool } from './lambda-pool.ts';
import type { DemoProgram } from './prepared.ts';

/** Seconds of work; minutes where others are at work as well, and the web bundle is built meanwhile. */
const TIMEOUT_MS = 600_000;
/** Source: "TransactWriteItems". */
const MOST_ITEMS = 100;

interface Stores {
  pool: LambdaPool;
  /** Where the items end up. */
  dynamodb: DynamoDBClient;
}

/**
 * Fills empty tables with the demo data. Its program writes to tables in memory, and what stands in the end is stored at
 * once: DynamoDB Local would take seconds of the processor for two hundred transactions, and wait for the disk three times
 * in each.
 */
export async function seedDemo(assembly: Assembly, program: DemoProgram, { pool, dynamodb }: Stores): Promise<void> {
  const database = new SqliteDatabase();
  const draft = await startSqliteTable({ database });
  try {
    for (const { create } of assembly.tables) database.create(create);
    await pool.invoke(programFunction(assembly, program, draft.endpoint), {});
    for (const { schema, items } of database.all) {
      // Wire and SDK differ in binary values only, of which there are none.
      const puts = Array.from(items.all() as Iterable<Record<string, unknown>>, (item) => ({
        Put: { TableName: schema.name, Item: item as Record<string, AttributeValue> },
      }));
      for (let begin = 0; begin < puts.length; begin += MOST_ITEMS) {
        const TransactItems = puts.slice(begin, begin + MOST_ITEMS);
        await dynamodb.send(new TransactWriteItemsCommand({ TransactItems }));
      }
    }
  } finally {
    await draft.close();
  }
}

/** Run like a function; it may use all that the functions use. */
function programFunction(assembly: Assembly, program: DemoProgram, table: string): LocalFunction {
  return {
    ...program,
    arn: 'seed-demo',
    name: 'seed-demo',
    environment: Object.assign({}, ...[...assembly.functions.values()].map(({ environment }) => environment), {
      AWS_ENDPOINT_URL_DYNAMODB: table,
    }),
    timeoutMs: TIMEOUT_MS,
    memory: 1024,
    asyncRetries: 0,
    asyncDeadLetterArn: undefined,
  };
}
