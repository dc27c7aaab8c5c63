import { fold } from '#shared/core/fold.ts';
import { readAnswer } from '../../../../lenguaje/steering.ts';
import { sameStem } from '../../../../lenguaje/stem.ts';
import { UNSAFE } from './candidate-phrase.ts';
import { type Afirmacion, readStatements } from './statements.ts';

/** Two statements of the candidate that do not fit together, in their own words. */
export interface Contradiccion {
  antes: string;
  ahora: string;
}

/** These hold all along; the others only within one story, since every story has its own team, terms and results. */
const THROUGHOUT: ReadonlySet<Afirmacion['clase']> = new Set(['experiencia', 'vivencia']);

/** The speaker says that things changed, or puts a former statement right: nothing is left to ask. */
const EXPLAINED =
  /\b(?:en realidad|me (?:equivoque|confundi|he equivocado)|perdon|quiero decir|mejor dicho|corrijo|rectifico|al principio|al final eramos|despues|luego|mas tarde|crecimos|llegamos a ser|pasamos a|contando|contandome|incluyendo|sin contar|en otra|otro (?:equipo|proyecto|caso)|otra (?:empresa|vez)|por separado|en cambio)\b/;

/**
 * What the last answer says against an earlier one; undefined in any doubt. Only different answers are compared, since
 * within one answer people put themselves right.
 */
export function findContradiction(
  ultima: string,
  mismaHistoria: readonly string[],
  otras: readonly string[],
): Contradiccion | undefined {
  const said = (texto: string) => readAnswer(texto).oraciones;
  const last = said(ultima);
  if (last.some(({ plain }) => EXPLAINED.test(plain))) return undefined;
  const now = readStatements(last);
  if (now.length === 0) return undefined;
  const story = mismaHistoria.flatMap((texto) => readStatements(said(texto)));
  const rest = otras.flatMap((texto) => readStatements(said(texto))).filter(({ clase }) => THROUGHOUT.has(clase));
  for (const ahora of now) {
    const antes = [...story, ...rest].find((each) => disagree(each, ahora));
    if (antes && isSayable(antes.cita) && isSayable(ahora.cita)) return { antes: antes.cita, ahora: ahora.cita };
  }
  return undefined;
}

const isSayable = (cita: string) => cita !== '' && !UNSAFE.test(fold(cita));

function disagree(a: Afirmacion, b: Afirmacion): boolean {
  if (a.clase !== b.clase || a.valor === b.valor) return false;
  const apart = Math.abs(a.valor - b.valor);
  const ratio = Math.max(a.valor, b.valor) / Math.max(1, Math.min(a.valor, b.valor));
  switch (a.clase) {
    case 'experiencia':
      return apart >= 2 && ratio > 1.25 && sameMatter(a.asunto, b.asunto);
    case 'personas':
      // One more or less may be the speaker.
      return apart >= 2;
    case 'plazo':
      return ratio >= 1.5 && sameMatter(a.asunto, b.asunto);
    case 'porcentaje':
      return shared(a.asunto, b.asunto) >= 2;
    case 'fecha':
    case 'compania':
      return true;
    case 'vivencia':
      return a.valor === 0 ? denies(a.asunto, b.asunto) : denies(b.asunto, a.asunto);
  }
}

const shared = (a: readonly string[], b: readonly string[]) =>
  a.filter((one) => b.some((other) => sameStem(one, other))).length;

/** Both name nothing, or they share a word. */
const sameMatter = (a: readonly string[], b: readonly string[]) =>
  a.length === 0 || b.length === 0 ? a.length === b.length : shared(a, b) > 0;

/** All that was denied is told as lived: the same verb, and every word of the denial. */
function denies([verbo, ...objeto]: readonly string[], [hecho, ...resto]: readonly string[]): boolean {
  return verbo !== undefined && hecho !== undefined && verbo === hecho && shared(objeto, resto) === objeto.length;
}
