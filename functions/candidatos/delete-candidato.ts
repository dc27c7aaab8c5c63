import { candidatosApi } from '#shared/candidatos/candidatos.api.ts';
import { endpoint } from '../endpoint.ts';
import { entrevistaRepository } from '../entrevistas/entrevista.repository.ts';
import { candidatoConEntrevistas } from './candidato.errors.ts';
import { candidatoRepository } from './candidato.repository.ts';

export const deleteCandidato = endpoint(
  candidatosApi.deleteCandidato,
  { repos: { candidatos: candidatoRepository, entrevistas: entrevistaRepository } },
  async ({ params, empresaId, repos, deps }) => {
    const candidato = await repos.candidatos.get(empresaId, params.id);
    if (await repos.entrevistas.hasAbierta(empresaId, candidato.id)) throw candidatoConEntrevistas();
    await repos.candidatos.delete(candidato);
    deps.log.info('candidato.deleted', { empresaId, candidatoId: candidato.id });
    return { id: candidato.id };
  },
);
export const { handler } = deleteCandidato;
