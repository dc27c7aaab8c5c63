import { CAMPOS_DE_COLUMNA, CAMPOS_IMPORTACION } from '#shared/candidatos/importaciones/importacion.ts';
import { saveFile } from '../../../lib/save-file.ts';

/** The same columns, as a spreadsheet program wrote them. */
export const PLANTILLA_XLSX = new URL('./plantilla-candidatos.xlsx', import.meta.url).href;

/** Separated as spreadsheets in Spanish expect, with the mark by which they know UTF-8. */
export function savePlantillaCsv(): void {
  const head = CAMPOS_DE_COLUMNA.map((campo) => CAMPOS_IMPORTACION[campo].columna).join(';');
  const content = new Blob([`\ufeff${head}\r\n`], { type: 'text/csv;charset=utf-8' });
  saveFile({ name: 'plantilla-candidatos.csv', content });
}
