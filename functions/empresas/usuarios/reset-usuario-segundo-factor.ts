import { usuarioGestionadoSchema } from '#shared/empresas/usuarios/gestion.ts';
import { usuariosApi } from '#shared/empresas/usuarios/usuarios.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { tokensFrom } from '../../entrada/usuario.record.ts';
import { gestionRepository } from './gestion.repository.ts';
import { getManaged } from './managed-usuario.ts';
import { sinSegundoFactor, usuarioPropio } from './usuario.errors.ts';
import { usuarioRepository } from './usuario.repository.ts';

/** For whoever lost their telephone: the account follows, all sessions end, and the person is told. */
export const resetUsuarioSegundoFactor = endpoint(
  usuariosApi.resetUsuarioSegundoFactor,
  { repos: { usuarios: usuarioRepository, gestion: gestionRepository } },
  async ({ params, query, usuario: actor, repos, deps }) => {
    const previous = await getManaged(repos.usuarios, actor, params.id, query.empresaId);
    // Without the password, which the profile asks for.
    if (previous.id === actor.id) throw usuarioPropio('restablecer tu propia verificación en dos pasos');
    if (!previous.segundoFactorDesde) throw sinSegundoFactor();
    const usuario = {
      ...previous,
      segundoFactorDesde: null,
      sesionesDesde: tokensFrom(deps.now()),
      version: previous.version + 1,
    };
    const result = usuarioGestionadoSchema().parse(usuario);
    await repos.gestion.clearSegundoFactor(actor, previous, usuario, deps, result);
    deps.log.info('usuario.second_factor_reset', { empresaId: usuario.empresaId, usuarioId: usuario.id });
    return result;
  },
);
export const { handler } = resetUsuarioSegundoFactor;
