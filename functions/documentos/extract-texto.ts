import type { Documento, Extraccion } from '#shared/documentos/documento.ts';
import type { UploadFiles } from '../core/adapters/upload-files.ts';
import { cutText } from './plain-text.ts';
import { ArchivoIlegible, readInWorker } from './read-in-worker.ts';

export interface Lectura {
  texto: string;
  extraccion: Extraccion;
}

/** The text of a stored file, up to so many characters; a file that cannot be read says so in `motivo`. */
export async function extractTexto(
  key: string,
  { formato }: Pick<Documento, 'formato'>,
  uploads: UploadFiles,
  { max, ilegible }: { max: number; ilegible: string },
): Promise<Lectura> {
  const bytes = await uploads.get(key);
  if (!bytes) throw new Error('A file that was stored is not there');
  try {
    const { texto, ...counts } = cutText(await readInWorker(formato, bytes), max);
    return { texto, extraccion: { estado: texto ? 'extraido' : 'sin_texto', ...counts } };
  } catch (error) {
    if (error instanceof ArchivoIlegible) return failedLectura(ilegible);
    throw error;
  }
}

export function failedLectura(motivo: string): Lectura {
  return { texto: '', extraccion: { estado: 'error', caracteres: 0, recortado: false, motivo } };
}
