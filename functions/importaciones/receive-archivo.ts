import type { Importacion, ImportacionConMuestra } from '#shared/importaciones/importacion.ts';
import type { UploadFiles } from '../core/adapters/upload-files.ts';
import { isComplete } from './check-decision.ts';
import { type Contenido, importacionFiles } from './importacion-files.ts';
import { proposeMapeo } from './propose-mapeo.ts';
import { readArchivo } from './read-archivo.ts';
import { reviewFilas } from './review-filas.ts';

interface Services {
  repos: Parameters<typeof reviewFilas>[2];
  uploads: UploadFiles;
}

/** Reads a file, keeps its rows, proposes what its columns are and, when that is enough, looks at the rows. */
export async function receiveArchivo(
  importacion: Importacion,
  bytes: Buffer,
  { repos, uploads }: Services,
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

/** With how its rows look; without that when the columns do not say enough. */
export async function reviewImportacion(
  importacion: Importacion,
  contenido: Contenido,
  { repos, uploads }: Services,
): Promise<Importacion> {
  if (!isComplete(importacion.mapeo)) return { ...importacion, revision: null };
  const { revision, filas } = await reviewFilas(importacion, contenido, repos);
  await importacionFiles(uploads).putRevision(importacion, filas);
  return { ...importacion, revision };
}
