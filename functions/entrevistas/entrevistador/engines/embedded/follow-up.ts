import type { Hueco, Respuesta, Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { Competencia } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import type { Oracion } from '../../../../lenguaje/sentences.ts';
import { type LecturaStar, PARTES_STAR, readStar } from '../../../../lenguaje/star.ts';
import { readAnswer } from '../../../../lenguaje/steering.ts';
import { SEGUIMIENTOS_MAX } from '../../engine.ts';
import { type PreguntaUbicada, turnosOf } from '../../template.ts';
import { quotePhrase } from './candidate-phrase.ts';
import { type Contradiccion, findContradiction } from './contradiction.ts';
import { type Motivo, TEXTOS } from './follow-up-texts.ts';
import { isOffTopic } from './off-topic.ts';
import { repeatedIn } from './repetition.ts';

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

/** An answer of fewer words without any part of a story says next to nothing. */
const BRIEF_WORDS_MIN = 6;
/** Contradictions in one interview: more would sound like a reproach. */
const TIMES_MAX = 2;

/** The follow-up that the last answer calls for, or undefined when the interview should move on. */
export function proposeFollowUp(
  current: PreguntaUbicada,
  competencias: readonly Competencia[],
  turnos: readonly Turno[],
): Seguimiento | undefined {
  // A question without competencies only opens or closes; whatever is said to it will do.
  if (current.pregunta.competencias.length === 0) return undefined;
  const own = turnosOf(turnos, current);
  const followUps = own.filter((turno) => turno.tipo === 'seguimiento');
  const last = own.at(-1);
  if (!last?.respuesta || followUps.length >= SEGUIMIENTOS_MAX) return undefined;
  const asked = new Set(followUps.map((turno) => turno.hueco));
  const weighed = competencias.filter(({ id }) => current.pregunta.competencias.includes(id));
  if (isSkipped(last.respuesta)) return undefined;
  const isOff = isOffTopic(readAnswer(last.respuesta.texto).oraciones, current.pregunta, weighed);
  // One gentle try; a second one would be nagging.
  const reasons = isOff ? (asked.size > 0 ? [] : OFF_TOPIC) : contentReasons(current, own, turnos, asked);
  const said = turnos.map((turno) => turno.pregunta);
  for (const reason of reasons) {
    const pregunta = compose(reason, said);
    if (pregunta) return { hueco: reason.hueco, pregunta };
  }
  return undefined;
}

interface Reason {
  motivo: Motivo;
  hueco: Hueco;
  /** What the text may quote of the candidate. */
  citas?: Contradiccion | { cita?: string | undefined };
}

const OFF_TOPIC: Reason[] = [{ motivo: 'fuera_de_tema', hueco: 'tema' }];

/** Skipped, or without a word: nothing to ask about. */
export const isSkipped = ({ texto, omitida }: Pick<Respuesta, 'texto' | 'omitida'>): boolean =>
  omitida || !/[\p{L}\p{N}]/u.test(texto);

function contentReasons(
  { pregunta }: PreguntaUbicada,
  own: readonly Turno[],
  turnos: readonly Turno[],
  asked: ReadonlySet<Hueco | undefined>,
): Reason[] {
  const answers = own.map(({ respuesta }) => respuesta?.texto ?? '');
  const ultima = answers.at(-1) ?? '';
  const reasons: Reason[] = [];
  if (timesAsked(turnos, 'contradiccion') < TIMES_MAX && !asked.has('contradiccion')) {
    const others = turnos.filter((turno) => !own.includes(turno)).map(({ respuesta }) => respuesta?.texto ?? '');
    const citas = findContradiction(ultima, answers.slice(0, -1), others);
    if (citas) reasons.push({ motivo: 'contradiccion', hueco: 'contradiccion', citas });
  }
  const { oraciones: fresh } = readAnswer(ultima);
  if (asked.size > 0 && addsNothing(fresh)) return reasons;
  const oraciones = answers.flatMap((texto) => readAnswer(texto).oraciones);
  const citas = { cita: quotePhrase(fresh) };
  const gaps = isBrief(oraciones)
    ? briefReasons(asked)
    : pregunta.tipo === 'conductual'
      ? starReasons(oraciones, asked)
      : openReasons(oraciones, asked);
  return [...reasons, ...gaps.map((gap) => ({ ...gap, citas }))];
}

const timesAsked = (turnos: readonly Turno[], wanted: Hueco) => turnos.filter(({ hueco }) => hueco === wanted).length;

const countOf = (oraciones: readonly Oracion[]) => oraciones.reduce((sum, { tokens }) => sum + tokens.length, 0);

/** A follow-up was answered with a few general words: a person would move on. */
function addsNothing(oraciones: readonly Oracion[]): boolean {
  return countOf(oraciones) < NEW_WORDS_MIN && readStar(oraciones).faltan.length === PARTES_STAR.length;
}

function isBrief(oraciones: readonly Oracion[]): boolean {
  const { faltan, soloGrupo } = readStar(oraciones);
  return countOf(oraciones) < BRIEF_WORDS_MIN && faltan.length === PARTES_STAR.length && !soloGrupo;
}

const briefReasons = (asked: ReadonlySet<Hueco | undefined>): Reason[] =>
  asked.size > 0 ? [] : [{ motivo: 'breve', hueco: 'brevedad' }];

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
  const words = countOf(oraciones);
  const vague = words < VAGUE_WORDS_MAX && oraciones.some((oracion) => VAGUE.test(oracion.plain));
  return words < OPEN_WORDS_MIN || vague ? [{ motivo: 'concrecion', hueco: 'concrecion' }] : [];
}

/** The first wording that was not used, from a starting point that varies along the interview but not between runs. */
function compose({ motivo, citas = {} }: Reason, said: readonly string[]): string | undefined {
  const filled = rotate(TEXTOS[motivo], said.length).flatMap((variant) => {
    const texto = Object.entries(citas).reduce(
      (text, [name, cita]) => (cita ? text.replace(`{${name}}`, () => cita) : text),
      variant,
    );
    return texto.includes('{') ? [] : [{ texto, citada: texto !== variant }];
  });
  // Their own words first, every other time: it shows that the answer was read.
  const ordered = said.length % 2 === 0 ? filled.toSorted((a, b) => Number(b.citada) - Number(a.citada)) : filled;
  const isRepeated = repeatedIn(said);
  return ordered.find(({ texto }) => !isRepeated(texto))?.texto;
}

function rotate<T>(items: readonly T[], by: number): T[] {
  const start = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
