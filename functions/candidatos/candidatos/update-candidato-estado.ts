import { candidatosApi } from '#shared/candidatos/candidatos/candidatos.api.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { empresaListadoRepository } from '../../empresas/empresas/empresa-listado.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { candidatoRepository } from './candidato.repository.ts';
import { nombreEmpresaOf, rechazoMail } from './rechazo-mail.ts';

export const updateCandidatoEstado = endpoint(
  candidatosApi.updateCandidatoEstado,
  { repos: { candidatos: candidatoRepository, empresas: empresaListadoRepository } },
  async ({ body, params, empresaId, usuario, repos, deps }) => {
    const { estado, motivo, aviso, version } = body;
    const candidato = await repos.candidatos.get(empresaId, params.id);
    if (candidato.version !== version) throw versionObsoleta();
    const hito = { actor: { usuarioId: usuario.id, nombre: usuario.nombre }, motivo, avisado: aviso !== null };
    const mail = aviso
      ? rechazoMail(candidato, { ...aviso, nombreEmpresa: await nombreEmpresaOf(repos.empresas, empresaId) }, deps)
      : [];
    await repos.candidatos.changeEstado(candidato, estado, hito, deps, mail);
    deps.log.info('candidato.moved', { empresaId, candidatoId: candidato.id, estado });
    return repos.candidatos.get(empresaId, params.id);
  },
);
export const { handler } = updateCandidatoEstado;
