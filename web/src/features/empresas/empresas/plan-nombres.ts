import { useSession } from '../../../lib/session.ts';
import { useApi } from '../../../lib/use-api.ts';

export const planesQuery = { limit: 100 };

/** What each plan is called, for those that may read the plans. */
export function usePlanNombres(): Map<string, string> {
  const { isSuperadmin } = useSession();
  const { data } = useApi(isSuperadmin ? 'listPlanes' : null, { query: planesQuery });
  return new Map(data?.data.map(({ id, nombre }) => [id, nombre]));
}
