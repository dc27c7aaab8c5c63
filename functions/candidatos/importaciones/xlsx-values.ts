/** Number formats that are dates without saying so (ECMA-376, part 1, 18.8.30). */
const isBuiltInDate = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58);

/** Characters. Spreadsheets write no longer format; longer ones take time with the square of their length. */
const FORMAT_MAX = 255;

/** Whether a format of the workbook's own shows a day, month, year or hour, outside of quoted words and colours. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return isBuiltInDate(id);
  return /[dmyhs]/i.test(code.slice(0, FORMAT_MAX).replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''));
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day as spreadsheets count it, as a date and, when it has one, a time. Excel's 1900 had a 29th of February. */
export function dateText(serial: number, is1904: boolean): string {
  const first = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30);
  const date = new Date(first + Math.round(serial * DAY_MS));
  if (Number.isNaN(date.getTime())) return String(serial);
  const iso = date.toISOString();
  return serial % 1 === 0 ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' ');
}

/** A number as people typed it: never in powers of ten, and without the last digits that binary fractions make up. */
export function numberText(raw: string): string {
  const value = Number(raw);
  if (raw === '' || !Number.isFinite(value)) return raw;
  if (Number.isInteger(value)) return BigInt(value).toString();
  const short = Number(value.toPrecision(15));
  return Math.abs(short) < 1e-6 ? short.toFixed(20).replace(/0+$/, '') : String(short);
}
