import { addNumbers } from './decimal.ts';
import { type Placeholders, Tokens } from './tokens.ts';
import { invalid, type Value, type WireItem } from './wire.ts';

/** What an update does to one attribute. */
export type Change = { name: string } & ({ set: Value } | { add: Value } | { remove: true });

const CLAUSES = ['SET', 'ADD', 'REMOVE'];

/**
 * Update expressions, as much of them as the product writes: `SET #a = :a`, `ADD #n :n` to numbers, `REMOVE #a`.
 * @throws ValidationException for all else, and for an attribute that is changed twice.
 */
export function parseUpdate(expression: string, placeholders: Placeholders): Change[] {
  const tokens = new Tokens(expression);
  const changes: Change[] = [];
  const seen = new Set<string>();
  do {
    const clause = tokens.take().toUpperCase();
    if (!CLAUSES.includes(clause) || seen.has(clause)) throw invalid(`Invalid UpdateExpression: ${clause}`);
    seen.add(clause);
    do changes.push(parseChange(clause, tokens, placeholders));
    while (tokens.takes(','));
  } while (tokens.next !== undefined);
  const names = changes.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw invalid(`Invalid UpdateExpression: Two document paths overlap with each other: ${twice}`);
  return changes;
}

function parseChange(clause: string, tokens: Tokens, placeholders: Placeholders): Change {
  const name = placeholders.name(tokens.take());
  if (clause === 'REMOVE') return { name, remove: true };
  if (clause === 'SET') tokens.expect('=');
  const value = placeholders.value(tokens.take());
  if (clause === 'SET') return { name, set: value };
  if (value.N === undefined) throw invalid('The table on SQLite adds numbers only');
  return { name, add: value };
}

/** The item after the changes, each of which sees it as it was before. */
export function applyChanges(item: WireItem, changes: readonly Change[]): WireItem {
  const changed = { ...item };
  for (const change of changes) {
    if ('remove' in change) delete changed[change.name];
    else changed[change.name] = 'set' in change ? change.set : sum(item[change.name], change.add);
  }
  return changed;
}

function sum(before: Value = { N: '0' }, add: Value): Value {
  if (before.N === undefined) throw invalid('An operand in the update expression has an incorrect data type');
  return { N: addNumbers(before.N as string, add.N as string) };
}
