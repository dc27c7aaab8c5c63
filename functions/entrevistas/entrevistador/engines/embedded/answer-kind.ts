import { fold } from '#shared/core/fold.ts';
import type { Respuesta } from '#shared/entrevistas/entrevistas/turno.ts';
import { foreignLanguage } from '../../../../lenguaje/language.ts';
import { readAnswer } from '../../../../lenguaje/steering.ts';
import { countWords, tokenize } from '../../../../lenguaje/tokens.ts';
import { readDudas } from './candidate-question.ts';

/** How the candidate took the question, which decides whether asking again is help or nagging. */
export type TipoRespuesta =
  | 'omitida'
  | 'rechazo'
  | 'no_sabe'
  | 'manipulacion'
  | 'otro_idioma'
  | 'hostil'
  | 'duda'
  | 'contenido';

const REFUSAL =
  /\b(?:prefiero no|preferiria no|no (?:quiero|deseo|voy a) (?:responder|contestar|decir|hablar|comentar|compartir)|no me (?:siento comod[oa]|apetece)|paso de|es (?:algo )?(?:personal|privado|confidencial)|no puedo (?:hablar|contar|decir|compartir)|siguiente(?: pregunta)?$|^paso$|^ninguna?$|sin comentarios)\b/;
const DOES_NOT_KNOW =
  /\b(?:no (?:lo )?se|no sabria|ni idea|no tengo (?:ni idea|ejemplos?|ningun|ninguna|experiencia)|no (?:se )?me ocurre|no recuerdo|no me acuerdo|no me ha pasado|nunca me ha (?:pasado|tocado)|no he (?:vivido|tenido)|no caigo|en blanco|no entiendo|no comprendo|no estoy segur[oa])\b/;
/** Contempt for the interview or the interviewer, said to it and not told of somebody else. */
const HOSTILE =
  /\b(?:perdida de tiempo|perder el tiempo|perdiendo el tiempo|vaya (?:pregunta|tonteria|estupidez|chorrada|mierda)|(?:pregunta|entrevista|esto es|que) (?:\w+ ){0,2}?(?:absurd[oa]|estupid[oa]|ridicul[oa]|idiota|tont[oa]|estupidez|tonteria|tonterias|chorrada|chorradas|mierda|basura|patetic[oa]|una verguenza)|(?:a ti )?que (?:mas )?te importa|no te importa|no es asunto tuyo|eres (?:un |una )?(?:\w+ ){0,2}?(?:inutil|idiota|estupid[oa]|imbecil|tont[oa]|pesad[oa]|patetic[oa]|mierda|basura)|dejame en paz|vete a (?:la mierda|paseo|tomar)|callate|me (?:tienes|teneis) hart[oa]|estoy hart[oa] de (?:est[ae]s?|tus|tanta|vuestr[ao]s)|que te (?:den|jodan)|me importa un (?:bledo|pimiento|comino|carajo)|gilipoll\w*|imbecil|no pienso (?:contestar|responder)|maquina (?:de mierda|inutil|estupida))\b/;
/** Somebody else's words in a story: `el cliente me dijo que era una pérdida de tiempo`. */
const TOLD =
  /\b(?:cliente|clienta|jefe|jefa|companer[oa]s?|usuari[oa]s?|paciente|proveedor|alumn[oa]s?|me (?:dijo|grito|llamo|contesto|solto)|dijo|decia|grito|gritaba|insulto|insultaba|dijeron)\b/;

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
  const dudas = readDudas(texto);
  if (countWords(plain) > EVASIVE_WORDS_MAX) return dudas.sola ? 'duda' : 'contenido';
  if (HOSTILE.test(plain) && !TOLD.test(plain)) return 'hostil';
  if (dudas.sola) return 'duda';
  if (REFUSAL.test(plain)) return 'rechazo';
  return DOES_NOT_KNOW.test(plain) ? 'no_sabe' : 'contenido';
}
