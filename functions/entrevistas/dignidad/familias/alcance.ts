import type { Coincidencia, Hallado } from '../familia.ts';

type Lectura = Hallado['lectura'];

/** The keys of a word of the text, none beyond it. */
export const keysAt = (lectura: Lectura, at: number): readonly string[] => lectura.palabras[at]?.keys ?? [];

export const endsClause = ({ oraciones }: Lectura, { oracion, hasta }: Coincidencia) =>
  (oraciones[oracion]?.clausulas ?? []).some((clausula) => clausula.hasta === hasta);

const OBJETO = new Set('en del ai ayi aya mientras ante el la los las un una ke mas si kuando asta'.split(' '));
const CON = new Set(['kon', 'de']);
const ARTICULO = new Set('el la los las ese esa esos esas mi mis su sus un una lo'.split(' '));

/** «No puedo más» alone is of the whole life; «no puedo más con ese horario» is of the hours. */
export function ofSomething(lectura: Lectura, en: Coincidencia): boolean {
  if (endsClause(lectura, en)) return false;
  const has = (at: number, words: ReadonlySet<string>) => keysAt(lectura, at).some((key) => words.has(key));
  return has(en.hasta, OBJETO) || (has(en.hasta, CON) && has(en.hasta + 1, ARTICULO));
}
