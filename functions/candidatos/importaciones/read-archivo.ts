import {
  IMPORTACION_MAX_BYTES,
  IMPORTACION_MAX_COLUMNAS,
  IMPORTACION_MAX_FILAS,
} from '#shared/candidatos/importaciones/importacion.ts';
import {
  archivoDemasiadoGrande,
  archivoVacio,
  demasiadasColumnas,
  demasiadasFilas,
  formulaEnEncabezado,
  libroAntiguo,
  sinFilas,
  tipoNoAdmitido,
} from './importacion.errors.ts';
import { campoOf } from './propose-mapeo.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { type FilaLeida, isFilled, letterOf } from './tabla.ts';

const ZIP = Buffer.from('PK\x03\x04');
const CFB = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const EXTENSIONS = /\.(csv|txt|tsv|xlsx)$/i;
/** Titles and notes that people put above the headers are not longer. */
const HEADER_WITHIN = 20;

export interface ArchivoLeido {
  formato: 'csv' | 'xlsx';
  /** Names of the columns; one without a header is called by its letter. */
  columnas: string[];
  filas: FilaLeida[];
}

/** By the end of its name; whether the file is what it says is seen in its bytes. */
export function assertNombre(nombre: string): void {
  if (!EXTENSIONS.test(nombre.trim())) throw tipoNoAdmitido();
}

/** The table of a file, told apart by its bytes; what is wrong with the file as a whole is said here. */
export async function readArchivo(nombre: string, bytes: Buffer): Promise<ArchivoLeido> {
  if (bytes.length === 0) throw archivoVacio();
  if (bytes.length > IMPORTACION_MAX_BYTES) throw archivoDemasiadoGrande();
  if (startsWith(bytes, CFB)) throw libroAntiguo();
  assertNombre(nombre);
  const formato = startsWith(bytes, ZIP) ? 'xlsx' : 'csv';
  const leidas = formato === 'xlsx' ? await readXlsx(bytes) : readCsv(bytes);
  const at = findHeader(leidas);
  const filas = leidas.slice(at + 1);
  if (filas.length === 0) throw sinFilas();
  if (filas.length > IMPORTACION_MAX_FILAS) throw demasiadasFilas();
  const width = leidas.slice(at).reduce((most, { celdas }) => Math.max(most, widthOf(celdas)), 0);
  if (width > IMPORTACION_MAX_COLUMNAS) throw demasiadasColumnas();
  return { formato, columnas: namesOf(leidas[at], width), filas };
}

const startsWith = (bytes: Buffer, signature: Buffer) => bytes.subarray(0, signature.length).equals(signature);
const widthOf = (celdas: FilaLeida['celdas']) => celdas.findLastIndex(isFilled) + 1;

/** The first row with two headers that we know, or the first row. */
function findHeader(filas: readonly FilaLeida[]): number {
  const known = ({ celdas }: FilaLeida) => new Set(celdas.map((celda) => celda && campoOf(celda)).filter(Boolean)).size;
  const found = filas.slice(0, HEADER_WITHIN).findIndex((fila) => known(fila) >= 2);
  return Math.max(found, 0);
}

function namesOf(header: FilaLeida | undefined, width: number): string[] {
  return Array.from({ length: width }, (_, at) => {
    const name = header?.celdas[at];
    if (name === null) throw formulaEnEncabezado(`${letterOf(at)}${header?.fila}`);
    const line = (name ?? '').replace(/\s+/g, ' ').slice(0, 80);
    return line || `Columna ${letterOf(at)}`;
  });
}
