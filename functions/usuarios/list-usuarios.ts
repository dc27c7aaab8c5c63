import { usuariosApi } from '#shared/usuarios/usuarios.api.ts';
import { usoRepository } from '../empresas/uso.repository.ts';
import { endpoint } from '../endpoint.ts';
import { directorioRepository } from './directorio.repository.ts';
import { toListados } from './listado.ts';
import { managedEmpresa } from './managed-usuario.ts';

export const listUsuarios = endpoint(
  usuariosApi.listUsuarios,
  { repos: { directorio: directorioRepository, usos: usoRepository } },
  async ({ query, usuario: actor, repos }) => {
    const empresaId = managedEmpresa(actor, query.empresaId);
    const { items, cursor } = empresaId
      ? await repos.directorio.listOfEmpresa(empresaId, query)
      : await repos.directorio.listAll(query);
    return { items: await toListados(items, repos.usos), cursor };
  },
);
export const { handler } = listUsuarios;
