interface Tramo {
  inicio: number;
  fin: number;
}

const LETRA = /[\p{L}\p{N}]/u;
/** Where a model has left words out of a quote. */
const OMISION = /\[?(?:…|\.{3,})\]?/u;
const LETTERS_MIN = 2;

/**
 * Where words that a model copied stand in a text: letter by letter first, then but for case, accents, blanks and signs. All
 * places of a quote that stands there more than once; the pieces, in their order, of one with words left out. None when the
 * text does not say it.
 */
export function localizar(tramo: string, texto: string): Tramo[] {
  const cita = tramo.trim();
  if (cita === '') return [];
  if (cita === texto.trim()) return [{ inicio: texto.indexOf(cita), fin: texto.indexOf(cita) + cita.length }];
  const whole = placesOf(cita, texto);
  if (whole.length > 0) return whole;
  const pieces = cita.split(OMISION).flatMap((piece) => (LETRA.test(piece) ? [piece.trim()] : []));
  return pieces.length > 1 ? inOrder(pieces, texto) : [];
}

function placesOf(cita: string, texto: string): Tramo[] {
  const asked = plegar(cita);
  if (asked.length < LETTERS_MIN) return [];
  const exact = allOf(cita, texto);
  const plain = plegar(texto);
  const found: Tramo[] = [];
  const letras = plain.map(({ letra }) => letra).join('');
  const wanted = asked.map(({ letra }) => letra).join('');
  for (let at = letras.indexOf(wanted); at >= 0; at = letras.indexOf(wanted, at + wanted.length)) {
    const place = { inicio: plain[at]?.inicio ?? 0, fin: plain[at + wanted.length - 1]?.fin ?? 0 };
    if (!exact.some(({ inicio, fin }) => inicio < place.fin && place.inicio < fin)) found.push(place);
  }
  return ofWords([...exact, ...found], texto);
}

function allOf(cita: string, texto: string): Tramo[] {
  const found: Tramo[] = [];
  for (let at = texto.indexOf(cita); at >= 0; at = texto.indexOf(cita, at + cita.length)) {
    found.push({ inicio: at, fin: at + cita.length });
  }
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

function inOrder(pieces: readonly string[], texto: string): Tramo[] {
  const found: Tramo[] = [];
  for (const piece of pieces) {
    const from = found.at(-1)?.fin ?? 0;
    const next = placesOf(piece, texto).find(({ inicio }) => inicio >= from);
    if (!next) return [];
    found.push(next);
  }
  return found;
}

/** Letters and figures without case and accents, one UTF-16 unit each, and where each stands in the text. */
function plegar(texto: string): (Tramo & { letra: string })[] {
  return [...texto.matchAll(/[\p{L}\p{N}]\p{M}*/gu)].flatMap(({ 0: spelling, index }) =>
    [...spelling.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().split('')].map((letra) => ({
      letra,
      inicio: index,
      fin: index + spelling.length,
    })),
  );
}
