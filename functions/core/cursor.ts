import { AppError } from './app-error.ts';
import { beginningOf, type Query } from './table.ts';

const invalid = () => new AppError('CURSOR_INVALIDO', 'La página pedida no es válida: vuelve al principio de la lista');

/** The place where a page ended, opaque to clients. */
export function encodeCursor(key: Record<string, unknown> | undefined): string | undefined {
  return key && Buffer.from(JSON.stringify(key)).toString('base64url');
}

/**
 * Where a query goes on. DynamoDB fails at a place that is no key of this list, so one that was made up, or that belongs
 * to another list, is refused as what it is.
 */
export function decodeCursor(cursor: string, { index, pk, sk }: Query): Record<string, string> {
  const key = parsed(cursor);
  const names = ['PK', 'SK', ...(index ? [`${index}PK`, `${index}SK`] : [])];
  const [pkName, skName] = index ? [`${index}PK`, `${index}SK`] : ['PK', 'SK'];
  const whole = Object.keys(key).length === names.length && names.every((name) => isKey(name, key[name]));
  if (!whole || key[pkName] !== pk || !isInRange(String(key[skName]), sk)) throw invalid();
  return key as Record<string, string>;
}

function parsed(cursor: string): Record<string, unknown> {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (key && typeof key === 'object') return key as Record<string, unknown>;
  } catch {
    // Falls through: what is no JSON and what is no object get the same answer.
  }
  throw invalid();
}

/** Bytes. Source: "Quotas and limits in Amazon DynamoDB", partition and sort keys. */
const MOST_BYTES = { PK: 2048, SK: 1024 };

function isKey(name: string, value: unknown): boolean {
  const most = name.endsWith('PK') ? MOST_BYTES.PK : MOST_BYTES.SK;
  return typeof value === 'string' && value !== '' && Buffer.byteLength(value) <= most;
}

function isInRange(value: string, sk: Query['sk']): boolean {
  if (!sk) return true;
  if ('between' in sk) return sk.between[0] <= value && value <= sk.between[1];
  return 'lte' in sk ? value <= sk.lte : value.startsWith(beginningOf(sk));
}
