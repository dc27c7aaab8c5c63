import type { Competencia } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { countWords, isFunctionWord } from '../../../lenguaje/tokens.ts';
import { verbForm } from '../../../lenguaje/verbs.ts';
import { findMentions, type Mencion } from './indicators.ts';
import type { Frase, Historia, Transcripcion } from './transcript.ts';

/** What a sentence is worth as evidence: a deed, a habit, or only a claim about oneself. */
export type Clase = 'hecho' | 'habito' | 'afirmacion';

export interface Hallazgo {
  frase: Frase;
  clase: Clase;
  /** Affirmed mentions; empty when the sentence counts for its part in a story only. */
  menciones: readonly Mencion[];
}

export interface Hallazgos {
  /** Sentences that speak for the competency, in the order they were said. */
  favorables: readonly Hallazgo[];
  /** Sentences that deny an indicator: shown to the reviewer, never scored. */
  negadas: readonly Frase[];
  /** The stories told to questions about this competency. */
  historias: readonly Historia[];
}

/** Fewer words than these are no sentence: `Escuché. Expliqué. Lideré.` tells nothing. */
const SENTENCE_WORDS_MIN = 3;
/** A row of bare words, or hardly anything but indicators, is a list and no account. */
const LIST_PIECES = 5;
const LIST_SHARE = 0.7;
const BARE_WORDS = 3;

export function findEvidence(competencia: Competencia, { historias }: Transcripcion): Hallazgos {
  const favorables: Hallazgo[] = [];
  const negadas: Frase[] = [];
  for (const historia of historias) {
    const targeted = historia.competencias.includes(competencia.id);
    for (const frase of historia.frases) {
      const menciones = findMentions(competencia, frase.oracion);
      if (menciones.some((mencion) => mencion.negada) && isOwnStatement(frase)) negadas.push(frase);
      const hallazgo = assess(
        frase,
        menciones.filter((mencion) => !mencion.negada),
        targeted,
      );
      if (hallazgo) favorables.push(hallazgo);
    }
  }
  return { favorables, negadas, historias: historias.filter((each) => each.competencias.includes(competencia.id)) };
}

/**
 * In answers about the competency every affirmed indicator counts, and so do own deeds and results of the story.
 * In other answers only a deed with an indicator is strong enough.
 */
function assess(frase: Frase, menciones: readonly Mencion[], targeted: boolean): Hallazgo | undefined {
  const isSentence = frase.oracion.tokens.length >= SENTENCE_WORDS_MIN && hasVerb(frase);
  if (!isSentence || isList(frase, menciones)) return undefined;
  const clase = classOf(frase);
  const isStory = frase.hechosPropios.length > 0 || frase.partes.has('resultado');
  if (targeted ? menciones.length > 0 || isStory : menciones.length > 0 && clase === 'hecho') {
    return { frase, clase, menciones };
  }
  return undefined;
}

function classOf(frase: Frase): Clase {
  if (frase.hipotetica) return 'afirmacion';
  if (frase.hechosPropios.length > 0 || frase.hechoDelGrupo || frase.partes.has('resultado')) return 'hecho';
  const forms = frase.oracion.tokens.map((_, index) => verbForm(frase.oracion.tokens, index));
  const ownVerb = frase.oracion.tokens.some(
    ({ word }, index) =>
      forms[index] === 'presente_propio' && !/^(?:soy|estoy|tengo|creo|considero|pienso|se)$/.test(word),
  );
  return ownVerb || forms.includes('imperfecto') ? 'habito' : 'afirmacion';
}

const NO_MEMORY = /\bno (?:lo )?(?:se|recuerdo|caigo|sabria)\b|\bno se me ocurre\b/;

/** A denial is the speaker's own; forgetting an example denies nothing. */
function isOwnStatement({ oracion: { tokens, plain } }: Frase): boolean {
  if (NO_MEMORY.test(plain)) return false;
  return tokens.some(({ word }, index) => {
    const form = verbForm(tokens, index);
    return /^(?:me|mi|mis|yo)$/.test(word) || (form !== undefined && /_propio$/.test(form));
  });
}

function hasVerb({ oracion: { tokens } }: Frase): boolean {
  return tokens.some((_, index) => verbForm(tokens, index) !== undefined);
}

function isList({ oracion: { tokens, texto } }: Frase, menciones: readonly Mencion[]): boolean {
  const pieces = texto.split(/[,;·•|/]/);
  const bare = pieces.filter((piece) => countWords(piece) <= BARE_WORDS).length;
  if (pieces.length >= LIST_PIECES && bare / pieces.length >= LIST_SHARE) return true;
  const covered = new Set(menciones.flatMap(({ desde, hasta }) => range(desde, hasta)));
  const named = [...covered].filter((index) => !isFunctionWord(tokens[index]?.word ?? '')).length;
  const matter = tokens.filter(({ word }) => !isFunctionWord(word)).length;
  return menciones.length >= LIST_PIECES && named / matter >= LIST_SHARE;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
