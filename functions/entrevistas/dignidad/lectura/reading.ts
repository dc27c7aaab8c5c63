import { distance, keyOf } from './spelling.ts';

/** A word where it stands, `texto.slice(inicio, fin)`, and the keys by which it can be read; as it is written first. */
export interface Palabra {
  inicio: number;
  fin: number;
  keys: readonly string[];
}

/** Words `desde` to `hasta`, the last one excluded. */
export interface Rango {
  desde: number;
  hasta: number;
}

export interface Oracion extends Rango {
  clausulas: readonly Rango[];
  /** Written with a question mark. */
  pregunta: boolean;
}

export interface Lectura {
  texto: string;
  palabras: readonly Palabra[];
  oraciones: readonly Oracion[];
  /** Stretches between quotation marks, in characters. */
  citas: readonly { inicio: number; fin: number }[];
}

/** What is known of the words that patterns look for, see `Patterns`. */
export interface Vocabulary {
  knows(key: string): boolean;
  readonly lexicon: ReadonlySet<string>;
  /** Keys, by their first letter, of words so heavy that a typing error must not hide them. */
  readonly heads: ReadonlyMap<string, readonly string[]>;
}

/** As people write in chats. */
const CHAT: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  `q que,k que,qe que,ke que,xq porque,pq porque,xk porque,x por,d de,m me,t te,s se,toy estoy,etoy estoy,ta esta,
  pa para,na nada,to todo,tos todos,ute usted,uste usted,ud usted,eta esta,ete este,ma mas,dl del,tb tambien,tmb tambien,bn bien,dnd donde,cn con,sta esta,stoy estoy,tngo tengo,kiero quiero,qiero quiero,qero quiero,nd nada,ntp nada,
  msj mensaje,tons entonces,ps pues,pos pues,pue pues,muxo mucho,ise hice,aser hacer`
    .split(',')
    .map((pair) => pair.trim().split(' '))
    .map(([short = '', long = '']) => [keyOf(short), [keyOf(long)]]),
);

const WORD = /\p{N}+(?:[.,:]\p{N}+)*|[\p{L}\p{M}\p{N}]+/gu;
const SENTENCE_END = /(?<![.!?…;])[.!?…;]+(?=[\s\p{L}»"”)]|$)|\n+/gu;
const CLAUSE_WORD = new Set(['y', 'pero', 'aunque', 'porque', 'sino', 'mientras'].map(keyOf));
const CLAUSE_SIGN = /[,:()—–]|\s-\s/u;
const QUOTED = /«[^»]{1,400}»|“[^”]{1,400}”|"[^"\n]{1,400}"/gu;

/** Reads a text as words, clauses and sentences; what is said of a clause silences that clause, never the answer. */
export function readText(texto: string, vocabulary: Vocabulary): Lectura {
  const hasAccents = /[áéíóú]/iu.test(texto);
  const palabras = [...texto.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const place = { inicio: index, fin: index + word.length };
    const keys = readingsOf(word, hasAccents, vocabulary);
    const pieces = keys.some((key) => vocabulary.knows(key)) ? undefined : runTogether(keys[0] ?? '', vocabulary);
    return pieces ? pieces.map((key) => ({ ...place, keys: [key] })) : [{ ...place, keys }];
  });
  const citas = [...texto.matchAll(QUOTED)].map(({ 0: quote, index }) => ({
    inicio: index,
    fin: index + quote.length,
  }));
  return { texto, palabras, oraciones: oracionesOf(texto, palabras), citas };
}

function readingsOf(word: string, hasAccents: boolean, vocabulary: Vocabulary): string[] {
  const key = keyOf(word);
  const keys = [key, ...(CHAT[key] ?? [])];
  // Who writes no accents at all may have meant either.
  if (!hasAccents && key.length > 2 && key.endsWith('o')) keys.push(`${key.slice(0, -1)}ó`);
  if (vocabulary.knows(key)) return keys;
  return [...keys, ...dropped(key).filter((each) => vocabulary.lexicon.has(each)), ...mistyped(key, vocabulary.heads)];
}

/** Endings that several countries do not say, and so do not write. */
function dropped(key: string): string[] {
  if (/[ai]o$/.test(key)) return [`${key.slice(0, -1)}do`, `${key}s`];
  return /[aeiou]$/.test(key) ? [`${key}s`, `${key}r`] : [];
}

/** Heads within one typing error from 7 letters on, two from 9 on, that begin alike. */
function mistyped(key: string, heads: Vocabulary['heads']): string[] {
  if (key.length < 6) return [];
  return (heads.get(key.slice(0, 1)) ?? []).filter((head) => {
    if (head.length < 7) return false;
    const most = head.length >= 9 ? 2 : 1;
    return head !== key && distance(head, key, most) <= most;
  });
}

const SHORT = new Set(
  'a al con de del el en es esta la las le lo los me mi muy no o para por que se si sin su te tu un una y ya yo'
    .split(' ')
    .map(keyOf),
);
const SHORTEST_RUN = 7;

/** Words that were written without a blank between them, when all of it is words that are known. */
function runTogether(key: string, { lexicon }: Vocabulary): string[] | undefined {
  if (key.length < SHORTEST_RUN) return undefined;
  const ways: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= key.length; end++) {
    for (let start = Math.max(0, end - 14); start < end; start++) {
      const before = ways[start];
      const piece = key.slice(start, end);
      if (!before || !(SHORT.has(piece) || (piece.length >= 3 && lexicon.has(piece)))) continue;
      const way = [...before, piece];
      if (!ways[end] || costOf(way) < costOf(ways[end] ?? [])) ways[end] = way;
    }
  }
  const pieces = ways[key.length];
  return pieces?.some((piece) => piece.length >= 4) ? pieces : undefined;
}

/** Few words, and of as many the commonest: `yanoquiero` is «ya no quiero», not «y año quiero». */
const costOf = (pieces: readonly string[]) => pieces.length * 100 - pieces.filter((piece) => SHORT.has(piece)).length;

function oracionesOf(texto: string, palabras: readonly Palabra[]): Oracion[] {
  const ends = [...texto.matchAll(SENTENCE_END)].map(({ 0: sign, index }) => ({ at: index, sign }));
  const oraciones: Oracion[] = [];
  let desde = 0;
  for (const { at, sign } of [...ends, { at: texto.length, sign: '' }]) {
    let hasta = desde;
    while (hasta < palabras.length && (palabras[hasta]?.inicio ?? 0) < at) hasta++;
    if (hasta === desde) continue;
    const opened = texto.slice(palabras[desde - 1]?.fin ?? 0, palabras[desde]?.inicio).includes('¿');
    oraciones.push({
      desde,
      hasta,
      clausulas: clausulasOf(texto, palabras, desde, hasta),
      pregunta: sign.includes('?') || opened,
    });
    desde = hasta;
  }
  return oraciones;
}

function clausulasOf(texto: string, palabras: readonly Palabra[], desde: number, hasta: number): Rango[] {
  const clausulas: Rango[] = [];
  let from = desde;
  for (let at = desde + 1; at < hasta; at++) {
    const between = texto.slice(palabras[at - 1]?.fin, palabras[at]?.inicio);
    if (!CLAUSE_SIGN.test(between) && !palabras[at]?.keys.some((key) => CLAUSE_WORD.has(key))) continue;
    clausulas.push({ desde: from, hasta: at });
    from = at;
  }
  return [...clausulas, { desde: from, hasta }];
}
