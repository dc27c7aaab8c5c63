import { datosApi } from '#shared/datos/datos/datos.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { operacionRepository } from './operacion.repository.ts';

export const getOperacion = endpoint(
  datosApi.getOperacion,
  { repos: { operaciones: operacionRepository } },
  ({ params, empresaId = null, repos }) => repos.operaciones.get(empresaId, params.id),
);
export const { handler } = getOperacion;
