import { type CsvColumn, csvHead, csvRows } from '../core/csv.ts';
import type { Page } from '../core/table.ts';
import { exportacionDemasiadoGrande } from './exportacion.errors.ts';

/** Lambda answers 6 MB at most, as JSON: quotes and line ends count twice, other characters by their UTF-8 bytes. */
const MAX_BYTES = 5_500_000;

/** A whole table of rows, read page by page and given up as soon as it is too much for one answer. */
export async function collectCsv<T>(
  columns: readonly CsvColumn<T>[],
  read: (cursor: string | undefined) => Promise<Page<T>>,
  maxBytes = MAX_BYTES,
): Promise<{ text: string; filas: number }> {
  const parts = [csvHead(columns)];
  let bytes = sizeOf(parts[0] ?? '');
  let filas = 0;
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    const part = csvRows(columns, page.items);
    bytes += sizeOf(part);
    if (bytes > maxBytes) throw exportacionDemasiadoGrande();
    parts.push(part);
    filas += page.items.length;
    cursor = page.cursor;
  } while (cursor);
  return { text: parts.join(''), filas };
}

const sizeOf = (text: string) => Buffer.byteLength(JSON.stringify(text));
