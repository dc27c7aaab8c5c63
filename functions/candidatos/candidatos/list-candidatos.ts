import { candidatosApi } from '#shared/candidatos/candidatos/candidatos.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { candidatoRepository } from './candidato.repository.ts';

export const listCandidatos = endpoint(
  candidatosApi.listCandidatos,
  { repos: { candidatos: candidatoRepository } },
  ({ empresaId, query, repos }) => repos.candidatos.list(empresaId, query),
);
export const { handler } = listCandidatos;
