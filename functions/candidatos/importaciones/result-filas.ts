import type { EstadoImportacion, Fila, Importacion } from '#shared/candidatos/importaciones/importacion.ts';
import type { ImportacionFiles } from './importacion-files.ts';

const UNDONE: readonly EstadoImportacion[] = ['deshaciendo', 'deshecha'];

/** What can be said of an import's rows now: how they look, what came of them, or what undoing it did. */
export async function resultFilas(importacion: Importacion, files: ImportacionFiles): Promise<Fila[]> {
  const { estado, procesadas, deshechas } = importacion;
  if (estado === 'lista') return files.getRevision(importacion);
  if (UNDONE.includes(estado)) return files.getHechas(importacion, 'deshechas', deshechas);
  return files.getHechas(importacion, 'importadas', procesadas);
}
