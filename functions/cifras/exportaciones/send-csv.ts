import type { ArchiveFiles } from '../../core/adapters/archive-files.ts';
import type { UploadFiles } from '../../core/adapters/upload-files.ts';
import type { Deps } from '../../core/deps.ts';
import { Attachment, Redirect } from '../../core/reply.ts';
import { signArchivo } from '../../documentos/archivo.ts';
import type { CsvPart } from './csv-parts.ts';
import { exportacionDemasiadoGrande } from './exportacion.errors.ts';
import { CSV_TYPE } from './exportacion-files.ts';

/** Lambda answers 6 MB at most, as JSON: quotes and line ends count twice, other characters by their UTF-8 bytes. */
const MAX_BYTES = 5_000_000;
/** API Gateway ends a request at 30 seconds: what is left over is for the last part on its way to the bucket. */
const MAX_MS = 22_000;

interface Services {
  uploads: UploadFiles;
  archives: ArchiveFiles;
  deps: Pick<Deps, 'now'>;
}

/**
 * A file as one answer, or, as soon as it is too long for that, in the bucket with an answer that leads there. Never more
 * than the first few megabytes are held.
 * @throws AppError EXPORTACION_DEMASIADO_GRANDE when reading takes longer than a request may.
 */
export async function sendCsv(
  parts: AsyncGenerator<CsvPart, void>,
  { nombre, key }: { nombre: string; key: string },
  { uploads, archives, deps }: Services,
): Promise<{ answer: Attachment | Redirect; filas: number }> {
  const end = deps.now().getTime() + MAX_MS;
  const held: string[] = [];
  let bytes = 0;
  let filas = 0;

  async function* timed(): AsyncGenerator<string> {
    for await (const part of parts) {
      if (deps.now().getTime() > end) throw exportacionDemasiadoGrande();
      filas += part.filas;
      yield part.text;
    }
  }
  const texts = timed();
  for (;;) {
    const { value, done } = await texts.next();
    if (done) return { answer: new Attachment(nombre, held.join('')), filas };
    held.push(value);
    bytes += Buffer.byteLength(JSON.stringify(value));
    if (bytes > MAX_BYTES) break;
  }
  await archives.putStream(key, inOrder(held, texts), CSV_TYPE);
  const url = await signArchivo(key, { nombre, contentType: CSV_TYPE }, false, uploads);
  return { answer: new Redirect(url), filas };
}

/** What was held goes first, and is let go. */
async function* inOrder(held: string[], texts: AsyncGenerator<string>): AsyncGenerator<Buffer> {
  const first = held.splice(0).join('');
  yield Buffer.from(first);
  for await (const text of texts) yield Buffer.from(text);
}
