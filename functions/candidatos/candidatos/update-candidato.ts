import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import { candidatosApi } from '#shared/candidatos/candidatos/candidatos.api.ts';
import { merged } from '../../core/merged.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { envioWrites } from '../../correos/envio.record.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { candidatoRepository } from './candidato.repository.ts';

export const updateCandidato = endpoint(
  candidatosApi.updateCandidato,
  { repos: { candidatos: candidatoRepository } },
  async ({ body: { version, renovarEnlaces = true, ...changes }, params, empresaId, usuario, repos, deps }) => {
    const previous = await repos.candidatos.get(empresaId, params.id);
    if (previous.version !== version) throw versionObsoleta();
    const candidato: Candidato = {
      ...merged(previous, changes),
      version: previous.version + 1,
      fechaActualizacion: deps.now().toISOString(),
    };
    const actor = { usuarioId: usuario.id, nombre: usuario.nombre };
    const moved = candidato.email !== previous.email && previous.reservas > 0;
    // New links leave by e-mail, in a job: counted here, where somebody asks for them and can be refused.
    const mail =
      moved && renovarEnlaces
        ? envioWrites([{ empresaId, email: candidato.email, entrevistaId: candidato.id }], deps)
        : [];
    await repos.candidatos.update(previous, candidato, deps, { actor, renovarEnlaces }, mail);
    deps.log.info('candidato.updated', { empresaId, candidatoId: candidato.id });
    return candidato;
  },
);
export const { handler } = updateCandidato;
