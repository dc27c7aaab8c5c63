import { entrevistasApi } from '#shared/entrevistas/entrevistas/entrevistas.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { entrevistaListadoRepository } from './entrevista-listado.repository.ts';

export const listEntrevistas = endpoint(
  entrevistasApi.listEntrevistas,
  { repos: { listado: entrevistaListadoRepository } },
  ({ empresaId, query, repos }) => repos.listado.list(empresaId, query),
);
export const { handler } = listEntrevistas;
