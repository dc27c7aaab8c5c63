import type { SWRConfiguration } from 'swr';
import { useApi } from './use-api.ts';

/** The counters of the company that is worked in, as the server keeps them. */
export function usePanelEmpresa(config?: Pick<SWRConfiguration, 'revalidateOnFocus'>) {
  const { data, error, mutate, isValidating } = useApi('getPanel', undefined, config);
  return { panel: data?.ambito === 'empresa' ? data : undefined, error, mutate, isValidating };
}

/** A figure that could not be loaded is a dash, never a zero. */
export function usePanelFigures() {
  const { panel, error } = usePanelEmpresa();
  const show = (value: number | string | undefined) => value ?? (error ? '—' : undefined);
  return { panel, show };
}
