import { useRefresh } from '../../../../lib/use-api.ts';

/** After a change of a subscription: whatever shows it, its company, or what it brings in. */
export function useSuscripcionRefresh() {
  const refresh = useRefresh();
  return () => refresh('updateSuscripcion');
}
