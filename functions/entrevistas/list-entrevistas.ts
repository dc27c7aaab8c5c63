import { entrevistasApi } from '#shared/entrevistas/entrevistas.api.ts';
import { endpoint } from '../endpoint.ts';
import { entrevistaRepository } from './entrevista.repository.ts';

export const listEntrevistas = endpoint(
  entrevistasApi.listEntrevistas,
  { repos: { entrevistas: entrevistaRepository } },
  ({ empresaId, query, repos }) => repos.entrevistas.list(empresaId, query),
);
export const { handler } = listEntrevistas;
