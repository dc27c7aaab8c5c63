import { ajustesApi } from '#shared/empresas/ajustes/ajustes.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { ajustesRepository } from './ajustes.repository.ts';

export const getAjustes = endpoint(
  ajustesApi.getAjustes,
  { repos: { ajustes: ajustesRepository } },
  async ({ empresaId, repos }) => repos.ajustes.get(empresaId),
);
export const { handler } = getAjustes;
