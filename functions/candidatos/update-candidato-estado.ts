import { candidatosApi } from '#shared/candidatos/candidatos.api.ts';
import { versionObsoleta } from '../core/version.errors.ts';
import { endpoint } from '../endpoint.ts';
import { candidatoRepository } from './candidato.repository.ts';

export const updateCandidatoEstado = endpoint(
  candidatosApi.updateCandidatoEstado,
  { repos: { candidatos: candidatoRepository } },
  async ({ body, params, empresaId, usuario, repos, deps }) => {
    const { estado, motivo, version } = body;
    const candidato = await repos.candidatos.get(empresaId, params.id);
    if (candidato.version !== version) throw versionObsoleta();
    const actor = { usuarioId: usuario.id, nombre: usuario.nombre };
    await repos.candidatos.changeEstado(candidato, estado, { actor, motivo }, deps);
    deps.log.info('candidato.moved', { empresaId, candidatoId: candidato.id, estado });
    return repos.candidatos.get(empresaId, params.id);
  },
);
export const { handler } = updateCandidatoEstado;
