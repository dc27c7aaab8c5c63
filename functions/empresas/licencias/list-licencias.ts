import { licenciasApi } from '#shared/empresas/licencias/licencias.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { toLicencia } from './licencia.record.ts';
import { licenciaRepository } from './licencia.repository.ts';

export const listLicencias = endpoint(
  licenciasApi.listLicencias,
  { repos: { licencias: licenciaRepository } },
  async ({ empresaId, query, repos }) => {
    const { items, cursor } = await repos.licencias.list(empresaId, query);
    return { items: items.map(toLicencia), cursor };
  },
);
export const { handler } = listLicencias;
