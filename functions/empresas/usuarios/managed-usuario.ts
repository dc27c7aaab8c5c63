import { ROLES, type Rol } from '#shared/core/permissions.ts';
import type { SessionUser } from '../../core/request.ts';
import { empresaNoEncontrada } from '../../entrada/entrada.errors.ts';
import type { UsuarioRecord } from '../../entrada/usuario.record.ts';
import { rolReservado, usuarioNoEncontrado, usuarioSinEmpresa } from './usuario.errors.ts';
import type { UsuarioRepository } from './usuario.repository.ts';

/**
 * Whose users a caller manages. Users stand in partitions of their own, so `companyTable` cannot bind these requests:
 * this file is the one place that does. An admin has the own company and nothing else, a superadmin the whole platform
 * (null) or the company named in the query.
 */
export function managedEmpresa(actor: SessionUser, asked: string | undefined): string | null {
  if (actor.rol !== 'superadmin') {
    if (!actor.empresaId) throw usuarioSinEmpresa();
    if (asked && asked !== actor.empresaId) throw empresaNoEncontrada(asked);
    return actor.empresaId;
  }
  if (asked && !/^emp_[0-9A-Z]{26}$/.test(asked)) throw empresaNoEncontrada(asked);
  return asked ?? null;
}

/** The user that a caller may see and change. Another company's is answered like a missing one. */
export async function getManaged(
  usuarios: UsuarioRepository,
  actor: SessionUser,
  id: string,
  asked: string | undefined,
): Promise<UsuarioRecord> {
  const empresaId = managedEmpresa(actor, asked);
  const usuario = await usuarios.find(id, { consistent: true });
  if (!usuario) throw usuarioNoEncontrado();
  // Superadmins belong to no company: only another superadmin reaches them, whichever company is chosen.
  const reachable = usuario.empresaId ? !empresaId || usuario.empresaId === empresaId : actor.rol === 'superadmin';
  if (!reachable) throw usuarioNoEncontrado();
  return usuario;
}

/** Nobody gives a role above their own. */
export function assertMayGive(actor: SessionUser, rol: Rol): void {
  if (ROLES.indexOf(rol) < ROLES.indexOf(actor.rol)) throw rolReservado();
}
