import type { Coincidencia, Hallado } from '../familia.ts';

type Lectura = Hallado['lectura'];

/** The keys of a word of the text, none beyond it. */
export const keysAt = (lectura: Lectura, at: number): readonly string[] => lectura.palabras[at]?.keys ?? [];

/** The clause ends there, by a sign or by its name, as who dictates says it. */
export const endsClause = (lectura: Lectura, { oracion, hasta }: Coincidencia) =>
  keysAt(lectura, hasta).some((key) => key === 'koma' || key === 'punto') ||
  (lectura.oraciones[oracion]?.clausulas ?? []).some((clausula) => clausula.hasta === hasta);

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

/**
 * Complements that make it a way of living or a part of life: «la vida de oficina», «vivir lejos», «despertarme a las
 * cuatro».
 */
export function wayOfLiving({ lectura, hay }: Hallado, en: Coincidencia): boolean {
  if (endsClause(lectura, en)) return false;
  // «No quería vivir más en Lima».
  const at = keysAt(lectura, en.hasta).some((key) => key === 'mas' || key === 'ya') ? en.hasta + 1 : en.hasta;
  const next = keysAt(lectura, at);
  const after = keysAt(lectura, at + 1);
  if (next.includes('kon') && !after.some((key) => /^(est|tant|semejant|es[aeo]|lo$|kulp|dolor)/.test(key)))
    return true;
  if (next.some((key) => key === 'asi' || key === 'ya' || key === 'mas')) return false;
  if (next.includes('de') && after.some((key) => /^(mierda|perro|perros|puta|porkeria|esta|este|asi)/.test(key)))
    return false;
  if (next.includes('en') && after.some((key) => /^(este|esta|la|paz)$/.test(key)) && hay(en, 'esteMundo'))
    return false;
  return next.some(
    (key) =>
      WAY.has(key) ||
      /^(?!kuando).{3,}[ae]ndo$|^(labora|profesional|nokturn|sosia|familia|personal|privad|publik|akademik|solter|sedentari|rutinari|korriend|temprano|tard|lej)/.test(
        key,
      ),
  );
}
const WAY = new Set(
  'a al de del en komo lejos serka fuera bajo sobre segun alla ayi donde rodeado rodeada enserrado enserrada temprano util tras'.split(
    ' ',
  ),
);
