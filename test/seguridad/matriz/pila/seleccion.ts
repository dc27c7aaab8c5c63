import { llegaAUnaEmpresa } from '../aislamiento.ts';
import type { Sonda } from '../sonda.ts';

/** Who is refused is refused before a body is read: these ideas try the door, and the others the same door again. */
const ANTE_LA_PUERTA = [
  'propio',
  'id ajeno',
  'id y empresaId ajenos en las cabeceras',
  'rol y método en las cabeceras',
];
/** An id that is no id is refused by its form, whoever sends it: one for each way in. */
const MALFORMADO = / \(\w+\)$/;
const QUIEN_LO_MANDA = ['anónimo', 'superadmin', 'admin de A', 'candidato'];

/** A request takes a hundred times as long as in the process: those are sent that say something of their own. */
export function conGuardia({ espera, variante, identidad }: Sonda): boolean {
  if (MALFORMADO.test(variante)) return espera !== 'rechazo' && QUIEN_LO_MANDA.includes(identidad.nombre);
  return espera !== 'rechazo' || ANTE_LA_PUERTA.includes(variante);
}

/** Without the roles before the table, only what gets as far as it can show a difference. */
export const sinGuardia = (sonda: Sonda): boolean => conGuardia(sonda) && llegaAUnaEmpresa(sonda);
