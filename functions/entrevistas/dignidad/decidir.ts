import { ordenOf, type Severidad, severidadOf } from '#shared/entrevistas/dignidad/categorias.ts';
import type { Marca, Respuesta } from '#shared/entrevistas/entrevistas/turno.ts';
import type { Hallazgo } from './familia.ts';

/** Finding that the room speaks of, and the part of the text that becomes the answer (rule 39 of `medicion/dignidad`). */
export interface Decision {
  /** The finding that is spoken of; undefined: the interview goes on and nothing is said. */
  dicho?: Dicho;
  /** Undefined: nothing of the text is kept, and the question stays open. */
  respuesta?: Pick<Respuesta, 'texto' | 'omitida' | 'lectura' | 'marcas' | 'nota'>;
  /** Nothing of the text is written anywhere, whatever else it says (rule 8). */
  fuera: boolean;
}

export interface Dicho {
  hallazgo: Hallazgo;
  severidad: Severidad;
  /** Of a text that is whole in another one, by the key of its approved text. */
  lengua?: string;
  /** All questions of the text, by intention, in the order in which they are answered. */
  intenciones: string[];
}

interface Leido {
  hallazgo: Hallazgo;
  severidad: Severidad;
}

/** Of several findings the first by `orden` is spoken of; where the text goes follows from all of them. */
export function decidir(texto: string, hallazgos: readonly Hallazgo[]): Decision {
  const leidos = hallazgos.map((hallazgo) => ({
    hallazgo,
    severidad: severidadOf(hallazgo.categoria, hallazgo.gravedad),
  }));
  const dicho = dichoOf(leidos);
  const goesTo =
    (destino: Severidad['destino_del_texto']) =>
    ({ severidad }: Leido) =>
      severidad.destino_del_texto === destino;
  if (leidos.some(goesTo('fuera'))) return { ...(dicho && { dicho }), fuera: true };
  const cuts = leidos
    .filter((each) => goesTo('no_es_respuesta')(each) || goesTo('saltada')(each))
    .map(({ hallazgo }) => sentenceOf(texto, hallazgo.tramo));
  const marcas = marcasOf(
    texto,
    leidos.map(({ hallazgo }) => hallazgo),
  );
  const respuesta = keep(texto, cuts, marcas, leidos.some(goesTo('saltada')));
  const nota = leidos.some(({ severidad }) => severidad.accion.startsWith('nota_neutra'));
  return {
    ...(dicho && { dicho }),
    ...(respuesta && { respuesta: nota ? { ...respuesta, nota } : respuesta }),
    fuera: false,
  };
}

/** Masks and marks are silent. */
const CALLADAS = new Set(['tapar_en_silencio', 'nota_neutra_silenciosa', 'nada_que_decir']);

function dichoOf(leidos: readonly Leido[]): Dicho | undefined {
  const place = ({ hallazgo: { categoria, gravedad } }: Leido) => ordenOf(categoria, gravedad);
  const [first] = leidos
    .filter(({ hallazgo, severidad }) => !hallazgo.callado && !CALLADAS.has(severidad.accion))
    .toSorted((a, b) => place(a) - place(b));
  if (!first) return undefined;
  const lengua = leidos.find(({ hallazgo }) => hallazgo.categoria === 'otra_lengua' && hallazgo.gravedad === 2)
    ?.hallazgo.subtipo;
  const asked = leidos.filter(
    ({ hallazgo: { subtipo, categoria } }) => subtipo && /^(pregunta_|no_entiende)/.test(categoria),
  );
  return {
    ...first,
    ...(lengua && { lengua }),
    intenciones: asked.toSorted((a, b) => place(a) - place(b)).map(({ hallazgo }) => hallazgo.subtipo ?? ''),
  };
}

interface Rango {
  inicio: number;
  fin: number;
}

/** The sentence around a place, by its signs; with what stands between it and the next one. */
function sentenceOf(texto: string, { inicio, fin }: Rango): Rango {
  const before = Math.max(...['.', '!', '?', '…', '\n'].map((sign) => texto.lastIndexOf(sign, inicio - 1)));
  // What was found may end with its own sign.
  const from = Math.max(inicio, fin - 1);
  const end = /[.!?…\n]+["»”)]*\s*/u.exec(texto.slice(from));
  return { inicio: before + 1, fin: end ? from + end.index + end[0].length : texto.length };
}

/** Whole sentences are covered where any of their words would tell it. */
const TAPA_ORACION = new Set(['riesgo_vital', 'malestar_intenso', 'acoso_violencia']);
const TAPA = new Set(['dato_protegido', 'datos_terceros']);

/** Codes of marks over a text: what is covered wins over what is set apart. In order, none within another. */
function marcasOf(texto: string, hallazgos: readonly Hallazgo[]): Marca[] {
  const codes: (Marca['codigo'] | undefined)[] = new Array(texto.length);
  const paint = ({ inicio, fin }: Rango, codigo: Marca['codigo']) => codes.fill(codigo, inicio, fin);
  for (const { categoria, gravedad, tramo } of hallazgos) {
    if (categoria === 'influir' && gravedad > 1) paint(tramo, 'apartado');
  }
  for (const { categoria, gravedad, tramo } of hallazgos) {
    if (TAPA.has(categoria)) paint(tramo, 'tapado');
    const silent = categoria === 'malestar_intenso' && gravedad === 1;
    if (TAPA_ORACION.has(categoria) && !silent) paint(trimmed(texto, sentenceOf(texto, tramo)), 'tapado');
  }
  return runsOf(codes);
}

function trimmed(texto: string, { inicio, fin }: Rango): Rango {
  const piece = texto.slice(inicio, fin);
  return { inicio: inicio + (piece.length - piece.trimStart().length), fin: inicio + piece.trimEnd().length };
}

function runsOf(codes: readonly (Marca['codigo'] | undefined)[]): Marca[] {
  const marcas: Marca[] = [];
  for (let at = 0; at < codes.length; at++) {
    const codigo = codes[at];
    if (!codigo) continue;
    const last = marcas.at(-1);
    if (last?.fin === at && last.codigo === codigo) last.fin = at + 1;
    else marcas.push({ inicio: at, fin: at + 1, codigo });
  }
  return marcas;
}

/** Words of courtesy answer nothing. */
const CORTESIA =
  /(?<!\p{L})(?:hola|buenas?|buenos|d[ií]as|tardes|noches|gracias|disculp[ae]n?|perd[oó]n[ae]?|por favor|porfa(?:vor)?|s[ií]|no|vale|ok(?:ay|ey)?|bueno|bien|pues|este|eh|a ver|mira|oye|oiga|la verdad|es que|y|o|ah)(?!\p{L})/giu;
/** Below these words what is left beside a request is no answer. */
const MIN_WORDS = 2;

/** Text without the parts that are no answer, its marks moved to where they stand now. */
function keep(
  texto: string,
  cuts: readonly Rango[],
  marcas: readonly Marca[],
  skipped: boolean,
): Decision['respuesta'] {
  const isCut = (at: number) => cuts.some(({ inicio, fin }) => at >= inicio && at < fin);
  const at = Array.from({ length: texto.length }, (_, place) => place).filter((place) => !isCut(place));
  const first = at.findIndex((place) => /\S/u.test(texto[place] ?? ''));
  const last = at.findLastIndex((place) => /\S/u.test(texto[place] ?? ''));
  const kept = first < 0 ? [] : at.slice(first, last + 1);
  const left = kept.map((place) => texto[place]).join('');
  const words = left.replace(CORTESIA, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  if (cuts.length > 0 && words < MIN_WORDS) return skipped ? { texto: '', omitida: true } : undefined;
  const codeAt = (place: number) => marcas.find(({ inicio, fin }) => place >= inicio && place < fin)?.codigo;
  const moved = runsOf(kept.map(codeAt));
  return { texto: left, omitida: false, ...(moved.length > 0 && { marcas: moved }) };
}
