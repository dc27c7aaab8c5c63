import { AppError } from './app-error.ts';

const invalid = () => new AppError('CURSOR_INVALIDO', 'La página pedida no es válida: vuelve al principio de la lista');

/** The place where a page ended, opaque to clients. */
export function encodeCursor(key: Record<string, unknown> | undefined): string | undefined {
  return key && Buffer.from(JSON.stringify(key)).toString('base64url');
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
