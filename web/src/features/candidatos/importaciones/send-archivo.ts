import type { ImportacionConMuestra } from '#shared/candidatos/importaciones/importacion.ts';
import { api } from '../../../lib/api.ts';
import { ApiError, TEXTO_CONEXION } from '../../../lib/api-error.ts';
import { postArchivo } from '../../documentos/post-archivo.ts';

/** The server reads the whole file and looks at all its rows. */
export const READ_TIMEOUT_MS = 30_000;

/** Straight to the bucket with a signed form, since a large file does not fit through a function; then it is read. */
export async function sendArchivo(
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (porcentaje: number) => void },
): Promise<ImportacionConMuestra> {
  const body = { nombre: file.name, tipo: file.type, tamano: file.size };
  const { id, subida } = await api.call('createImportacion', { body, signal });
  if (!subida) throw new ApiError({ status: 0, code: 'RESPUESTA_ILEGIBLE', message: TEXTO_CONEXION });
  await postArchivo(subida, file, signal, onProgress);
  onProgress(100);
  return api.call('receiveImportacion', { params: { id }, signal, timeoutMs: READ_TIMEOUT_MS });
}
