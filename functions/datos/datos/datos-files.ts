import type { UploadFiles } from '../../core/adapters/upload-files.ts';
import { CUARENTENA } from '../../documentos/archivo.ts';
import type { Comparado } from './compare-bloque.ts';
import type { Elemento } from './entidad.record.ts';
import type { Typed } from './typed.ts';

/** Folders of the uploads bucket, as the roles of functions name them. */
export const EXPORTACIONES = 'exportaciones/';
export const COPIAS = 'copias/';
export const OPERACIONES = 'operaciones/';
/** In the place of a company's id, for what is about all of them. */
const PLATAFORMA = 'plataforma';
const JSON_TYPE = 'application/json';

export interface Which {
  empresaId: string | null;
  id: string;
}

const folderOf = (empresaId: string | null) => `${empresaId ?? PLATAFORMA}/`;
export const exportacionKey = ({ empresaId, id }: Which) => `${EXPORTACIONES}${folderOf(empresaId)}${id}.json`;
export const copiaKey = ({ empresaId, id }: Which) => `${COPIAS}${folderOf(empresaId)}${id}.json.gz`;
/** What a test stores and a process that died left there; the bucket forgets it after a day. */
export const pruebaKey = (empresaId: string, id: string) => `${COPIAS}prueba/${folderOf(empresaId)}${id}`;
/** The file that an import was given. */
export const entradaKey = ({ empresaId, id }: Which) => `${OPERACIONES}${folderOf(empresaId)}${id}/entrada`;
export const quarantineKey = ({ empresaId, id }: Which) => `${CUARENTENA}${OPERACIONES}${folderOf(empresaId)}${id}`;

/** An item in a file: its values typed. */
export type ElementoTyped = Omit<Elemento, 'datos'> & { datos: Typed };

/** Items of one company that were read together. */
export interface Pagina {
  empresaId: string;
  empresaNombre: string;
  elementos: ElementoTyped[];
}

/**
 * What work on data makes on its way: `pagina-<n>` with what was read for a file, `bloque-<n>` with what an import found
 * and replaced. The same step is written again with the same content, so jobs may repeat it.
 */
export function datosFiles(uploads: UploadFiles) {
  const keyOf = ({ empresaId, id }: Which, kind: string, n: number) =>
    `${OPERACIONES}${folderOf(empresaId)}${id}/${kind}-${String(n).padStart(6, '0')}.json`;
  const put = (key: string, value: unknown) =>
    uploads.put(key, { bytes: Buffer.from(JSON.stringify(value)), contentType: JSON_TYPE });
  async function get<T>(key: string): Promise<T | undefined> {
    const bytes = await uploads.get(key);
    return bytes && (JSON.parse(bytes.toString('utf8')) as T);
  }

  return {
    putPagina: (which: Which, n: number, pagina: Pagina) => put(keyOf(which, 'pagina', n), pagina),
    async getPagina(which: Which, n: number): Promise<Pagina> {
      const pagina = await get<Pagina>(keyOf(which, 'pagina', n));
      if (!pagina) throw new Error('A page of a file is not there');
      return pagina;
    },
    async discardPaginas(which: Which, paginas: number): Promise<void> {
      for (let n = 0; n < paginas; n++) await uploads.delete(keyOf(which, 'pagina', n));
    },

    putBloque: (which: Which, n: number, bloque: readonly Comparado[]) => put(keyOf(which, 'bloque', n), bloque),
    getBloque: (which: Which, n: number) => get<Comparado[]>(keyOf(which, 'bloque', n)),
  };
}
export type DatosFiles = ReturnType<typeof datosFiles>;
