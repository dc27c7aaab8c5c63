import type { EventDetail } from '#shared/events.ts';
import type { Hallazgo } from '../familia.ts';

export type DeLectura = EventDetail<'LecturaPendiente'>;

/** A text that was stored with the marks of the rules, before a model could read it. */
export interface Pendiente {
  texto: string;
  /** The question that it answers, as it was shown. */
  pregunta: string;
  /** Codes of what was found earlier in the interview. */
  memoria: readonly string[];
}

/** Store of texts that wait for a reading. `P`: as it was read, with what a condition on it needs. */
export interface Pendientes<P extends Pendiente = Pendiente> {
  /** Undefined when nothing waits: it has been read, corrected or deleted meanwhile, or the interview is no more. */
  find(de: DeLectura): Promise<P | undefined>;
  /**
   * What a text turns out to say, in one transaction: nothing of it is left or it is masked, the room pauses, somebody is
   * told, and it waits no longer. On the condition that it is still the text that was read; of another, nothing is changed.
   */
  aplicar(de: DeLectura, pendiente: P, hallazgos: readonly Hallazgo[]): Promise<void>;
}
