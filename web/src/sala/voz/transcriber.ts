import type { Caption } from './captions.ts';
import type { ProblemaVoz } from './recording-machine.ts';

export type TranscriberEvent =
  /** Whatever is said from now on becomes captions. */
  | { type: 'listening' }
  | ({ type: 'caption' } & Caption)
  /** The line broke; it is being mended, once. */
  | { type: 'lineBroken' }
  /** It is over, and what was heard stands. */
  | { type: 'failed'; problema: ProblemaVoz };

/** Turns speech into captions, until it has failed or was told to finish. */
export interface Transcriber {
  pause(): void;
  resume(): void;
  /** No more speech; settles when the last captions have come. */
  finish(): Promise<void>;
  /** Drops everything at once. */
  close(): void;
}
