interface Tramo {
  inicio: number;
  fin: number;
}

/** A letter or figure without case and accent, and where it stands in the text. */
interface Letra extends Tramo {
  letra: string;
}

const LETRA = /[\p{L}\p{N}]/u;
/** Ellipsis by which a model leaves words out of a quote. */
const OMISION = /\[?(?:…|\.{3,})\]?/u;
const LETTERS_MIN = 2;

/**
 * Finds where words that a model copied stand in a text: letter by letter first, then but for case, accents, blanks and
 * signs. All places of a quote that stands there more than once; the pieces, in their order, of one with words left out.
 * None when the text does not say it.
 */
export function localizadorOf(texto: string): (tramo: string) => Tramo[] {
  const letras = plegar(texto);
  const plano = letras.map(({ letra }) => letra).join('');
  const placesOf = (cita: string) => placesIn(texto, { letras, plano }, cita);
  return (tramo) => {
    const cita = tramo.trim();
    if (cita === '') return [];
    if (cita === texto.trim()) return [{ inicio: texto.indexOf(cita), fin: texto.indexOf(cita) + cita.length }];
    const whole = placesOf(cita);
    if (whole.length > 0) return whole;
    const pieces = cita.split(OMISION).flatMap((piece) => (LETRA.test(piece) ? [piece.trim()] : []));
    return pieces.length > 1 ? inOrder(pieces, placesOf) : [];
  };
}

interface Plegado {
  letras: readonly Letra[];
  /** The same as one string, a letter for each. */
  plano: string;
}

function placesIn(texto: string, { letras, plano }: Plegado, cita: string): Tramo[] {
  const wanted = plegar(cita)
    .map(({ letra }) => letra)
    .join('');
  if (wanted.length < LETTERS_MIN) return [];
  const exact = indexesOf(cita, texto).map((inicio) => ({ inicio, fin: inicio + cita.length }));
  const others = indexesOf(wanted, plano)
    .map((at) => ({ inicio: letras[at]?.inicio ?? 0, fin: letras[at + wanted.length - 1]?.fin ?? 0 }))
    .filter((place) => !exact.some(({ inicio, fin }) => inicio < place.fin && place.inicio < fin));
  return ofWords([...exact, ...others], texto);
}

function indexesOf(wanted: string, texto: string): number[] {
  const found: number[] = [];
  for (let at = texto.indexOf(wanted); at >= 0; at = texto.indexOf(wanted, at + wanted.length)) found.push(at);
  return found;
}

/** Places where whole words stand; where there is none, the words of the first place that cuts some. */
function ofWords(places: readonly Tramo[], texto: string): Tramo[] {
  const isLetter = (at: number) => LETRA.test(texto[at] ?? '');
  const cutsStart = ({ inicio }: Tramo) => isLetter(inicio - 1) && isLetter(inicio);
  const cutsEnd = ({ fin }: Tramo) => isLetter(fin - 1) && isLetter(fin);
  const whole = places.filter((place) => !cutsStart(place) && !cutsEnd(place));
  const [first] = places;
  if (whole.length > 0 || !first) return whole;
  const grown = { ...first };
  while (cutsStart(grown)) grown.inicio--;
  while (cutsEnd(grown)) grown.fin++;
  return [grown];
}

function inOrder(pieces: readonly string[], placesOf: (piece: string) => Tramo[]): Tramo[] {
  const found: Tramo[] = [];
  for (const piece of pieces) {
    const from = found.at(-1)?.fin ?? 0;
    const next = placesOf(piece).find(({ inicio }) => inicio >= from);
    if (!next) return [];
    found.push(next);
  }
  return found;
}

/** One UTF-16 unit for each letter. */
function plegar(texto: string): Letra[] {
  return [...texto.matchAll(/[\p{L}\p{N}]\p{M}*/gu)].flatMap(({ 0: spelling, index }) => {
    const plain = spelling.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.split('').map((letra) => ({ letra, inicio: index, fin: index + spelling.length }));
  });
}
