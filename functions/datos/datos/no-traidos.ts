import type { NoTraido } from '#shared/datos/datos/datos.ts';
import type { Comparado } from './compare-bloque.ts';

const CONSERVADO = 'Ya está, y un archivo no cambia lo que alguien escribió o decidió';
const DEJADO = 'Ya está y es distinto: se deja como está';

/**
 * Items of a file that are not brought, kind by kind and reason by reason.
 * @param left whether it has been decided that what is there stays
 */
export function noTraidosOf(compared: readonly Comparado[], left = false): NoTraido[] {
  const all = compared.flatMap((each) => {
    const motivo = motivoOf(each, left);
    return motivo ? { entidad: each.entidad, motivo, elementos: 1 } : [];
  });
  return joined(all);
}

/** Rows of the same kind and reason joined, with their numbers added. */
export function joined(all: readonly NoTraido[]): NoTraido[] {
  const sums = new Map<string, NoTraido>();
  for (const each of all) {
    const key = `${each.entidad} ${each.motivo}`;
    sums.set(key, { ...each, elementos: (sums.get(key)?.elementos ?? 0) + each.elementos });
  }
  return [...sums.values()];
}

function motivoOf({ resultado, detalle, queda }: Comparado, left: boolean): string {
  if (resultado === 'conservado') return CONSERVADO;
  if (resultado === 'conflicto' || resultado === 'suprimido') return detalle;
  if (resultado !== 'cambiado') return '';
  return left ? DEJADO : queda;
}
