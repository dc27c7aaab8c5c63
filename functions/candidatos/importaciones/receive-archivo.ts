import type { Importacion, ImportacionConMuestra } from '#shared/candidatos/importaciones/importacion.ts';
import { importacionFiles } from './importacion-files.ts';
import { proposeMapeo } from './propose-mapeo.ts';
import { readArchivo } from './read-archivo.ts';
import { type ReviewServices, reviewImportacion } from './review-importacion.ts';

/** Reads a file, keeps its rows, proposes what its columns are and, when that is enough, looks at the rows. */
export async function receiveArchivo(
  importacion: Importacion,
  bytes: Buffer,
  { repos, uploads }: ReviewServices,
): Promise<ImportacionConMuestra> {
  const { nombre } = importacion.archivo;
  const { formato, columnas, filas } = await readArchivo(nombre, bytes);
  const contenido = { columnas, filas };
  const received: Importacion = {
    ...importacion,
    estado: 'lista',
    archivo: { nombre, tamano: bytes.length, formato },
    mapeo: proposeMapeo(columnas),
    total: filas.length,
  };
  const cabecera = await importacionFiles(uploads).putContenido(importacion, contenido);
  return { ...(await reviewImportacion(received, contenido, { repos, uploads })), ...cabecera };
}
