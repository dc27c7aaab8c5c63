import { configuracionesApi } from '#shared/empresas/configuraciones/configuraciones.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { configuracionRepository } from './configuracion.repository.ts';

export const listConfiguraciones = endpoint(
  configuracionesApi.listConfiguraciones,
  { repos: { configuraciones: configuracionRepository } },
  ({ empresaId, query, repos }) => repos.configuraciones.list(empresaId, query),
);
export const { handler } = listConfiguraciones;
