import Papa from 'papaparse';
import { IMPORTACION_MAX_FILAS } from '#shared/candidatos/importaciones/importacion.ts';
import { charsetOf } from '../../documentos/plain-text.ts';
import { comillasSinCerrar, demasiadasFilas, tipoNoAdmitido } from './importacion.errors.ts';
import { type Celda, type FilaLeida, isFilled } from './tabla.ts';

/** Titles, empty lines and the headers may stand above the rows that count. */
const MAX_LINES = IMPORTACION_MAX_FILAS + 1000;
/** As Excel writes its own: `sep=;` in a line of its own. */
const SEPARATOR_LINE = /^sep=([;,\t|])\r?\n/i;
const SEPARATORS = [';', ',', '\t'];

/** Rows of a CSV file, whatever program wrote it: encoding and separator are found out. */
export function readCsv(bytes: Buffer): FilaLeida[] {
  const whole = decode(bytes);
  const named = SEPARATOR_LINE.exec(whole);
  const text = named ? whole.slice(named[0].length) : whole;
  const delimiter = named?.[1] ?? guessSeparator(text);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview: MAX_LINES + 1 });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) throw comillasSinCerrar((broken.row ?? 0) + 1);
  if (data.length > MAX_LINES) throw demasiadasFilas();
  return data
    .map((values, at) => ({ fila: at + 1, celdas: values.map(toCelda) }))
    .filter(({ celdas }) => celdas.some(isFilled));
}

/** Excel's "Unicode text" is UTF-16 with its mark; others are UTF-8, or what Windows used before. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const charset = charsetOf(bytes);
  if (!charset) throw tipoNoAdmitido('Este archivo no contiene texto.');
  return new TextDecoder(charset).decode(bytes);
}

/** The one that separates most in the first line that has any: headers hardly ever contain one in their own words. */
function guessSeparator(text: string): string {
  for (const line of text.slice(0, 20_000).split(/\r?\n/)) {
    const bare = line.replace(/"[^"]*"/g, '');
    const counts = SEPARATORS.map((separator) => bare.split(separator).length - 1);
    const most = Math.max(...counts);
    if (most > 0) return SEPARATORS[counts.indexOf(most)] as string;
  }
  return ',';
}

/** A spreadsheet that opens the file would run what begins with an equals sign. */
function toCelda(value: string): Celda {
  const text = value.trim();
  return text.startsWith('=') ? null : text;
}
