import { configuracionesApi } from '#shared/empresas/configuraciones/configuraciones.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { configuracionRepository } from './configuracion.repository.ts';
import { readConfiguracion } from './read-configuracion.ts';

export const getConfiguracion = endpoint(
  configuracionesApi.getConfiguracion,
  { repos: { configuraciones: configuracionRepository } },
  ({ params, usuario, repos }) => readConfiguracion(params.id, usuario, repos.configuraciones),
);
export const { handler } = getConfiguracion;
