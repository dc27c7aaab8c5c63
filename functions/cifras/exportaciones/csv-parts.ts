import { type CsvColumn, csvHead, csvRows } from '../../core/csv.ts';
import type { Page } from '../../core/table.ts';

/** Some lines of a file: its head, or the rows of one page. */
export interface CsvPart {
  text: string;
  filas: number;
}

/** A whole table of rows, each page read when the one before has been taken: whoever takes them holds as little as they like. */
export async function* csvParts<T>(
  columns: readonly CsvColumn<T>[],
  read: (cursor: string | undefined) => Promise<Page<T>>,
): AsyncGenerator<CsvPart, void> {
  yield { text: csvHead(columns), filas: 0 };
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    yield { text: csvRows(columns, page.items), filas: page.items.length };
    cursor = page.cursor;
  } while (cursor);
}
