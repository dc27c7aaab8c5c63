import { useSession } from '../../lib/session.ts';
import { useApi } from '../../lib/use-api.ts';

/** The report that has waited longest for somebody to validate it, other than this one; for those who may. */
export function useCola(exceptId?: string) {
  const { can, hasEmpresa } = useSession();
  const reviews = hasEmpresa && can('manage_interviews');
  // Two, since the one that has just been validated may be among them for a moment.
  const oldest = useApi(reviews ? 'listInformes' : null, { query: { estado: 'analizada', orden: 'fecha', limit: 2 } });
  const waiting = oldest.data?.data.filter(({ entrevistaId }) => entrevistaId !== exceptId);
  return { reviews, next: waiting?.[0], isLoading: reviews && !oldest.data && !oldest.error };
}
