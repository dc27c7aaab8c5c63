import { type Intencion, preguntas } from '#shared/entrevistas/dignidad/preguntas.ts';
import { fill, type Hechos } from './hechos.ts';

/**
 * Guarantees that hold, each by file and name of the test that proves it (`test/….unit.test.ts: is gone`), which has to be
 * there; a sentence of the answers that rests on another one is not said.
 */
export const GARANTIAS: Readonly<Record<string, string>> = {};

/** Questions of one message: the others wait for the next one. */
const ANSWERS_MAX = 2;

/** Whether there is an approved answer to this question, with what is known and guaranteed now. */
export const isAnswered = (intencion: string, hechos: Hechos): boolean => answerOf(intencion, hechos) !== undefined;

/** The approved answers to these questions. */
export function contestar(intenciones: readonly string[], hechos: Hechos): string {
  return intenciones
    .slice(0, ANSWERS_MAX)
    .flatMap((each) => answerOf(each, hechos) ?? [])
    .join('\n\n');
}

/** Buttons of the answers, each once. */
export const botonesOf = (intenciones: readonly string[]): string[] => [
  ...new Set(intenciones.slice(0, ANSWERS_MAX).flatMap((each) => preguntas().intenciones[each]?.botones ?? [])),
];

function answerOf(nombre: string, hechos: Hechos): string | undefined {
  const intencion = preguntas().intenciones[nombre];
  if (!intencion) return undefined;
  const text = textOf(intencion, hechos);
  if (text === undefined) return undefined;
  const added = intencion.anade.filter(({ si }) => (/^G\d/.test(si) ? si in GARANTIAS : hechos[si]));
  const said = [text, ...added.map(({ texto }) => texto)].map((each) => fill(each, hechos));
  return said.filter(Boolean).join(' ') || undefined;
}

function textOf(
  { garantias, hechos_necesarios, mientras_no_se_cumpla, respuesta, sin_dato }: Intencion,
  hechos: Hechos,
) {
  if (!garantias.every((each) => each in GARANTIAS)) return mientras_no_se_cumpla ?? undefined;
  return hechos_necesarios.every((each) => holds(each, hechos)) ? respuesta : (sin_dato ?? undefined);
}

/** `quien_lee`, or `entrevista_humana = sí`. */
function holds(needed: string, hechos: Hechos): boolean {
  const [name = '', value] = needed.split(' = ');
  return value === undefined ? Boolean(hechos[name]) : hechos[name] === value;
}
