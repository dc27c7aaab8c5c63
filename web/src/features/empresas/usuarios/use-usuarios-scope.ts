import { useSession } from '../../../lib/session.ts';
import { useRefresh } from '../../../lib/use-api.ts';

/**
 * Whose users the screen manages: the company's, or for a superadmin who has chosen none the whole platform. These calls
 * are bound to no company by themselves, so a superadmin's choice goes along as a query.
 */
export function useUsuariosScope() {
  const { isSuperadmin, empresaId, user } = useSession();
  const refresh = useRefresh();
  return {
    yo: user,
    isSuperadmin,
    empresaId,
    /** No company: every user there is. */
    wholePlatform: isSuperadmin && !empresaId,
    query: isSuperadmin && empresaId ? { empresaId } : {},
    /** After a change: the list, and the places that the plan has left. */
    refresh: () => refresh('updateUsuario'),
  };
}
