import { useRefresh } from '../../../lib/use-api.ts';

/** After a change of an interview, also one that was refused: somebody else may have been faster. */
export function useEntrevistaRefresh() {
  const refresh = useRefresh();
  return () => refresh('cancelEntrevista');
}
