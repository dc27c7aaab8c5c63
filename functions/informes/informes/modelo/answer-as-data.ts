import { cutText } from '../../../documentos/plain-text.ts';
import { readAnswer } from '../../../lenguaje/steering.ts';

/** Stands where an attempt to steer stood: the model is neither led nor left with a hole in the sentence. */
export const OMITIDO = '[texto omitido]';
/** Characters of one answer; what was told at length is told at its beginning. */
const ANSWER_MAX = 3000;

/** An answer as a model may read it: without attempts to steer and without signs that no screen shows. */
export function answerAsData(texto: string): string {
  let data = '';
  let from = 0;
  for (const { inicio, fin } of readAnswer(texto).intentos.toSorted((a, b) => a.inicio - b.inicio)) {
    if (inicio < from) continue;
    data += `${texto.slice(from, inicio)}${OMITIDO}`;
    from = fin;
  }
  const shown = (data + texto.slice(from)).replace(/\p{Cf}/gu, '');
  return cutText(shown, ANSWER_MAX).texto;
}
