import type { UsuarioGestionado, UsuarioListado } from '#shared/empresas/usuarios/gestion.ts';
import type { UsoRepository } from '../empresas/uso.repository.ts';

/** Users of one company with what a screen must know before it offers an action: whether there is another administrator. */
export async function toListados(
  empresaId: string | null,
  usuarios: readonly UsuarioGestionado[],
  counters: UsoRepository,
): Promise<UsuarioListado[]> {
  const uso = empresaId ? await counters.find(empresaId) : undefined;
  const isLast = ({ rol, activo }: UsuarioGestionado) => rol === 'admin' && activo && uso?.adminsActivos === 1;
  return usuarios.map((usuario) => ({ ...usuario, ultimoAdministrador: isLast(usuario) }));
}
