import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import { candidatosApi } from '#shared/candidatos/candidatos/candidatos.api.ts';
import { merged } from '../../core/merged.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { candidatoRepository } from './candidato.repository.ts';

export const updateCandidato = endpoint(
  candidatosApi.updateCandidato,
  { repos: { candidatos: candidatoRepository } },
  async ({ body: { version, ...changes }, params, empresaId, usuario, repos, deps }) => {
    const previous = await repos.candidatos.get(empresaId, params.id);
    if (previous.version !== version) throw versionObsoleta();
    const candidato: Candidato = {
      ...merged(previous, changes),
      version: previous.version + 1,
      fechaActualizacion: deps.now().toISOString(),
    };
    await repos.candidatos.update(previous, candidato, deps, { usuarioId: usuario.id, nombre: usuario.nombre });
    deps.log.info('candidato.updated', { empresaId, candidatoId: candidato.id });
    return candidato;
  },
);
export const { handler } = updateCandidato;
