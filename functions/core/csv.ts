import Papa from 'papaparse';

/** The head of a column, and what it says of a row. */
export type CsvColumn<T> = readonly [header: string, value: (row: T) => string | number | null | undefined];

/** What spreadsheets take for a formula, also after white space, invisible characters and in its wide forms. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;
const BYTE_ORDER_MARK = '\uFEFF';

/** The first line; with the mark that makes spreadsheets read UTF-8. */
export function csvHead<T>(columns: readonly CsvColumn<T>[]): string {
  return `${BYTE_ORDER_MARK}${lines([columns.map(([header]) => header)])}`;
}

/** Lines for some rows, each with its end. A text that a spreadsheet would run gets an apostrophe before it. */
export function csvRows<T>(columns: readonly CsvColumn<T>[], rows: readonly T[]): string {
  return rows.length === 0 ? '' : lines(rows.map((row) => columns.map(([, value]) => value(row) ?? '')));
}

function lines(rows: (string | number)[][]): string {
  return `${Papa.unparse(rows, { escapeFormulae: FORMULA })}\r\n`;
}
