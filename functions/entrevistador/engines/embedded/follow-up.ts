import type { Hueco, Turno } from '#shared/entrevistas/turno.ts';
import type { Oracion } from '../../../lenguaje/sentences.ts';
import { type LecturaStar, PARTES_STAR, readStar } from '../../../lenguaje/star.ts';
import { readAnswer } from '../../../lenguaje/steering.ts';
import { SEGUIMIENTOS_MAX } from '../../engine.ts';
import { type PreguntaUbicada, turnosOf } from '../../template.ts';
import { kindOf } from './answer-kind.ts';
import { quotePhrase } from './candidate-phrase.ts';
import { type Motivo, TEXTOS } from './follow-up-texts.ts';
import { isRepeated } from './repetition.ts';

/** A follow-up before it gets its place in the interview. */
export interface Seguimiento {
  hueco: Hueco;
  pregunta: string;
}

/** The most telling part first: what the person did, then what came of it. */
const PRIORITY = ['accion', 'resultado', 'situacion', 'tarea'] as const;
/** Fewer words than these without any part of a story add nothing. */
const NEW_WORDS_MIN = 12;
/** An open question is answered with this many words unless they are all generalities. */
const OPEN_WORDS_MIN = 25;
const VAGUE =
  /\b(?:normal|depende|un poco de todo|muchas cosas|cosas asi|lo de siempre|en general|lo normal|bien y ya|varias cosas|de todo)\b/;
const VAGUE_WORDS_MAX = 45;

/** The follow-up that the last answer calls for, or undefined when the interview should move on. */
export function proposeFollowUp(current: PreguntaUbicada, turnos: readonly Turno[]): Seguimiento | undefined {
  // A question without competencies only opens or closes; whatever is said to it will do.
  if (current.pregunta.competencias.length === 0) return undefined;
  const own = turnosOf(turnos, current);
  const followUps = own.filter((turno) => turno.tipo === 'seguimiento');
  const last = own.at(-1);
  if (!last?.respuesta || followUps.length >= SEGUIMIENTOS_MAX) return undefined;
  const said = turnos.map((turno) => turno.pregunta);
  const kind = kindOf(last.respuesta);
  if (kind === 'omitida' || kind === 'rechazo') return undefined;
  if (kind !== 'contenido') {
    // One gentle try; a second one would be nagging.
    return followUps.length > 0 ? undefined : compose(MOTIVE[kind](current), 'concrecion', said, undefined);
  }
  if (followUps.length > 0 && addsNothing(last.respuesta.texto)) return undefined;
  const oraciones = own.flatMap((turno) => readAnswer(turno.respuesta?.texto ?? '').oraciones);
  const asked = new Set(followUps.map((turno) => turno.hueco));
  const quote = quotePhrase(readAnswer(last.respuesta.texto).oraciones);
  const reasons =
    current.pregunta.tipo === 'conductual' ? starReasons(oraciones, asked) : openReasons(oraciones, asked);
  for (const { motivo, hueco } of reasons) {
    const found = compose(motivo, hueco, said, quote);
    if (found) return found;
  }
  return undefined;
}

const MOTIVE = {
  no_sabe: ({ pregunta }: PreguntaUbicada): Motivo => (pregunta.tipo === 'conductual' ? 'no_sabe' : 'no_sabe_abierta'),
  manipulacion: (): Motivo => 'reconducir',
  otro_idioma: (): Motivo => 'otro_idioma',
};

/** A follow-up was answered with a few general words: a person would move on. */
function addsNothing(texto: string): boolean {
  const { oraciones } = readAnswer(texto);
  const words = oraciones.reduce((sum, oracion) => sum + oracion.tokens.length, 0);
  return words < NEW_WORDS_MIN && readStar(oraciones).faltan.length === PARTES_STAR.length;
}

interface Reason {
  motivo: Motivo;
  hueco: Hueco;
}

/** Missing parts that were not asked for yet. The task alone is worth a first follow-up, not a second. */
function starReasons(oraciones: readonly Oracion[], asked: ReadonlySet<Hueco | undefined>): Reason[] {
  const star: LecturaStar = readStar(oraciones);
  // Nothing that happened: what is missing is the story itself, and asking for its end would make no sense.
  if (star.faltan.length === PARTES_STAR.length && !star.soloGrupo) {
    return asked.size === 0 ? [{ motivo: 'sin_relato', hueco: 'situacion' }] : [];
  }
  return PRIORITY.filter((parte) => star.faltan.includes(parte) && !asked.has(parte))
    .filter((parte) => parte !== 'tarea' || asked.size === 0)
    .map((hueco) => ({ hueco, motivo: hueco === 'accion' && star.soloGrupo ? 'accion_en_plural' : hueco }));
}

function openReasons(oraciones: readonly Oracion[], asked: ReadonlySet<Hueco | undefined>): Reason[] {
  if (asked.size > 0) return [];
  const words = oraciones.reduce((sum, oracion) => sum + oracion.tokens.length, 0);
  const vague = words < VAGUE_WORDS_MAX && oraciones.some((oracion) => VAGUE.test(oracion.plain));
  return words < OPEN_WORDS_MIN || vague ? [{ motivo: 'concrecion', hueco: 'concrecion' }] : [];
}

/** The first wording that was not used, from a starting point that varies along the interview but not between runs. */
function compose(
  motivo: Motivo,
  hueco: Hueco,
  said: readonly string[],
  quote: string | undefined,
): Seguimiento | undefined {
  const variants = TEXTOS[motivo].filter((variant) => quote !== undefined || !variant.includes('{cita}'));
  // Their own words first: it shows that the answer was read.
  const ordered = rotate(variants, said.length).toSorted(
    (a, b) => Number(b.includes('{cita}')) - Number(a.includes('{cita}')),
  );
  const texts = (said.length % 2 === 0 ? ordered : rotate(variants, said.length)).map((variant) =>
    variant.replace('{cita}', quote ?? ''),
  );
  const pregunta = texts.find((texto) => !isRepeated(texto, said));
  return pregunta === undefined ? undefined : { hueco, pregunta };
}

function rotate<T>(items: readonly T[], by: number): T[] {
  const start = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
