import type { Conservacion } from '#shared/datos/conservacion/conservacion.ts';
import { MESES_POR_DEFECTO } from '#shared/datos/conservacion/plazos.ts';
import { formatDate } from '../../../../lib/dates.ts';

export const plazoText = (meses: number | null) => (meses === null ? 'Sin límite' : `${meses} meses sin actividad`);

export const PLAZO_POR_DEFECTO = `${MESES_POR_DEFECTO} meses sin actividad`;

/** Where the term comes from. */
export function origenText({ esPorDefecto, por, fecha }: Conservacion): string {
  if (esPorDefecto || !por) return 'Es el plazo de la plataforma: la empresa no ha decidido otro.';
  return `Lo decidió ${por.nombre} el ${formatDate(fecha)}.`;
}
