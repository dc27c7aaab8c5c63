import { usuariosApi } from '#shared/empresas/usuarios/usuarios.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { usoRepository } from '../empresas/uso.repository.ts';
import { directorioRepository } from './directorio.repository.ts';
import { toListados } from './listado.ts';
import { managedEmpresa } from './managed-usuario.ts';

export const listUsuarios = endpoint(
  usuariosApi.listUsuarios,
  { repos: { directorio: directorioRepository, usos: usoRepository } },
  async ({ query, usuario: actor, repos }) => {
    const empresaId = managedEmpresa(actor, query.empresaId);
    if (!empresaId) return repos.directorio.listAll(query);
    const { items, cursor } = await repos.directorio.listOfEmpresa(empresaId, query);
    return { items: await toListados(empresaId, items, repos.usos), cursor };
  },
);
export const { handler } = listUsuarios;
