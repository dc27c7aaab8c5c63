import type { Subida } from '#shared/documentos/documento.ts';
import { ApiError, TEXTO_CONEXION } from '../../lib/api-error.ts';
import { reasonOf } from './subida-words.ts';

/** Sends a file with its signed form; `onProgress` hears 0 to 100. By XMLHttpRequest, since fetch does not tell how far it is. */
export function postArchivo(
  { url, campos }: Pick<Subida, 'url' | 'campos'>,
  file: File,
  signal: AbortSignal,
  onProgress: (porcentaje: number) => void,
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(campos)) form.append(name, value);
  form.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100));
    request.onload = () => {
      const { status, responseText } = request;
      if (status >= 200 && status < 300) return resolve();
      reject(new ApiError({ status, code: 'SUBIDA_RECHAZADA', message: reasonOf(responseText) }));
    };
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
    request.onerror = () => reject(new ApiError({ status: 0, code: 'SIN_CONEXION', message: TEXTO_CONEXION }));
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.open('POST', url);
    request.send(form);
  });
}
