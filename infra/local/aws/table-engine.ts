import { existsSync } from 'node:fs';
import path from 'node:path';
import { type DynamodbEmulator, startDynamodb } from './dynamodb.ts';
import type { EmulatorOptions } from './emulator.ts';
import { startSqliteTable } from './sqlite-table/start-sqlite-table.ts';

/** Where sowing puts the table of a state folder: once it stands, it is the table. */
export const sownFile = (dir: string) => path.join(dir, 'tabla', 'tabla.sqlite');

export const isSown = (dir: string | undefined) => dir !== undefined && existsSync(sownFile(dir));

/** DynamoDB Local, or the table that was sown in `dir`: that has more items than DynamoDB Local can be given. */
export function startTable(dir: string | undefined, options: EmulatorOptions): Promise<DynamodbEmulator> {
  return dir && isSown(dir) ? startSqliteTable({ ...options, file: sownFile(dir) }) : startDynamodb(options);
}
