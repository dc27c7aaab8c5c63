import { fold } from '#shared/core/fold.ts';
import { stem } from './stem.ts';

interface Word {
  /** Folded: lower case, no accents. */
  word: string;
  /** Lower case with its accents, which tell `lideré` from `lidere`. */
  lower: string;
  stem: string;
}

/** A word or figure and where it stands: `texto.slice(inicio, fin)` is its spelling in the text. */
export interface Token extends Word {
  inicio: number;
  fin: number;
}

const WORD = /\d+(?:[.,:]\d+)*|[\p{L}\p{M}\p{N}]+/gu;

/** Folded already: most words are. */
const PLAIN = /^[a-z\d]+$/;

export function tokenize(texto: string, offset = 0): Token[] {
  return [...texto.matchAll(WORD)].map(({ 0: spelling, index }) => {
    const { word, lower, stem } = read(spelling);
    return { word, lower, stem, inicio: offset + index, fin: offset + index + spelling.length };
  });
}

/** Texts repeat their words, and an interview is read again at each turn. */
const known = new Map<string, Word>();
const KNOWN_MAX = 20_000;

function read(spelling: string): Word {
  const before = known.get(spelling);
  if (before) return before;
  const word = PLAIN.test(spelling) ? spelling : fold(spelling);
  const found = { word, lower: spelling.normalize('NFC').toLowerCase(), stem: stem(word) };
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(spelling, found);
  return found;
}

export function countWords(texto: string): number {
  return texto.match(WORD)?.length ?? 0;
}

/** Articles, prepositions, pronouns and auxiliaries: they carry grammar, not matter. */
const FUNCTION_WORDS = new Set(
  `a al algo algun alguna algunas alguno algunos ante antes asi aun aunque bastante bien cada casi como con cual cuales
  cualquier cuando cuanto de del desde despues donde dos durante e el ella ellas ellos en entonces entre era eran es esa
  esas ese eso esos esta estaba estado estan estar estas este esto estos estuve ha habia habian haber hace hacia han
  hasta hay he hemos hoy incluso la las le les lo los luego mas me menos mi mia mio mis mientras misma mismo mucha
  muchas mucho muchos muy nada nadie ni ningun ninguna no nos nosotros nuestra nuestro nuestros o otra otras otro otros
  para pero poca poco por porque pues que quien quienes se sea ser si sido sin sino sobre solo son soy su sus suya tal
  tambien tampoco tan tanto te tener tengo tenia ti toda todas todo todos tu tus un una unas uno unos usted vosotros y
  ya yo fue fui eramos estabamos teniamos`.split(/\s+/),
);

export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word);
}

/** Stems of the words that carry matter, in order. */
export function contentStems(texto: string): string[] {
  return tokenize(texto)
    .filter((token) => !isFunctionWord(token.word))
    .map((token) => token.stem);
}

/** 0 to 1: shared stems over all stems (Jaccard). Two texts without matter share nothing. */
export function similarity(a: readonly string[], b: readonly string[]): number {
  const first = new Set(a);
  const second = new Set(b);
  const all = new Set([...first, ...second]).size;
  return all === 0 ? 0 : first.intersection(second).size / all;
}
