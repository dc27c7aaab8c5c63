import { accesoOf } from './identidades.ts';
import type { Sonda } from './sonda.ts';

/** One for each way in; whoever is of company B asks for A's things as these ask for B's. */
const QUIEN_LO_MANDA = ['anónimo', 'superadmin', 'admin de A', 'operador de A', 'candidato'];
/** Whether a probe names something of another company. */
export const nombraOtra = ({ variante }: Sonda) => /ajen/.test(variante);
/** So many hostile ideas go by for each that is tried; no multiple of how many a route has, so that all have their turn. */
const CADA = 5;

/**
 * A part of the matrix that leaves out no route, identity or way to another company: everybody sends the route's own
 * request, whoever may sends the other company's, and of the other hostile ideas they send each fifth.
 */
export function muestra(): (sonda: Sonda) => boolean {
  let others = 0;
  return (sonda) => {
    const { row, identidad, variante } = sonda;
    if (variante === 'propio') return true;
    if (accesoOf(identidad, row) !== 'permitido' || !QUIEN_LO_MANDA.includes(identidad.nombre)) return false;
    return nombraOtra(sonda) || variante === 'id inexistente' || others++ % CADA === 0;
  };
}
