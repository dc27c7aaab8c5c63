import { configuracionesApi } from '#shared/empresas/configuraciones/configuraciones.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { empresaRepository } from '../empresas/empresa.repository.ts';
import { findEmpresaVisible } from '../empresas/find-empresa-visible.ts';
import { configuracionRepository } from './configuracion.repository.ts';

export const listConfiguracionesActivas = endpoint(
  configuracionesApi.listConfiguracionesActivas,
  { repos: { configuraciones: configuracionRepository, empresas: empresaRepository } },
  async ({ params, query, usuario, repos }) => {
    const { id } = await findEmpresaVisible(params.empresaId, usuario, repos.empresas);
    return repos.configuraciones.listActivas(id, query);
  },
);
export const { handler } = listConfiguracionesActivas;
