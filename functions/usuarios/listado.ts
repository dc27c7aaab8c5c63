import type { UsuarioListado } from '#shared/usuarios/gestion.ts';
import type { UsoRepository } from '../empresas/uso.repository.ts';
import type { UsuarioRecord } from './usuario.repository.ts';

/** Users with what a screen must know before it offers an action: whether the company has another administrator. */
export async function toListados(
  usuarios: readonly UsuarioRecord[],
  counters: UsoRepository,
): Promise<UsuarioListado[]> {
  const admins = usuarios.filter(({ rol, activo }) => rol === 'admin' && activo);
  const usos = await counters.findMany(admins.flatMap(({ empresaId }) => empresaId ?? []));
  return usuarios.map((usuario) => {
    const adminsActivos = usos.get(usuario.empresaId ?? '')?.adminsActivos;
    return { ...usuario, ultimoAdministrador: admins.includes(usuario) && adminsActivos === 1 };
  });
}
