import { useApi } from './use-api.ts';

/** The company's counters, as the server keeps them. A figure that could not be loaded is a dash, never a zero. */
export function usePanelFigures() {
  const { data: panel, error } = useApi('getPanel');
  const show = (value: number | string | undefined) => value ?? (error ? '—' : undefined);
  return { panel, show };
}
export type PanelFigures = ReturnType<typeof usePanelFigures>;
