import type { Marca, Respuesta, Turno } from './turno.ts';

/** Stands for each character of what is covered, so that places in a text never move. */
const CUBIERTO = '·';
/** Words in the place of a covered part, for people and models who read the text. */
export const DATO_PERSONAL = '[dato personal]';

/**
 * A turn as those may read it who are not the candidate: what is `tapado` is covered, character by character. The only
 * way to an answer's text outside of the candidate's own room (`medicion/dignidad`, rules 9 and 44).
 */
export const visible = <T extends Turno>(turno: T): T => withTexto(turno, ['tapado']);

/**
 * The same as it may be used for follow-ups, evidence and prompts: without what was set apart either, and without an answer
 * that a person has to read first.
 */
export function utilizable<T extends Turno>(turno: T): T {
  const { respuesta } = turno;
  if (!respuesta?.nota) return withTexto(turno, ['tapado', 'apartado']);
  return { ...turno, respuesta: { ...respuesta, texto: '', omitida: true, marcas: [] } };
}

function withTexto<T extends Turno>(turno: T, codigos: readonly Marca['codigo'][]): T {
  const { respuesta } = turno;
  const covered = respuesta?.marcas?.filter(({ codigo }) => codigos.includes(codigo)) ?? [];
  if (!respuesta || covered.length === 0) return turno;
  return { ...turno, respuesta: { ...respuesta, texto: cover(respuesta.texto, covered) } };
}

/** Line breaks stay: paragraphs are no secret. */
function cover(texto: string, marcas: readonly Marca[]): string {
  let covered = texto;
  for (const { inicio, fin } of marcas) {
    const hidden = covered.slice(inicio, fin).replace(/[^\n]/g, CUBIERTO);
    covered = covered.slice(0, inicio) + hidden + covered.slice(inicio + hidden.length);
  }
  return covered;
}

/** A piece of an answer and whether it is marked. */
export interface Tramo {
  texto: string;
  inicio: number;
  codigo?: Marca['codigo'];
}

/** An answer in pieces, in order: what is `tapado` has `DATO_PERSONAL` for a text, however it is stored. */
export function tramosOf({ texto, marcas = [] }: Pick<Respuesta, 'texto' | 'marcas'>): Tramo[] {
  const tramos: Tramo[] = [];
  let at = 0;
  for (const { inicio, fin, codigo } of marcas) {
    if (inicio > at) tramos.push({ texto: texto.slice(at, inicio), inicio: at });
    tramos.push({ texto: codigo === 'tapado' ? DATO_PERSONAL : texto.slice(inicio, fin), inicio, codigo });
    at = fin;
  }
  if (at < texto.length) tramos.push({ texto: texto.slice(at), inicio: at });
  return tramos;
}

/**
 * An answer as a text to read, with `DATO_PERSONAL` where something is covered.
 * @param apartado stands for what was set apart, where that is not read either
 */
export const legible = (respuesta: Pick<Respuesta, 'texto' | 'marcas'>, apartado?: string): string =>
  tramosOf(respuesta)
    .map(({ texto, codigo }) => (codigo === 'apartado' ? (apartado ?? texto) : texto))
    .join('');

/** Whether a piece of an answer touches what is marked: then it is no evidence. */
export const touchesMarca = ({ marcas = [] }: Pick<Respuesta, 'marcas'>, from: number, to: number): boolean =>
  marcas.some(({ inicio, fin }) => inicio < to && from < fin);
