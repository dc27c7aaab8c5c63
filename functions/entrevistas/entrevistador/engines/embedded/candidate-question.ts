import { fold } from '#shared/core/fold.ts';
import { readAnswer } from '../../../../lenguaje/steering.ts';
import { countWords, tokenize } from '../../../../lenguaje/tokens.ts';
import { verbForm } from '../../../../lenguaje/verbs.ts';
import { findTema, type Tema } from './question-topics.ts';

/** What a candidate asks the interviewer. */
export interface Duda {
  /** `repetir`: what was the question; `no_entiende`: what does it mean; `consulta`: about company, job or interview. */
  tipo: 'repetir' | 'no_entiende' | 'consulta';
  /** As it was written. */
  texto: string;
  /** What a `consulta` is about, when it is known. */
  tema?: Tema | undefined;
}

export interface LecturaDudas {
  dudas: readonly Duda[];
  /** The answer holds nothing else. */
  sola: boolean;
}

const REPEAT =
  /\b(?:puedes|podrias|puede|podria|puedo|me) (?:\w+ )?(?:repetir(?:me|la|mela|lo)?|repites|repite|repita)\b|^(?:por favor )?repite(?:me|la|mela)?(?: la pregunta)?(?: por favor)?$|\b(?:cual|como) (?:era|es) la pregunta\b|\b(?:volver a|puedes) (?:leer|preguntar|formular)(?:me|la|mela)? ?(?:la pregunta)?$|\bhe olvidado la pregunta\b/;
const NOT_UNDERSTOOD =
  /\bno (?:entiendo|entendi|comprendo|comprendi|he entendido|acabo de entender|me queda clar[ao]|tengo clar[ao]|se) (?:\w+ ){0,2}?(?:la pregunta|esta pregunta|lo que (?:me )?(?:pides|preguntas|pregunta|quieres|pide)|que (?:me )?(?:pides|preguntas|quieres que|me pides)|a que te refieres|que quieres decir)\b|\ba que te refieres\b|^que quieres decir\b|\b(?:puedes|podrias|me) (?:\w+ )?(?:explicar|explicas|aclarar|aclaras|reformular|concretar)(?:me|la|mela|melo|lo)? ?(?:la pregunta|eso|mejor|un poco|mas|por favor|que quieres|a que|lo que preguntas)?$|^(?:perdona |perdon |lo siento )?no (?:te |la |lo )?(?:entiendo|entendi|comprendo)(?: bien| muy bien)?$|\b(?:para|por) que (?:me )?(?:preguntas|lo preguntas|quieres saber)\b/;

/** Somebody else's question inside a story, or one that the speaker asked. */
const REPORTED =
  /\b(?:pregunt(?:e|o|aba|aban|aron|amos|ando|arme|arle|arles)|dij(?:e|o|eron|imos)|dec(?:ia|ian|iamos)|respond(?:i|io)|contest(?:e|o)|plante(?:e|o|aba|amos)|coment(?:e|o)|cuestion(?:e|o|aba)|pens(?:e|aba|o)|queria saber|quise saber|la duda era|la pregunta era|gritaba|grito)\b/;
const INTERROGATIVE =
  /^(?:y |pero |oye |hola |perdona |perdon |disculpa |una duda |una pregunta |antes de (?:responder|contestar|seguir) )*(?:que|cual|cuales|cuando|cuanto|cuanta|cuantos|cuantas|como|donde|quien|quienes|hay|habra|puedo|podria|se puede|sabes|sabeis|eres|tengo que|tendria que|ofrec\w+|pagan|pagais)\b/;
/** `Que pudiera pedirla sin venir`: the answer to “what did you want”, which folding makes look like “qué”. */
const CLAUSE =
  /^que (?:el|la|los|las|lo|le|les|me|nos|no|mi|mis|un|una|tod\w+|alguien|cada|sea\w*|haya\w*|pued[ae]n?|\w+(?:ara|iera|ase|iese)n?)\b/i;
/** Points at the company, the job or the interviewer: without it, a question inside an answer is thinking aloud. */
const ADDRESSED =
  /\b(?:la empresa|esta empresa|vuestra|vuestro|su empresa|el puesto|este puesto|el trabajo seria|el horario|el sueldo|el salario|la jornada|las vacaciones|el contrato|el equipo|el proceso|la entrevista|esta entrevista|los siguientes pasos|\w+(?:ais|eis)|sois|pagan|ofrecen|tienen|piden|hacen|dan|hay|habra|habria|se puede|podria|puedo|tendria|seria|eres|sabes|puedes|me (?:diran|diras|direis|llamaran|llamareis|avisaran|avisareis)|sabre|cobraria|trabajaria)\b/;
/** `…, ¿no?`, `¿sabes?`, `¿por qué no?`: nothing is asked. */
const TAG = /^(?:y )?(?:no|si|verdad|vale|sabes|entiendes|me explico|ves|ok|por que no|quien sabe|como no|a que si)$/;

/** More words than these beside the question are an answer. */
const OTHER_WORDS_MAX = 5;
/** A question without its marks is only recognised when it is short. */
const UNMARKED_WORDS_MAX = 16;

/** The questions in an answer that are meant for the interviewer. Attempts to steer are none. */
export function readDudas(texto: string): LecturaDudas {
  const { oraciones } = readAnswer(texto);
  const words = oraciones.reduce((sum, { tokens }) => sum + tokens.length, 0);
  const dudas: Duda[] = [];
  let asked = 0;
  for (const oracion of oraciones) {
    const { pregunta, antes, marcada } = cutQuestion(oracion.texto);
    const found = readDuda(pregunta, antes, marcada, words);
    if (!found) continue;
    dudas.push(found);
    asked += countWords(pregunta);
  }
  return { dudas, sola: dudas.length > 0 && words - asked <= OTHER_WORDS_MAX };
}

/** `Una duda: ¿cuál es el horario?` → the question and what stands before it. */
function cutQuestion(oracion: string): { pregunta: string; antes: string; marcada: boolean } {
  const open = oracion.indexOf('¿');
  if (open >= 0) {
    const end = oracion.indexOf('?', open);
    return {
      pregunta: oracion.slice(open, end < 0 ? undefined : end + 1),
      antes: oracion.slice(0, open),
      marcada: true,
    };
  }
  return { pregunta: oracion, antes: '', marcada: oracion.includes('?') };
}

function readDuda(pregunta: string, antes: string, marcada: boolean, words: number): Duda | undefined {
  const plain = toPlain(pregunta);
  const own = countWords(pregunta);
  if (TAG.test(plain) || REPORTED.test(toPlain(`${antes} ${marcada ? '' : pregunta}`)) || isQuoted(antes))
    return undefined;
  const texto = pregunta.trim();
  if (own <= UNMARKED_WORDS_MAX && REPEAT.test(plain)) return { tipo: 'repetir', texto };
  if (own <= UNMARKED_WORDS_MAX && NOT_UNDERSTOOD.test(plain)) return { tipo: 'no_entiende', texto };
  const whole = words - own <= OTHER_WORDS_MAX;
  const looksAsked = INTERROGATIVE.test(plain) && !CLAUSE.test(texto);
  if (!marcada && !(whole && own <= UNMARKED_WORDS_MAX && looksAsked)) return undefined;
  if (tellsThePast(pregunta)) return undefined;
  const tema = findTema(plain);
  if (tema && (whole || ADDRESSED.test(plain))) return { tipo: 'consulta', texto, tema };
  return whole && marcada && own >= 3 && ADDRESSED.test(plain) ? { tipo: 'consulta', texto } : undefined;
}

/** `¿Qué hice? Llamé…`, `¿quién iba a cubrirlo?`: the question moves a story on. */
function tellsThePast(pregunta: string): boolean {
  const tokens = tokenize(pregunta);
  return tokens.some((_, index) => {
    const form = verbForm(tokens, index);
    return form !== undefined && form !== 'presente_propio' && form !== 'otro_verbo';
  });
}

/** Inside quotation marks that are still open where the question begins. */
function isQuoted(antes: string): boolean {
  const count = (mark: RegExp) => antes.match(mark)?.length ?? 0;
  return count(/«/g) > count(/»/g) || count(/“/g) > count(/”/g) || count(/"/g) % 2 === 1;
}

function toPlain(texto: string): string {
  return fold(texto.replace(/[^\p{L}\p{N}]+/gu, ' '));
}
