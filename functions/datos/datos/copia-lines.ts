import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { archivoInvalido } from './datos.errors.ts';

/** Opens a backup from its beginning. */
export type OpenCopia = () => Promise<AsyncIterable<Uint8Array>>;

/** The lines of a compressed file, each as soon as it is there. @throws AppError VALIDACION when it is damaged. */
export async function* linesOf(open: OpenCopia): AsyncGenerator<string, void> {
  const unpacked = pipeline(Readable.from(await open()), createGunzip(), () => undefined);
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const chunk of unpacked) {
      const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    // What the bucket could not give may be there at the next try; what it gave and cannot be unpacked is not.
    if (String((error as NodeJS.ErrnoException).code).startsWith('Z_')) throw archivoInvalido(DANADO);
    throw error;
  }
  if (rest) yield rest;
}

const DANADO = 'La copia está dañada y no se puede leer';

/** @throws AppError VALIDACION when a line is none of ours. */
export function parseLine(line: string): unknown {
  try {
    return JSON.parse(line.endsWith(',') ? line.slice(0, -1) : line);
  } catch {
    throw archivoInvalido(DANADO);
  }
}
