import { fold } from '#shared/core/fold.ts';
import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { Evidencia } from '#shared/informes/informes/informe.ts';
import { countWords } from '../../../lenguaje/tokens.ts';

/** Fewer words than these stand in any answer: they prove nothing. */
const WORDS_MIN = 3;
const CHARS_MAX = 600;
const QUOTE_MARKS = '["\'«»“”„‘’‚‹›`´]';

export interface CitaModelo {
  /** Number of the turn, as the prompt names it. */
  turno: number;
  texto: string;
}

/**
 * Where a quote of a model really stands: letter by letter, or but for blanks and quote marks, which models set their own
 * way. What comes back is the original's span. The named turn is tried first. Undefined when no answer says it, when it
 * is too short to prove anything, or when it only says the question back.
 */
export function locateCita(turnos: readonly Turno[], { turno: secuencia, texto }: CitaModelo): Evidencia | undefined {
  const cita = texto
    .trim()
    .replace(new RegExp(`^(?:${QUOTE_MARKS}|…|\\.\\.\\.)+|(?:${QUOTE_MARKS}|…|\\.\\.\\.)+$`, 'gu'), '');
  if (countWords(cita) < WORDS_MIN || cita.length > CHARS_MAX) return undefined;
  const first = turnos.filter((turno) => turno.secuencia === secuencia);
  for (const { turnoId, respuesta, pregunta } of [...first, ...turnos]) {
    if (!respuesta || respuesta.omitida || fold(pregunta).includes(fold(cita))) continue;
    const span = findSpan(respuesta.texto, cita);
    if (span) return { turnoId, ...span };
  }
  return undefined;
}

function findSpan(respuesta: string, cita: string): Omit<Evidencia, 'turnoId'> | undefined {
  const exact = respuesta.indexOf(cita);
  if (exact >= 0) return { inicio: exact, fin: exact + cita.length, cita };
  const tolerant = cita
    .split(/(\s+|["'«»“”„‘’‚‹›`´])/u)
    .map((piece) =>
      /^\s+$/u.test(piece) ? '\\s+' : new RegExp(QUOTE_MARKS, 'u').test(piece) ? QUOTE_MARKS : escaped(piece),
    )
    .join('');
  const found = new RegExp(tolerant, 'u').exec(respuesta);
  return found ? { inicio: found.index, fin: found.index + found[0].length, cita: found[0] } : undefined;
}

const escaped = (piece: string) => piece.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
