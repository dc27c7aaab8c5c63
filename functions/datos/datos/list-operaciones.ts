import { datosApi } from '#shared/datos/datos/datos.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { operacionRepository } from './operacion.repository.ts';

export const listOperaciones = endpoint(
  datosApi.listOperaciones,
  { repos: { operaciones: operacionRepository } },
  ({ query, empresaId = null, repos }) => repos.operaciones.list(empresaId, query),
);
export const { handler } = listOperaciones;
