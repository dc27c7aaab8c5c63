import { ajustesApi } from '#shared/empresas/ajustes/ajustes.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { dominiosDeEmpresa } from './ajustes.errors.ts';
import { ajustesRepository } from './ajustes.repository.ts';

export const updateAjustes = endpoint(
  ajustesApi.updateAjustes,
  { repos: { ajustes: ajustesRepository } },
  async ({ empresaId, body, repos, deps }) => {
    // People without a company are superadmins, who invite each other.
    if (!empresaId && body.dominios?.length) throw dominiosDeEmpresa();
    await repos.ajustes.update(empresaId, await repos.ajustes.get(empresaId), body);
    deps.log.info('ajustes.updated', { empresaId: empresaId ?? null });
    return repos.ajustes.get(empresaId);
  },
);
export const { handler } = updateAjustes;
