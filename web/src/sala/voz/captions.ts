import { cleanText, RESPUESTA_MAX } from '../answer-rules.ts';

/** What is heard, put together with what stands in the answer already. */
export interface Captions {
  /** The answer as it was when this recording began. */
  antes: string;
  /** Heard and settled. */
  oido: string;
  /** Heard, and still changing while the person speaks. */
  provisional: string;
}

export interface Caption {
  text: string;
  /** Will not change any more. */
  final: boolean;
}

/** No sentence is longer; whatever sends more is not transcribing. */
const CAPTION_MAX = 2_000;

export const startCaptions = (antes: string): Captions => ({ antes, oido: '', provisional: '' });

export function withCaption(captions: Captions, { text, final }: Caption): Captions {
  const clean = cleanText(text).replace(/\s+/g, ' ').trim().slice(0, CAPTION_MAX);
  if (!final) return { ...captions, provisional: clean };
  return { ...captions, oido: joined(captions.oido, clean), provisional: '' };
}

/** What was still changing stays as it is: the one who would have settled it is gone. */
export const settled = (captions: Captions): Captions =>
  withCaption(captions, { text: captions.provisional, final: true });

export const textOf = ({ antes, oido, provisional }: Captions): string => joined(antes, joined(oido, provisional));

/** Whether the answer has no room for more. Nothing is cut: the person decides what goes. */
export const isFull = (captions: Captions): boolean => textOf(captions).trim().length >= RESPUESTA_MAX;

function joined(before: string, after: string): string {
  if (!before || !after) return before + after;
  return /\s$/.test(before) ? before + after : `${before} ${after}`;
}
