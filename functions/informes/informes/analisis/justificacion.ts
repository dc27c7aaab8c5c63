import type { Competencia } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { PARTES_STAR, type ParteStar } from '../../../lenguaje/star.ts';
import type { Hallazgos } from './findings.ts';
import { bestStory, deedsOf, figuresOf, partsOf } from './score.ts';
import { clip, counted, decimal, joinList, quoted } from './spanish-text.ts';
import { SIN_EVIDENCIA } from './verify-evidencia.ts';

const PART_NAMES: Readonly<Record<ParteStar, string>> = {
  situacion: 'la situación',
  tarea: 'la tarea',
  accion: 'la acción propia',
  resultado: 'el resultado',
};
const SHOWN_MAX = 5;

/** Why this score, in sentences that a person can check: anchor, what was found, what was missing. */
export function justify(competencia: Competencia, hallazgos: Hallazgos, puntuacion: number): string {
  return [
    nearestAnchor(competencia, puntuacion),
    foundIndicators(hallazgos),
    storyParts(hallazgos),
    concreteness(hallazgos),
    denied(hallazgos),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** Few words are no low score: the quotes stay for the reader, the figure does not. */
export function justifyTooLittle(palabras: number): string {
  return `Sin datos suficientes: con ${counted(palabras, 'palabra', 'palabras')} en toda la entrevista no se puntúa ninguna competencia.`;
}

export function justifyNothing({ historias, negadas }: Hallazgos): string {
  const reason =
    historias.length === 0
      ? 'no hay respuestas a las preguntas sobre esta competencia.'
      : 'las respuestas no contienen indicadores ni hechos propios que puedan citarse para esta competencia.';
  return [`${SIN_EVIDENCIA}: ${reason}`, denied({ favorables: [], historias, negadas })].filter(Boolean).join(' ');
}

function nearestAnchor({ anclas }: Competencia, puntuacion: number): string {
  const near = puntuacion < 3 ? 1 : puntuacion < 7.5 ? 5 : 10;
  const text = quoted(clip(anclas[near], 160).replace(/\.$/, ''));
  if (puntuacion === near) return `Está a la altura del ancla ${near}, que dice: ${text}.`;
  const between = puntuacion < 5 ? 'las anclas 1 y 5' : 'las anclas 5 y 10';
  // 3 and 7.5 stand right in the middle.
  if (puntuacion === 3 || puntuacion === 7.5) {
    return `Con ${decimal(puntuacion)} queda a medio camino entre ${between}; la ${near} dice: ${text}.`;
  }
  return `Con ${decimal(puntuacion)} queda entre ${between}, más cerca de la ${near}, que dice: ${text}.`;
}

function foundIndicators({ favorables }: Hallazgos): string {
  const words = new Map<string, string>();
  for (const { frase, menciones } of favorables) {
    for (const { clave, desde, hasta } of menciones) {
      const { tokens, inicio, texto } = frase.oracion;
      const surface = texto.slice((tokens[desde]?.inicio ?? 0) - inicio, (tokens[hasta]?.fin ?? 0) - inicio);
      if (!words.has(clave)) words.set(clave, surface.toLowerCase());
    }
  }
  if (words.size === 0) {
    return 'No apareció ningún indicador de la rúbrica; solo se han tenido en cuenta los hechos que cuenta, y por eso la puntuación no pasa de 4.';
  }
  const shown = [...new Set(words.values())].slice(0, SHOWN_MAX).map(quoted);
  const answers = new Set(favorables.map(({ frase }) => frase.turnoId)).size;
  return `Se ${words.size === 1 ? 'encontró' : 'encontraron'} ${counted(words.size, 'indicador', 'indicadores')} (${joinList(shown)}${words.size > SHOWN_MAX ? ', entre otros' : ''}) en ${counted(answers, 'respuesta', 'respuestas')}.`;
}

function storyParts(hallazgos: Hallazgos): string {
  const story = bestStory(hallazgos);
  if (!story) return '';
  const parts = partsOf(story);
  const present = PARTES_STAR.filter((part) => parts.has(part)).map((part) => PART_NAMES[part]);
  const missing = PARTES_STAR.filter((part) => !parts.has(part)).map((part) => PART_NAMES[part]);
  if (missing.length === 0) return 'Su relato más completo incluye situación, tarea, acción y resultado.';
  if (present.length === 0) return 'Faltó un relato con situación, tarea, acción y resultado.';
  return `Su relato más completo incluye ${joinList(present)}; ${missing.length === 1 ? 'faltó' : 'faltaron'} ${joinList(missing)}.`;
}

function concreteness(hallazgos: Hallazgos): string {
  const deeds = deedsOf(hallazgos).length;
  const figures = figuresOf(hallazgos);
  const shown = joinList(figures.slice(0, 4));
  if (deeds === 0) {
    return figures.length === 0
      ? 'No cuenta acciones propias ni da cifras.'
      : `No cuenta acciones propias; da cifras (${shown}).`;
  }
  const told = `Cuenta ${counted(deeds, 'acción propia', 'acciones propias')}`;
  return figures.length === 0 ? `${told}, sin cifras.` : `${told} y da cifras (${shown}).`;
}

function denied({ negadas }: Hallazgos): string {
  const first = negadas[0];
  if (!first) return '';
  const said = clip(first.oracion.texto, 120).replace(/\.$/, '');
  return `Esta frase parece negarla y no suma: ${quoted(said)}. Conviene leerla en su contexto.`;
}
