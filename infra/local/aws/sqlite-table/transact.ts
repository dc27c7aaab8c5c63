import { AwsError } from '../json-protocol.ts';
import { type Condition, holds, parseCondition } from './condition.ts';
import { checkGiven, checkItem, checkKey, type Schema } from './schema.ts';
import type { OpenTable, SqliteDatabase } from './sqlite-database.ts';
import { Placeholders } from './tokens.ts';
import { applyChanges, type Change, parseUpdate } from './update.ts';
import { equalMaps } from './values.ts';
import { type Input, invalid, only, sizeOf, type WireItem } from './wire.ts';

const COMMON = [
  'TableName',
  'ConditionExpression',
  'ExpressionAttributeNames',
  'ExpressionAttributeValues',
  'ReturnValuesOnConditionCheckFailure',
];
const KINDS = {
  Put: [...COMMON, 'Item'],
  Update: [...COMMON, 'Key', 'UpdateExpression'],
  Delete: [...COMMON, 'Key'],
  ConditionCheck: [...COMMON, 'Key'],
};
/** Items, and bytes of them. Source: "TransactWriteItems". */
const MOST = { items: 100, bytes: 4 * 1024 * 1024 };

/** One write of a transaction, and what it makes of the item that stood. */
interface Action {
  table: OpenTable;
  key: WireItem;
  condition: Condition | undefined;
  returnsOld: boolean;
  /** Undefined when there is to be no item; the very one that stood when nothing is written. */
  after(before: WireItem | undefined): WireItem | undefined;
}

/**
 * All of the writes or none.
 * @throws TransactionCanceledException with a reason for each write, when the condition of one does not hold.
 */
export function transactWrite(database: SqliteDatabase, input: Input): object {
  only(input, ['TransactItems', 'ClientRequestToken']);
  const actions: Action[] = input.TransactItems.map((item: Input) => actionOf(database, item));
  checkTogether(actions);
  const befores = actions.map(({ table, key }) => table.items.get(key));
  const outcomes = actions.map((action, index) => outcomeOf(action, befores[index]));
  const reasons = outcomes.map(({ reason }) => reason);
  if (reasons.some(({ Code }) => Code !== 'None')) throw cancelled(reasons);
  const afters = outcomes.map(({ after }) => after);
  const bytes = afters.reduce((sum, item) => sum + (item ? sizeOf(item) : 0), 0);
  if (bytes > MOST.bytes) throw invalid('Collection size of the transaction exceeds the maximum size limit');
  database.atOnce(() => {
    for (const [index, { table, key }] of actions.entries()) {
      const [before, after] = [befores[index], afters[index]];
      if (before === after) continue;
      if (after) table.items.put(after);
      else table.items.delete(key);
      const changed = !before || !after || !equalMaps(before, after);
      if (table.schema.stream && changed) database.stream.add(table.schema, { before, after });
    }
  });
  return {};
}

function actionOf(database: SqliteDatabase, item: Input): Action {
  only(item, Object.keys(KINDS));
  const [[kind, write] = [], ...more] = Object.entries<Input>(item);
  if (!kind || more.length > 0) throw invalid('TransactItems can only contain one of Check, Put, Update or Delete');
  only(write, KINDS[kind as keyof typeof KINDS]);
  const table = database.table(write.TableName);
  const placeholders = new Placeholders(write);
  const changes = kind === 'Update' ? parseUpdate(write.UpdateExpression, placeholders) : [];
  const condition = write.ConditionExpression && parseCondition(write.ConditionExpression, placeholders);
  placeholders.end();
  if (kind === 'ConditionCheck' && !condition) throw invalid('A check needs a condition');
  const { schema } = table;
  const common = { table, condition, returnsOld: write.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' };
  if (kind === 'Put') {
    const { Item } = write;
    checkGiven(schema, Item);
    const after = () => {
      checkItem(schema, Item);
      return Item;
    };
    return { ...common, key: Object.fromEntries(schema.key.map((name) => [name, Item[name]])), after };
  }
  const { Key: key } = write;
  checkKey(schema, key);
  if (kind === 'Delete') return { ...common, key, after: () => undefined };
  if (kind === 'ConditionCheck') return { ...common, key, after: (before) => before };
  return { ...common, key, after: updateOf(schema, key, changes) };
}

function updateOf(schema: Schema, key: WireItem, changes: readonly Change[]): Action['after'] {
  const ofKey = changes.find(({ name }) => schema.key.includes(name));
  return (before) => {
    if (ofKey) throw invalid(`Cannot update attribute ${ofKey.name}. This attribute is part of the key`);
    const after = applyChanges(before ?? key, changes);
    checkItem(schema, after);
    return after;
  };
}

function checkTogether(actions: readonly Action[]): void {
  if (actions.length < 1 || actions.length > MOST.items) throw invalid(`A transaction has 1 to ${MOST.items} items`);
  const keys = actions.map(({ table, key }) =>
    JSON.stringify([table.schema.name, ...table.schema.key.map((name) => key[name]?.S)]),
  );
  if (new Set(keys).size < keys.length) {
    throw invalid('Transaction request cannot include multiple operations on one item');
  }
}

interface Reason {
  Code: string;
  Message?: string;
  Item?: WireItem;
}

/** What the write makes of the item that stood, or why it makes nothing. */
function outcomeOf(
  { condition, returnsOld, after }: Action,
  before: WireItem | undefined,
): { reason: Reason; after?: WireItem | undefined } {
  if (condition && !holds(condition, before)) {
    const found = returnsOld && before && { Item: before };
    return { reason: { Code: 'ConditionalCheckFailed', Message: 'The conditional request failed', ...found } };
  }
  try {
    return { reason: { Code: 'None' }, after: after(before) };
  } catch (error) {
    if (error instanceof AwsError) return { reason: { Code: 'ValidationError', Message: error.message } };
    throw error;
  }
}

function cancelled(reasons: readonly Reason[]): AwsError {
  const codes = reasons.map(({ Code }) => Code).join(', ');
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`;
  return new AwsError('TransactionCanceledException', message, 400, { CancellationReasons: reasons });
}
