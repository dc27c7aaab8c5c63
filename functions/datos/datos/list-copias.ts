import { datosApi } from '#shared/datos/datos/datos.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { operacionRepository } from './operacion.repository.ts';

export const listCopias = endpoint(
  datosApi.listCopias,
  { repos: { operaciones: operacionRepository } },
  ({ query, empresaId, repos }) => repos.operaciones.listCopias(empresaId, query),
);
export const { handler } = listCopias;
