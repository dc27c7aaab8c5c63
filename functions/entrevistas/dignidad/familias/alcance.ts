import type { Coincidencia, Hallado } from '../familia.ts';

type Lectura = Hallado['lectura'];

/** The keys of a word of the text, none beyond it. */
export const keysAt = (lectura: Lectura, at: number): readonly string[] => lectura.palabras[at]?.keys ?? [];

export const endsClause = ({ oraciones }: Lectura, { oracion, hasta }: Coincidencia) =>
  (oraciones[oracion]?.clausulas ?? []).some((clausula) => clausula.hasta === hasta);

const OBJETO = new Set('en del ai ayi aya mientras ante el la los las un una ke mas si kuando asta'.split(' '));
const CON = new Set(['kon', 'de']);
const ARTICULO = new Set('el la los las ese esa esos esas mi mis su sus un una lo'.split(' '));

const ABIERTO = new Set(
  'asi esto esta este estas tanto tanta ni nada de kon ya segir bibir dios por perdon diskulpe diskulpa y y todo'.split(
    ' ',
  ),
);

/** «Casi lloro»; not «casi no puedo respirar». */
export const almost = (lectura: Lectura, { desde }: Coincidencia) =>
  keysAt(lectura, desde).includes('kasi') ||
  (keysAt(lectura, desde - 1).includes('kasi') && !keysAt(lectura, desde).includes('no'));

/** A cause that ends with the effort: «me falta el aire al subir», «casi me desmayo del calor». */
export function ofEffort(lectura: Lectura, en: Coincidencia, ofBody = false): boolean {
  const next = keysAt(lectura, en.hasta);
  const after = keysAt(lectura, en.hasta + 1);
  if (almost(lectura, en)) return true;
  if (endsClause(lectura, en)) return false;
  if (next.some((key) => ['del', 'kuando', 'si'].includes(key))) return true;
  if (next.includes('al')) return after.some((key) => /[aei]r(me|lo|la)?$/.test(key));
  if (next.includes('por')) return after.some((key) => /[aei]r(me|lo|la)?$/.test(key));
  if (next.includes('de')) return after.some((key) => /[aei]r(me|lo|la)?$/.test(key) || key === 'tanto');
  if (next.includes('en')) return ofBody && after.some((key) => ARTICULO.has(key));
  return next.includes('kon') && !after.some((key) => /^(esto|esta|estas|este|todo|nada)$/.test(key));
}

/** «No puedo más» alone is of the whole life; «no puedo más con ese horario» is of the hours. */
export function ofSomething(lectura: Lectura, en: Coincidencia): boolean {
  if (endsClause(lectura, en)) return false;
  const has = (at: number, words: ReadonlySet<string>) => keysAt(lectura, at).some((key) => words.has(key));
  if (
    keysAt(lectura, en.hasta - 1).includes('mas') &&
    /agu|sop|resi/.test(lectura.texto.slice(en.inicio, en.fin)) &&
    !has(en.hasta, ABIERTO)
  )
    return true;
  return has(en.hasta, OBJETO) || (has(en.hasta, CON) && has(en.hasta + 1, ARTICULO));
}
