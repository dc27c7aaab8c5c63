import { usuariosApi } from '#shared/empresas/usuarios/usuarios.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { empresaRepository } from '../empresas/empresa.repository.ts';
import { changeUsuario } from './change-usuario.ts';
import { gestionRepository } from './gestion.repository.ts';
import { getManaged } from './managed-usuario.ts';
import { usuarioRepository } from './usuario.repository.ts';

export const updateUsuario = endpoint(
  usuariosApi.updateUsuario,
  { repos: { usuarios: usuarioRepository, gestion: gestionRepository, empresas: empresaRepository } },
  async ({ body, params, query, usuario: actor, repos, deps }) => {
    const previous = await getManaged(repos.usuarios, actor, params.id, query.empresaId);
    const usuario = await changeUsuario({
      actor,
      previous,
      body,
      destino: query.empresaId,
      empresas: repos.empresas,
      deps,
    });
    await repos.gestion.update(actor, previous, usuario, deps);
    deps.log.info('usuario.updated', { empresaId: usuario.empresaId, usuarioId: usuario.id });
    return usuario;
  },
);
export const { handler } = updateUsuario;
