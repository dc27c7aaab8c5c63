import { AppError } from './app-error.ts';
import type { Item } from './table.ts';

const invalid = () => new AppError('CURSOR_INVALIDO', 'La página pedida no es válida: vuelve al principio de la lista');

/** The place where a page ended, opaque to clients. */
export function encodeCursor(key: Record<string, unknown> | undefined): string | undefined {
  return key && Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** For a page that ends before what was read does: it goes on after this item. */
export function cursorAfter(item: Item, index?: 'GSI1' | 'GSI2'): string | undefined {
  const names = ['PK', 'SK', ...(index ? [`${index}PK`, `${index}SK`] : [])];
  return encodeCursor(Object.fromEntries(names.map((name) => [name, item[name]])));
}

/** Refuses a cursor of another list: its partition must be the one that is asked for. */
export function decodeCursor(cursor: string, partition: { attribute: string; value: string }): Record<string, string> {
  let key: unknown;
  try {
    key = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw invalid();
  }
  if (!key || typeof key !== 'object' || Array.isArray(key)) throw invalid();
  const entries = Object.entries(key);
  if (!entries.every(([name, value]) => /^(PK|SK|GSI[12](PK|SK))$/.test(name) && typeof value === 'string'))
    throw invalid();
  const strings = Object.fromEntries(entries) as Record<string, string>;
  if (strings[partition.attribute] !== partition.value) throw invalid();
  return strings;
}
