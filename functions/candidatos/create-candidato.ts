import type { Candidato } from '#shared/candidatos/candidato.ts';
import { candidatosApi } from '#shared/candidatos/candidatos.api.ts';
import { endpoint } from '../endpoint.ts';
import { candidatoRepository } from './candidato.repository.ts';

export const createCandidato = endpoint(
  candidatosApi.createCandidato,
  { repos: { candidatos: candidatoRepository } },
  async ({ body, empresaId, repos, deps }) => {
    const fecha = deps.now().toISOString();
    const candidato: Candidato = {
      ...body,
      id: deps.newId('can'),
      empresaId,
      estado: 'nuevo',
      fechaCreacion: fecha,
      fechaActualizacion: fecha,
      version: 1,
    };
    await repos.candidatos.create(candidato, deps);
    deps.log.info('candidato.created', { empresaId, candidatoId: candidato.id });
    return candidato;
  },
);
export const { handler } = createCandidato;
