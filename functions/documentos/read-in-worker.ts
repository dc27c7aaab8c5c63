import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { FormatoDocumento } from '#shared/documentos/documento.ts';
import { readTexto } from './read-texto.ts';

/** A reader gets this long and this much, whatever the file makes it do. */
const MAX_MILLISECONDS = 20_000;
const MAX_MEGABYTES = 512;

interface Task {
  task: 'read-texto';
  formato: FormatoDocumento;
  bytes: Uint8Array;
}

type Outcome = { texto: string } | { failure: string };

/** The file itself is at fault: reading it again would end the same. */
export class ArchivoIlegible extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ArchivoIlegible';
  }
}

/**
 * The text of a file, read in a thread of its own: libraries that work on a hostile file can only be stopped from
 * outside. The thread has no environment, so neither credentials nor names of anything.
 */
export function readInWorker(
  formato: FormatoDocumento,
  bytes: Buffer,
  milliseconds = MAX_MILLISECONDS,
): Promise<string> {
  const task: Task = { task: 'read-texto', formato, bytes };
  // In Lambda this module is part of the function's one file, which sees by its task what it is started for.
  const worker = new Worker(new URL(import.meta.url), {
    workerData: task,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
    stdout: true,
    stderr: true,
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const timer = setTimeout(() => reject(new ArchivoIlegible('The reader took too long')), milliseconds);
  worker.once('message', (outcome: Outcome) => {
    if ('texto' in outcome) resolve(outcome.texto);
    else reject(new ArchivoIlegible(outcome.failure));
  });
  worker.once('error', (cause) => reject(new ArchivoIlegible('The reader broke', { cause })));
  worker.once('exit', () => reject(new ArchivoIlegible('The reader ended without an answer')));
  return promise.finally(() => {
    clearTimeout(timer);
    return worker.terminate();
  });
}

if (!isMainThread && (workerData as Partial<Task> | null)?.task === 'read-texto') {
  const { formato, bytes } = workerData as Task;
  readTexto(formato, Buffer.from(bytes)).then(
    (texto) => parentPort?.postMessage({ texto } satisfies Outcome),
    (error: unknown) => parentPort?.postMessage({ failure: String(error) } satisfies Outcome),
  );
}
