import { configuracionesApi } from '#shared/empresas/configuraciones/configuraciones.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { configuracionRepository } from './configuracion.repository.ts';

export const listConfiguracionesActivas = endpoint(
  configuracionesApi.listConfiguracionesActivas,
  { repos: { configuraciones: configuracionRepository } },
  ({ empresaId, query, repos }) => repos.configuraciones.listActivas(empresaId, query),
);
export const { handler } = listConfiguracionesActivas;
