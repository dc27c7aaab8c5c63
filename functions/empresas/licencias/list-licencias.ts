import { licenciasApi } from '#shared/empresas/licencias/licencias.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { empresaNoEncontrada } from '../../entrada/entrada.errors.ts';
import { toLicencia } from './licencia.record.ts';
import { licenciaRepository } from './licencia.repository.ts';

export const listLicencias = endpoint(
  licenciasApi.listLicencias,
  { repos: { licencias: licenciaRepository } },
  async ({ params, query, usuario, repos }) => {
    const mayRead = usuario.rol === 'superadmin' || usuario.empresaId === params.id;
    if (!mayRead || !(await repos.licencias.findResumen(params.id))) throw empresaNoEncontrada(params.id);
    const { items, cursor } = await repos.licencias.list(params.id, query);
    return { items: items.map(toLicencia), cursor };
  },
);
export const { handler } = listLicencias;
