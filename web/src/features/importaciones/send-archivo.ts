import { type ImportacionConMuestra, TEXTO_ARCHIVO_TAMANO } from '#shared/importaciones/importacion.ts';
import { api } from '../../lib/api.ts';
import { ApiError, TEXTO_CONEXION } from '../../lib/api-error.ts';

/** The server reads the whole file and looks at all its rows. */
export const READ_TIMEOUT_MS = 30_000;

/** Straight to the bucket with a signed form, since a large file does not fit through a function; then it is read. */
export async function sendArchivo(file: File): Promise<ImportacionConMuestra> {
  const body = { nombre: file.name, tipo: file.type, tamano: file.size };
  const { id, subida } = await api.call('createImportacion', { body });
  if (!subida) throw new ApiError({ status: 0, code: 'RESPUESTA_ILEGIBLE', message: TEXTO_CONEXION });
  const form = new FormData();
  for (const [name, value] of Object.entries(subida.campos)) form.append(name, value);
  form.append('file', file);
  const answer = await fetch(subida.url, { method: 'POST', body: form }).catch(() => undefined);
  if (!answer?.ok) {
    const status = answer?.status ?? 0;
    throw new ApiError({ status, code: 'SUBIDA_RECHAZADA', message: answer ? TEXTO_ARCHIVO_TAMANO : TEXTO_CONEXION });
  }
  return api.call('receiveImportacion', { params: { id }, timeoutMs: READ_TIMEOUT_MS });
}
