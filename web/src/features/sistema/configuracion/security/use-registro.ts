import { useSession } from '../../../../lib/session.ts';

/** Whose log is read: the superadmin's choice of a company goes along as a query; without one it is the platform's. */
export function useRegistro(): { query: { empresaId?: string }; isPlataforma: boolean } {
  const { isSuperadmin, empresaId } = useSession();
  return { query: isSuperadmin && empresaId ? { empresaId } : {}, isPlataforma: isSuperadmin && !empresaId };
}
