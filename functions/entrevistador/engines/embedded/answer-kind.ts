import { fold } from '#shared/core/fold.ts';
import type { Respuesta } from '#shared/entrevistas/turno.ts';
import { foreignLanguage } from '../../../lenguaje/language.ts';
import { readAnswer } from '../../../lenguaje/steering.ts';
import { countWords, tokenize } from '../../../lenguaje/tokens.ts';

/** How the candidate took the question, which decides whether asking again is help or nagging. */
export type TipoRespuesta = 'omitida' | 'rechazo' | 'no_sabe' | 'manipulacion' | 'otro_idioma' | 'contenido';

const REFUSAL =
  /\b(?:prefiero no|preferiria no|no (?:quiero|deseo|voy a) (?:responder|contestar|decir|hablar|comentar|compartir)|no me (?:siento comod[oa]|apetece)|paso de|es (?:algo )?(?:personal|privado|confidencial)|no puedo (?:hablar|contar|decir|compartir)|siguiente(?: pregunta)?$|^paso$|^ninguna?$|sin comentarios)\b/;
const DOES_NOT_KNOW =
  /\b(?:no (?:lo )?se|no sabria|ni idea|no tengo (?:ni idea|ejemplos?|ningun|ninguna|experiencia)|no (?:se )?me ocurre|no recuerdo|no me acuerdo|no me ha pasado|nunca me ha (?:pasado|tocado)|no he (?:vivido|tenido)|no caigo|en blanco|no entiendo|no comprendo|a que te refieres|puedes (?:repetir|explicar)|que quieres decir|no estoy segur[oa])\b/;

/** Longer answers say more than that they do not know. */
const EVASIVE_WORDS_MAX = 18;
/** What an answer must hold beside an attempt to steer for it to be treated as an answer. */
const ANSWER_WORDS_MIN = 8;

export function kindOf({ texto, omitida }: Pick<Respuesta, 'texto' | 'omitida'>): TipoRespuesta {
  if (omitida || !/[\p{L}\p{N}]/u.test(texto)) return 'omitida';
  const { oraciones, intentos } = readAnswer(texto);
  const words = oraciones.reduce((sum, oracion) => sum + oracion.tokens.length, 0);
  if (intentos.length > 0 && words < ANSWER_WORDS_MIN) return 'manipulacion';
  if (foreignLanguage(tokenize(texto))) return 'otro_idioma';
  const plain = fold(texto.replace(/[^\p{L}\p{N}]+/gu, ' '));
  if (countWords(plain) > EVASIVE_WORDS_MAX) return 'contenido';
  if (REFUSAL.test(plain)) return 'rechazo';
  return DOES_NOT_KNOW.test(plain) ? 'no_sabe' : 'contenido';
}
