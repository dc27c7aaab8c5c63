import type { Fila, Importacion } from '#shared/candidatos/importaciones/importacion.ts';
import type { UploadFiles } from '../../core/adapters/upload-files.ts';
import { CUARENTENA } from '../../documentos/archivo.ts';
import type { Celda, FilaLeida } from './tabla.ts';

/** Folders of the uploads bucket, as the roles of functions name them. */
export const IMPORTACIONES = 'importaciones/';

/** Rows of one object of results, which is also what a job stores at once. */
export const BLOQUE = 200;
/** Objects that are read at the same time. */
const AT_ONCE = 10;
const MUESTRA_FILAS = 5;
const MUESTRA_CHARACTERS = 200;
/** What people see in the place of a formula. */
const FORMULA = '(fórmula)';
const JSON_TYPE = 'application/json';

type Which = Pick<Importacion, 'empresaId' | 'id'>;

/** What was read in the file. */
export interface Contenido {
  columnas: string[];
  filas: FilaLeida[];
}
/** The small part of it that screens show. */
export interface Cabecera {
  columnas: string[];
  muestra: string[][];
}

export const quarantineKey = ({ empresaId, id }: Which) => `${CUARENTENA}${IMPORTACIONES}${empresaId}/${id}`;

/**
 * What belongs to an import and is too much for the table: `filas.json` and `cabecera.json` as they were read,
 * `revision.json` with the rows that are no new candidates, and one object for each block of rows that was imported
 * (`importadas`) or undone (`deshechas`). The same block is written again with the same content, so jobs may repeat it.
 */
export function importacionFiles(uploads: UploadFiles) {
  const keyOf = ({ empresaId, id }: Which, name: string) => `${IMPORTACIONES}${empresaId}/${id}/${name}.json`;
  const blockName = (kind: Hecho, from: number) => `${kind}-${String(from / BLOQUE).padStart(4, '0')}`;

  async function put(which: Which, name: string, value: unknown): Promise<void> {
    await uploads.put(keyOf(which, name), { bytes: Buffer.from(JSON.stringify(value)), contentType: JSON_TYPE });
  }

  async function get<T>(which: Which, name: string): Promise<T | undefined> {
    const bytes = await uploads.get(keyOf(which, name));
    return bytes && (JSON.parse(bytes.toString('utf8')) as T);
  }

  return {
    async putContenido(which: Which, contenido: Contenido): Promise<Cabecera> {
      const cabecera = cabeceraOf(contenido);
      await put(which, 'filas', contenido);
      await put(which, 'cabecera', cabecera);
      return cabecera;
    },

    /** What is of no use once all rows have been imported. */
    async discardContenido(which: Which): Promise<void> {
      for (const name of ['filas', 'cabecera', 'revision']) await uploads.delete(keyOf(which, name));
    },

    async getContenido(which: Which): Promise<Contenido> {
      const contenido = await get<Contenido>(which, 'filas');
      if (!contenido) throw new Error('The rows of an import are not there');
      return contenido;
    },

    getCabecera: async (which: Which): Promise<Cabecera> =>
      (await get<Cabecera>(which, 'cabecera')) ?? { columnas: [], muestra: [] },

    putRevision: (which: Which, filas: readonly Fila[]) => put(which, 'revision', filas),
    getRevision: async (which: Which): Promise<Fila[]> => (await get<Fila[]>(which, 'revision')) ?? [],

    putBloque: (which: Which, kind: Hecho, from: number, filas: readonly Fila[]) =>
      put(which, blockName(kind, from), filas),
    getBloque: async (which: Which, kind: Hecho, from: number): Promise<Fila[]> =>
      (await get<Fila[]>(which, blockName(kind, from))) ?? [],

    /** What came of the first `until` rows. */
    async getHechas(which: Which, kind: Hecho, until: number): Promise<Fila[]> {
      const starts = Array.from({ length: Math.ceil(until / BLOQUE) }, (_, at) => at * BLOQUE);
      const filas: Fila[] = [];
      for (let at = 0; at < starts.length; at += AT_ONCE) {
        const some = starts.slice(at, at + AT_ONCE);
        const blocks = await Promise.all(some.map((from) => get<Fila[]>(which, blockName(kind, from))));
        filas.push(...blocks.flatMap((block) => block ?? []));
      }
      return filas;
    },
  };
}
function cabeceraOf({ columnas, filas }: Contenido): Cabecera {
  const shown = (celda: Celda | undefined) => (celda === null ? FORMULA : (celda ?? '').slice(0, MUESTRA_CHARACTERS));
  const muestra = filas.slice(0, MUESTRA_FILAS).map(({ celdas }) => columnas.map((_, at) => shown(celdas[at])));
  return { columnas, muestra };
}

export type ImportacionFiles = ReturnType<typeof importacionFiles>;
export type Hecho = 'importadas' | 'deshechas';
