import type { Ajustes, UpdateAjustes } from '#shared/empresas/ajustes/ajustes.ts';
import { api } from '../../../../lib/api.ts';
import { useSession } from '../../../../lib/session.ts';
import { useApi } from '../../../../lib/use-api.ts';

/** Of the chosen company; for a superadmin without one, of the platform. Administrators change them, others read them. */
export function useAjustes() {
  const { empresaId, can } = useSession();
  const read = useApi('getAjustes');
  return {
    ...read,
    mayChange: can('manage_users'),
    isPlataforma: !empresaId,
    async save(changes: Omit<UpdateAjustes, 'version'>): Promise<Ajustes> {
      const saved = await api.call('updateAjustes', { body: { ...changes, version: read.data?.version ?? 0 } });
      await read.mutate(saved, { revalidate: false });
      return saved;
    },
  };
}
