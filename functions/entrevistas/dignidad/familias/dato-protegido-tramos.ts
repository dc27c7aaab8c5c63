import type { Hallado } from '../familia.ts';
import { keyOf } from '../lectura/spelling.ts';
import type { Voz } from './dato-protegido-enlace.ts';
import { finalOf, UNEN } from './dato-protegido-final.ts';

/** Findings of a group of patterns about the writer, of most weight first: one span has one subtype. */
export const SUBTIPOS = {
  menor: 'menores',
  menor_allegado: 'menor_allegado',
  victima: 'victima',
  salud: 'salud',
  salud_imperfecto: 'salud',
  discapacidad: 'discapacidad',
  sindicato: 'sindicato',
  religion: 'religion',
  religion_imperfecto: 'religion',
  politica: 'politica',
  politica_imperfecto: 'politica',
  origen: 'origen',
  orientacion: 'orientacion_identidad',
  antecedentes: 'antecedentes',
  antecedentes_imperfecto: 'antecedentes',
  familia: 'embarazo_familia',
  familia_imperfecto: 'embarazo_familia',
  edad: 'edad',
  economica: 'situacion_economica',
  allegado: 'embarazo_familia',
} as const;
export type Grupo = keyof typeof SUBTIPOS;
export const GRUPOS = Object.keys(SUBTIPOS) as Grupo[];

export interface Dato {
  grupo: Grupo;
  desde: number;
  hasta: number;
  oracion: number;
}

export const subtipoDeGrupo = (grupo: string) => grupo.replace(/_imperfecto$/, '');

/** With its grade, its place and how long: as long as what follows belongs to the datum. */
export function withTail<G extends Grupo>(
  hallado: Hallado,
  voces: readonly Voz[],
  {
    desde,
    hasta,
    oracion,
    grupo,
    subtipo,
  }: { desde: number; hasta: number; oracion: number; grupo: G; subtipo: string },
): Dato {
  let end = finalOf(hallado, voces, { subtipo, desde, hasta, oracion });
  // What a gap of a pattern took along and does not end a clause.
  const { palabras } = hallado.lectura;
  while (end > desde + 1 && palabras[end - 1]?.keys.some((key) => UNENDING.has(key))) end--;
  const { texto } = hallado.lectura;
  if (end > desde + 2 && /[,:;(]/u.test(texto.slice(palabras[end - 2]?.fin, palabras[end - 1]?.inicio))) end--;
  const before = palabras[desde - 1];
  const start = hallado.lectura.oraciones[oracion]?.desde ?? 0;
  const from = desde > start && before?.keys.some((key) => NEGATED.has(key)) ? desde - 1 : desde;
  return { desde: from - verbsBefore(palabras, from, start), hasta: end, grupo, oracion };
}
/** `tengo que inyectarme`, `acabo de salir`: the verb on which that of the datum depends. */
function verbsBefore(palabras: Hallado['lectura']['palabras'], desde: number, start: number): number {
  const has = (at: number, words: ReadonlySet<string>) =>
    at >= start && (palabras[at]?.keys ?? []).some((key) => words.has(key));
  if (!(palabras[desde]?.keys ?? []).some((key) => /[aei]r(?:me|nos)?$/.test(key))) return 0;
  if (has(desde - 1, LIGAN) && has(desde - 2, RIGEN)) return 2;
  return has(desde - 1, RIGEN) ? 1 : 0;
}
const LIGAN = new Set(['que', 'a', 'de'].map(keyOf));
const RIGEN = new Set(
  'tengo tuve tenia voy iba acabo debo puedo quiero necesito suelo deje trato logre'.split(' ').map(keyOf),
);
const UNENDING = new Set(
  'y e o u ni pero aunque porque sino mientras de del desde que por para con a al en el la los las un una me se mi mis le les lo su cuando como entonces asi ya no yo si fue era es muy sin'
    .split(' ')
    .map(keyOf),
);
const NEGATED = new Set(['no', 'nunca', 'tampoco', 'yo', 'como'].map(keyOf));

/** Two data with nothing but one word, or joining words, between them. */
function areOne(lectura: Hallado['lectura'], last: Dato, dato: Dato): boolean {
  if (dato.desde <= last.hasta + 1) return true;
  return (
    dato.desde - last.hasta <= 3 &&
    lectura.palabras.slice(last.hasta, dato.desde).every(({ keys }) => keys.some((key) => UNEN.has(key)))
  );
}
/** Data that overlap, or have hardly anything between them, are one span. */
export function joined({ lectura }: Hallado, datos: readonly Dato[]): Dato[] {
  const spans: Dato[] = [];
  for (const dato of datos.toSorted((a, b) => a.desde - b.desde || b.hasta - a.hasta)) {
    const last = spans.at(-1);
    if (!last || dato.oracion !== last.oracion || !areOne(lectura, last, dato)) spans.push({ ...dato });
    else {
      last.hasta = Math.max(last.hasta, dato.hasta);
      if (GRUPOS.indexOf(dato.grupo) < GRUPOS.indexOf(last.grupo)) last.grupo = dato.grupo;
    }
  }
  return spans;
}

export function tramoOf({ lectura }: Hallado, { desde, hasta }: Dato): { inicio: number; fin: number } {
  const inicio = lectura.palabras[desde]?.inicio ?? 0;
  const fin = lectura.palabras[hasta - 1]?.fin ?? inicio;
  return { inicio, fin: fin + (/^\s?%/u.exec(lectura.texto.slice(fin))?.[0].length ?? 0) };
}
