import { candidatosApi } from '#shared/candidatos/candidatos/candidatos.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { candidatoConEntrevistas } from './candidato.errors.ts';
import { candidatoRepository } from './candidato.repository.ts';

export const deleteCandidato = endpoint(
  candidatosApi.deleteCandidato,
  { repos: { candidatos: candidatoRepository } },
  async ({ params, empresaId, repos, deps }) => {
    const candidato = await repos.candidatos.get(empresaId, params.id);
    // Interviews and reports would be left without their person: whoever has some is erased as a whole (privacidad).
    if (candidato.reservas > 0) throw candidatoConEntrevistas();
    await repos.candidatos.delete(candidato);
    deps.log.info('candidato.deleted', { empresaId, candidatoId: candidato.id });
    return { id: candidato.id };
  },
);
export const { handler } = deleteCandidato;
