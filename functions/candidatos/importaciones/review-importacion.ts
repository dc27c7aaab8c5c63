import type { Importacion } from '#shared/candidatos/importaciones/importacion.ts';
import type { UploadFiles } from '../../core/adapters/upload-files.ts';
import { isComplete } from './check-decision.ts';
import { type Contenido, importacionFiles } from './importacion-files.ts';
import { reviewFilas } from './review-filas.ts';

export interface ReviewServices {
  repos: Parameters<typeof reviewFilas>[2];
  uploads: UploadFiles;
}

/** With how its rows look; without that when the columns do not say enough. */
export async function reviewImportacion(
  importacion: Importacion,
  contenido: Contenido,
  { repos, uploads }: ReviewServices,
): Promise<Importacion> {
  if (!isComplete(importacion.mapeo)) return { ...importacion, revision: null };
  const { revision, filas } = await reviewFilas(importacion, contenido, repos);
  await importacionFiles(uploads).putRevision(importacion, filas);
  return { ...importacion, revision };
}
