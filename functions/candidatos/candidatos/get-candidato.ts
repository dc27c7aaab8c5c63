import { candidatosApi } from '#shared/candidatos/candidatos/candidatos.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { candidatoRepository } from './candidato.repository.ts';

export const getCandidato = endpoint(
  candidatosApi.getCandidato,
  { repos: { candidatos: candidatoRepository } },
  ({ empresaId, params, repos }) => repos.candidatos.get(empresaId, params.id),
);
export const { handler } = getCandidato;
