import type { Competencia } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { PARTES_STAR, type ParteStar } from '../../../lenguaje/star.ts';
import { contentStems, isFunctionWord } from '../../../lenguaje/tokens.ts';
import { verbForm } from '../../../lenguaje/verbs.ts';
import type { Clase, Hallazgo, Hallazgos } from './findings.ts';
import type { Mencion } from './indicators.ts';
import type { Frase, Historia } from './transcript.ts';

/**
 * The embedded rubric. Out of what the sentences show, four figures from 0 to 1:
 *
 *     amplitud    distinct indicators, each at its best mention: the own deed itself (`analicé`) 1, within a deed or a
 *                 result 0.6, within a habit 0.5, within a claim 0.3, somebody else's deed or a word of the question said
 *                 back 0.2; a sum of 7 is full and one sentence gives at most 2 indicators
 *     relato      STAR parts of the best story told to a question about the competency
 *                 (action 0.4, result 0.25, situation 0.2, task 0.15; an action of the group only is half)
 *     concrecion  own deeds (6 distinct ones are full) 0.6, figures 0.4
 *     ancla       nearness in words to the anchor for 10 against the anchor for 1; 0.5 when neither is near
 *
 *     puntuacion = 1 + 9 × (0.40 amplitud + 0.30 relato + 0.20 concrecion + 0.10 ancla), rounded to half points
 *
 * Where every question about the competency is open, nobody was asked for a story: relato is left out and the other
 * weights share its part. Without any indicator the score never passes 4: a story may be good and about something else.
 */
export interface Medidas {
  amplitud: number;
  /** null when no question asked for a lived situation. */
  relato: number | null;
  concrecion: number;
  ancla: number;
}

const WEIGHTS = { amplitud: 0.4, relato: 0.3, concrecion: 0.2, ancla: 0.1 } as const;
const CLASS_WORTH: Readonly<Record<Clase, number>> = { hecho: 0.6, habito: 0.5, afirmacion: 0.3 };
/** An open question asks for views and habits, so those answer it. */
const OPEN_CLASS_WORTH: Readonly<Record<Clase, number>> = { hecho: 1, habito: 0.9, afirmacion: 0.8 };
const OWN_DEED_WORTH = 1;
const ECHO_WORTH = 0.2;
const FULL_BREADTH = 7;
/** Where only open questions were asked there is less to tell. */
const OPEN_FULL_BREADTH = 5;
const INDICATORS_PER_SENTENCE = 2;
const FULL_DEEDS = 6;
const PART_WORTH: Readonly<Record<ParteStar, number>> = { situacion: 0.2, tarea: 0.15, accion: 0.4, resultado: 0.25 };
const MAX_WITHOUT_INDICATORS = 4;

export function measure(competencia: Competencia, hallazgos: Hallazgos): Medidas {
  const asksForStory = hallazgos.historias.some((historia) => historia.tipo === 'conductual');
  const told = tellingStories(hallazgos);
  return {
    amplitud: breadth(hallazgos.favorables, asksForStory),
    relato: asksForStory ? Math.max(0, ...told.map(storyWorth)) : null,
    concrecion: concreteness(told, hallazgos.favorables),
    ancla: anchorLevel(competencia, hallazgos.favorables),
  };
}

/** Half points from 1 to 10. */
export function toScore({ amplitud, relato, concrecion, ancla }: Medidas): number {
  const base = WEIGHTS.amplitud * amplitud + WEIGHTS.concrecion * concrecion + WEIGHTS.ancla * ancla;
  const share = relato === null ? base / (1 - WEIGHTS.relato) : base + WEIGHTS.relato * relato;
  const raw = 1 + 9 * share;
  return Math.round(2 * (amplitud === 0 ? Math.min(raw, MAX_WITHOUT_INDICATORS) : raw)) / 2;
}

function breadth(favorables: readonly Hallazgo[], asksForStory: boolean): number {
  const worth = asksForStory ? CLASS_WORTH : OPEN_CLASS_WORTH;
  const best = new Map<string, number>();
  for (const { frase, clase, menciones } of favorables) {
    const valued = menciones.map((mencion) => ({ mencion, value: mentionWorth(frase, mencion, worth[clase]) }));
    const gain = ({ mencion, value }: (typeof valued)[number]) => value - (best.get(mencion.clave) ?? 0);
    for (const { mencion, value } of valued.toSorted((a, b) => gain(b) - gain(a)).slice(0, INDICATORS_PER_SENTENCE)) {
      best.set(mencion.clave, Math.max(best.get(mencion.clave) ?? 0, value));
    }
  }
  const sum = [...best.values()].reduce((total, value) => total + value, 0);
  return Math.min(1, sum / (asksForStory ? FULL_BREADTH : OPEN_FULL_BREADTH));
}

/** A word is worth more where it is the deed itself, and little where somebody else did it or the question said it. */
function mentionWorth(
  { oracion, hipotetica, eco }: Frase,
  { desde, hasta, clave }: Mencion,
  classWorth: number,
): number {
  const forms = oracion.tokens.flatMap((_, index) => {
    return index >= desde && index <= hasta ? [verbForm(oracion.tokens, index)] : [];
  });
  if (forms.includes('hecho_propio') && !hipotetica) return OWN_DEED_WORTH;
  const echo = clave.split(' ').every((stem) => eco.has(stem));
  return echo || forms.includes('pasado_ajeno') ? ECHO_WORTH : classWorth;
}

/** Stories about the competency that hold at least one sentence which speaks for it. */
function tellingStories({ historias, favorables }: Hallazgos): Historia[] {
  const speaking = new Set(favorables.map(({ frase }) => frase));
  return historias.filter(({ frases }) => frases.some((frase) => speaking.has(frase)));
}

export function partsOf({ frases }: Historia): Set<ParteStar> {
  return new Set(frases.flatMap((frase) => [...frase.partes]));
}

function storyWorth(historia: Historia): number {
  const parts = partsOf(historia);
  const group = !parts.has('accion') && historia.frases.some((frase) => frase.hechoDelGrupo);
  return PARTES_STAR.reduce(
    (sum, part) => sum + (parts.has(part) ? PART_WORTH[part] : 0),
    group ? PART_WORTH.accion / 2 : 0,
  );
}

export function bestStory(hallazgos: Hallazgos): Historia | undefined {
  return tellingStories(hallazgos)
    .filter((historia) => historia.tipo === 'conductual')
    .toSorted((a, b) => storyWorth(b) - storyWorth(a))[0];
}

/** Figures the candidate gave, as written (`20`, `3,5`), without repeats. */
export function figuresOf(hallazgos: Hallazgos): string[] {
  const frases = [
    ...tellingStories(hallazgos).flatMap((historia) => historia.frases),
    ...hallazgos.favorables.map((h) => h.frase),
  ];
  return [
    ...new Set(
      frases.flatMap((frase) => frase.oracion.tokens.filter(({ word }) => /^\d/.test(word)).map((t) => t.word)),
    ),
  ];
}

export function deedsOf(hallazgos: Hallazgos): string[] {
  const frases = [
    ...tellingStories(hallazgos).flatMap((historia) => historia.frases),
    ...hallazgos.favorables.map((h) => h.frase),
  ];
  return [...new Set(frases.flatMap((frase) => frase.hechosPropios))];
}

function concreteness(told: readonly Historia[], favorables: readonly Hallazgo[]): number {
  const hallazgos = { historias: told, favorables, negadas: [] };
  const deeds = Math.min(1, deedsOf(hallazgos).length / FULL_DEEDS);
  return 0.6 * deeds + 0.4 * (figuresOf(hallazgos).length > 0 ? 1 : 0);
}

function anchorLevel({ anclas }: Competencia, favorables: readonly Hallazgo[]): number {
  const said = new Set(
    favorables.flatMap(({ frase }) =>
      frase.oracion.tokens.filter(({ word }) => !isFunctionWord(word)).map((t) => t.stem),
    ),
  );
  const share = (anchor: string) => {
    const stems = new Set(contentStems(anchor));
    return stems.size === 0 ? 0 : stems.intersection(said).size / stems.size;
  };
  return Math.min(1, Math.max(0, 0.5 + 1.5 * (share(anclas[10]) - share(anclas[1]))));
}
