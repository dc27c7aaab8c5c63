import { useEffect, useEffectEvent } from 'react';
import type { Operacion } from '#shared/datos/datos/datos.ts';
import { useRefresh } from '../../../../lib/use-api.ts';

/** Nobody has to do anything, and it moves by itself. */
const RUNNING: readonly Operacion['estado'][] = ['esperando', 'en_curso', 'deshaciendo'];
export const isRunning = ({ estado }: Operacion) => RUNNING.includes(estado);

/** After something was begun: everything that tells of it is read again. */
export function useDatosRefresh() {
  const refresh = useRefresh();
  return () => refresh('listOperaciones', 'listCopias', 'getResumenDatos');
}

/** Those that are going on. What they change besides their own list, figures and the store, is read again when they end. */
export function useRunning(rows: readonly Operacion[] | undefined): Operacion[] {
  const refresh = useRefresh();
  const running = rows?.filter(isRunning) ?? [];
  const isBusy = running.length > 0;
  const onEnd = useEffectEvent(() => void refresh('getResumenDatos', 'getPanel'));
  useEffect(() => (isBusy ? () => onEnd() : undefined), [isBusy]);
  return running;
}
