import type { UsuarioListado } from '#shared/empresas/usuarios/gestion.ts';
import { usuariosApi } from '#shared/empresas/usuarios/usuarios.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { usoRepository } from '../empresas/uso.repository.ts';
import { toListados } from './listado.ts';
import { getManaged } from './managed-usuario.ts';
import { usuarioRepository } from './usuario.repository.ts';

export const getUsuario = endpoint(
  usuariosApi.getUsuario,
  { repos: { usuarios: usuarioRepository, usos: usoRepository } },
  async ({ params, query, usuario: actor, repos }) => {
    const usuario = await getManaged(repos.usuarios, actor, params.id, query.empresaId);
    const [listado] = await toListados(usuario.empresaId, [usuario], repos.usos);
    return listado as UsuarioListado;
  },
);
export const { handler } = getUsuario;
