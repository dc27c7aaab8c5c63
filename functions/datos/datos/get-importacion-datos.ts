import { datosApi } from '#shared/datos/datos/datos.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { operacionRepository } from './operacion.repository.ts';

export const getImportacionDatos = endpoint(
  datosApi.getImportacionDatos,
  { repos: { operaciones: operacionRepository } },
  ({ params, empresaId, repos }) => repos.operaciones.get(empresaId, params.id, 'importacion'),
);
export const { handler } = getImportacionDatos;
