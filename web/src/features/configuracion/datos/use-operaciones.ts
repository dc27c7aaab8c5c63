import type { Operacion } from '#shared/datos/datos.ts';
import { useRefresh } from '../../../lib/use-api.ts';

/** Nobody has to do anything, and it moves by itself. */
const RUNNING: readonly Operacion['estado'][] = ['esperando', 'en_curso', 'deshaciendo'];
export const isRunning = ({ estado }: Operacion) => RUNNING.includes(estado);

/** After something was begun: everything that tells of it is read again. */
export function useDatosRefresh() {
  const refresh = useRefresh();
  return () => refresh('listOperaciones', 'listCopias', 'getResumenDatos');
}
