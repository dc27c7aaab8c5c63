import afinn from '@nlpjs/lang-es/src/sentiment/afinn_es.json' with { type: 'json' };
import senticon from '@nlpjs/lang-es/src/sentiment/senticon_es.json' with { type: 'json' };
import { PALABRAS_MIN } from '#shared/informes/analisis/texto.ts';
import type { AnalisisTexto } from '#shared/informes/informes/informe.ts';
import type { Oracion } from '../../../lenguaje/sentences.ts';
import { readAnswer } from '../../../lenguaje/steering.ts';
import { isFunctionWord, type Token } from '../../../lenguaje/tokens.ts';
import { verbForm } from '../../../lenguaje/verbs.ts';

/** A tone weaker than this is called neutral. */
const TONE_MIN = 0.2;

/**
 * Text analysis of the answers (`Análisis de texto` on screen): tone by two Spanish lexicons (ML-SentiCon and AFINN,
 * as nlp.js ships them), coherence and professional wording by simple marks. Describes the text, not the person; no score uses it.
 * null when there is too little text.
 */
export function analyzeTexto(textos: readonly string[]): AnalisisTexto | null {
  const oraciones = textos.flatMap((texto) => readAnswer(texto).oraciones);
  const words = wordsOf(oraciones);
  if (words < PALABRAS_MIN) return null;
  const score = sentiment(oraciones);
  return {
    sentiment: { label: score > TONE_MIN ? 'positivo' : score < -TONE_MIN ? 'negativo' : 'neutral', score },
    coherenceScore: coherence(oraciones),
    professionalismScore: professionalism(oraciones, words),
  };
}

/** As they are counted for what is too little. */
export const countPalabras = (texto: string) => wordsOf(readAnswer(texto).oraciones);

const wordsOf = (oraciones: readonly Oracion[]) => oraciones.reduce((sum, { tokens }) => sum + tokens.length, 0);

const NEGATION = /^(?:no|nunca|jamas|sin|tampoco|ni|ningun|ninguna)$/;
const NEGATION_REACH = 3;
/** Keep a strong word or two from deciding the tone of a whole interview. */
const NEUTRAL_VOTES = 4;
/** Words of work that the lexicons take for feelings: a problem solved is no sadness, and nobody sells with joy. */
const NEUTRAL_AT_WORK = new Set(
  `problem conflict dificult dificil ret riesg error quej incident tension presion urgent deud competent dud caus cas retras
  respons baj just dej pag carg fall desaf exig demand reclam desacuerd disput negoc perd numer ser ir dar pas pon sal
  acord autor activ efect list ajust evit import facil nuev natural titul cort negat posit critic limit cost sol mar`.split(
    /\s+/,
  ),
);
/** Weaker entries of ML-SentiCon are noise (`experiencia`, `terminar`); AFINN counts from -5 to 5. */
const SENTICON_MIN = 0.4;
const AFINN_SCALE = 5;
const AFINN_MIN = 2;

/** -1 to 1, or undefined for a word without tone. */
function polarityOf({ stem, word }: Token): number | undefined {
  if (NEUTRAL_AT_WORK.has(stem) || isFunctionWord(word)) return undefined;
  const fine = Object.hasOwn(senticon, stem) ? (senticon[stem] ?? 0) : 0;
  const coarse = Object.hasOwn(afinn, stem) ? (afinn[stem] ?? 0) : 0;
  const agree = fine * coarse > 0;
  if (agree) return (fine + coarse / AFINN_SCALE) / 2;
  if (Math.abs(coarse) >= AFINN_MIN && fine === 0) return coarse / AFINN_SCALE;
  return Math.abs(fine) >= SENTICON_MIN && coarse === 0 ? fine : undefined;
}

/** -1 to 1: mean polarity of the words that have one, negations turned round. */
function sentiment(oraciones: readonly Oracion[]): number {
  const values = oraciones.flatMap(({ tokens }) =>
    tokens.flatMap((token, index) => {
      const polarity = polarityOf(token);
      if (polarity === undefined) return [];
      const negated = tokens.slice(Math.max(0, index - NEGATION_REACH), index).some((t) => NEGATION.test(t.word));
      return [negated ? -polarity : polarity];
    }),
  );
  if (values.length === 0) return 0;
  return round(values.reduce((sum, value) => sum + value, 0) / (values.length + NEUTRAL_VOTES));
}

const CONNECTORS =
  /\b(?:porque|por eso|ademas|entonces|despues|luego|primero|segundo|finalmente|al final|sin embargo|aunque|pero|mientras|por lo tanto|por tanto|asi que|de esta forma|en cambio|tambien|cuando|para que|ya que|debido a|gracias a|como resultado|a partir de|por ejemplo|por un lado|por otro)\b/g;

/** 0 to 1: whole sentences, of readable length, tied by connectors and by the words of the sentence before. */
function coherence(oraciones: readonly Oracion[]): number {
  const total = oraciones.length;
  const complete = oraciones.filter(({ tokens }) => tokens.some((_, index) => verbForm(tokens, index))).length / total;
  const readable = oraciones.filter(({ tokens }) => tokens.length >= 4 && tokens.length <= 45).length / total;
  const connected = oraciones.filter(({ plain }) => plain.match(CONNECTORS)).length / total;
  const tied =
    oraciones.filter((oracion, index) => index === 0 || sharesMatter(oraciones[index - 1], oracion)).length / total;
  return round(0.3 * complete + 0.3 * readable + 0.25 * Math.min(1, 2 * connected) + 0.15 * Math.min(1, 2 * tied));
}

function sharesMatter(previous: Oracion | undefined, current: Oracion): boolean {
  const before = new Set(previous?.tokens.filter(({ word }) => !isFunctionWord(word)).map((token) => token.stem));
  return current.tokens.some((token) => before.has(token.stem));
}

const COARSE =
  /\b(?:mierdas?|joder|put[oa]s?|putada|cabron(?:es)?|gilipollas|imbecil(?:es)?|idiotas?|estupid[oa]s?|cono|hostia|pendej[oa]s?|carajo|verga|cagada|cojones)\b/g;
const CHAT = /\b(?:xq|pq|tb|tmb|bn|ke|q|d|jaja\w*|jeje\w*|lol|osea|xd|pa|to guay|mogollon|curro|movida)\b/g;

/** 0 to 1: full marks less what stands out in a work text: coarse words, chat spelling, shouting. */
function professionalism(oraciones: readonly Oracion[], words: number): number {
  const count = (pattern: RegExp) => oraciones.reduce((sum, { plain }) => sum + (plain.match(pattern)?.length ?? 0), 0);
  const shouting = oraciones.filter(({ texto }) => /(?<!\p{Lu})\p{Lu}{4,}\s+\p{Lu}{4,}|[!?]{3,}/u.test(texto)).length;
  const uncapped = oraciones.filter(({ texto }) => /^\p{Ll}/u.test(texto)).length / oraciones.length;
  const perHundred = (found: number) => (100 * found) / words;
  const penalty =
    0.25 * perHundred(count(COARSE)) + 0.1 * perHundred(count(CHAT)) + 0.1 * perHundred(shouting) + 0.1 * uncapped;
  return round(Math.max(0, 1 - penalty));
}

function round(value: number): number {
  const cents = Math.round(value * 100) / 100;
  return cents === 0 ? 0 : cents;
}
