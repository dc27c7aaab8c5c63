import { candidatosApi } from '#shared/candidatos/candidatos/candidatos.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { candidatoRepository } from './candidato.repository.ts';
import { hitoRepository } from './hito.repository.ts';

export const listCandidatoHistorial = endpoint(
  candidatosApi.listCandidatoHistorial,
  { repos: { candidatos: candidatoRepository, hitos: hitoRepository } },
  async ({ params, query, empresaId, repos }) => {
    const { id } = await repos.candidatos.get(empresaId, params.id);
    return repos.hitos.list(empresaId, id, query);
  },
);
export const { handler } = listCandidatoHistorial;
