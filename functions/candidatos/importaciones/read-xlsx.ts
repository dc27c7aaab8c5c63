import { IMPORTACION_MAX_COLUMNAS, IMPORTACION_MAX_FILAS } from '#shared/candidatos/importaciones/importacion.ts';
import { demasiadasColumnas, demasiadasFilas, tipoNoAdmitido } from './importacion.errors.ts';
import { type Celda, type FilaLeida, isFilled } from './tabla.ts';
import { localName, openXlsx, type XlsxParts, type XmlEvents } from './xlsx-parts.ts';
import { dateText, isDateFormat, numberText } from './xlsx-values.ts';

const WORKBOOK = 'xl/workbook.xml';
/** Titles and headers may stand above the rows that count. */
const MAX_ROWS = IMPORTACION_MAX_FILAS + 1000;

interface Workbook {
  sheet: string;
  is1904: boolean;
  strings: string[];
  /** Whether cells of the style at this place are dates. */
  dateStyles: boolean[];
}

/** Rows of the first visible sheet: texts as they are, numbers and dates as text, formulas as what they are. */
export async function readXlsx(bytes: Buffer): Promise<FilaLeida[]> {
  const parts = await openXlsx(bytes);
  const { relation, is1904 } = await readWorkbook(parts);
  const sheet = await findTarget(parts, relation);
  const strings = await readStrings(parts);
  const dateStyles = await readDateStyles(parts);
  return readSheet(parts, { sheet, is1904, strings, dateStyles });
}

async function readWorkbook(parts: XlsxParts): Promise<{ relation: string; is1904: boolean }> {
  let relation: string | undefined;
  let is1904 = false;
  const found = await parts.read(WORKBOOK, {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (name === 'sheet' && (attributes.state ?? 'visible') === 'visible') {
        // The sheet's own number has no prefix, the relationship always has one.
        relation ??= Object.entries(attributes).find(([key]) => key.includes(':') && localName(key) === 'id')?.[1];
      }
    },
  });
  if (!found || !relation) throw tipoNoAdmitido('Este archivo no es un libro XLSX.');
  return { relation, is1904 };
}

async function findTarget(parts: XlsxParts, relation: string): Promise<string> {
  let target = '';
  await parts.read('xl/_rels/workbook.xml.rels', {
    open(name, { Id, Target = '' }) {
      if (name === 'Relationship' && Id === relation) target = Target;
    },
  });
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Texts that cells name by their place; what stands above them as a reading aid is left out. */
async function readStrings(parts: XlsxParts): Promise<string[]> {
  const strings: string[] = [];
  await parts.read(
    'xl/sharedStrings.xml',
    textCollector('si', (text) => strings.push(text)),
  );
  return strings;
}

/** Calls with the text of each element of this name: all its `t`, but for phonetic ones. */
function textCollector(element: string, done: (text: string) => void): XmlEvents {
  let parts: string[] = [];
  let isText = false;
  let phonetic = 0;
  return {
    open(name) {
      if (name === element) parts = [];
      if (name === 'rPh') phonetic++;
      isText = name === 't' && phonetic === 0;
    },
    text(text) {
      if (isText) parts.push(text);
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') phonetic--;
      if (name === element) done(parts.join(''));
    },
  };
}

async function readDateStyles(parts: XlsxParts): Promise<boolean[]> {
  const codes = new Map<number, string>();
  const styles: boolean[] = [];
  let inCells = false;
  await parts.read('xl/styles.xml', {
    open(name, { numFmtId, formatCode = '' }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) styles.push(isDateFormat(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return styles;
}

async function readSheet(parts: XlsxParts, workbook: Workbook): Promise<FilaLeida[]> {
  const filas: FilaLeida[] = [];
  let row = 0;
  let celdas: Celda[] = [];
  let column = -1;
  let cell = { type: '', style: 0, text: '', isFormula: false };
  let inValue = false;
  const found = await parts.read(workbook.sheet, {
    open(name, attributes) {
      if (name === 'row') {
        row = attributes.r ? Number(attributes.r) : row + 1;
        celdas = [];
        column = -1;
      } else if (name === 'c') {
        column = attributes.r ? columnOf(attributes.r) : column + 1;
        cell = { type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), text: '', isFormula: false };
      } else if (name === 'f') cell.isFormula = true;
      inValue = name === 'v' || (name === 't' && cell.type === 'inlineStr');
    },
    text(text) {
      if (inValue) cell.text += text;
    },
    close(name) {
      inValue = false;
      if (name === 'c') {
        const value = cell.isFormula ? null : textOf(cell, workbook);
        if (!isFilled(value)) return;
        if (column >= IMPORTACION_MAX_COLUMNAS) throw demasiadasColumnas();
        while (celdas.length < column) celdas.push('');
        celdas[column] = value;
      } else if (name === 'row' && celdas.length > 0) {
        if (filas.length >= MAX_ROWS) throw demasiadasFilas();
        filas.push({ fila: row, celdas });
      }
    },
  });
  if (!found) throw tipoNoAdmitido('Este archivo no es un libro XLSX.');
  return filas;
}

function textOf(cell: { type: string; style: number; text: string }, workbook: Workbook): string {
  const text = cell.text.trim();
  switch (cell.type) {
    case 's':
      return (workbook.strings[Number(text)] ?? '').trim();
    case 'b':
      return text === '1' ? 'Sí' : 'No';
    case 'n':
      if (text === '') return '';
      return workbook.dateStyles[cell.style] ? dateText(Number(text), workbook.is1904) : numberText(text);
    default:
      return text;
  }
}

/** `AB12` → 27. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/i.exec(reference)?.[0].toUpperCase() ?? '') {
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column - 1;
}
