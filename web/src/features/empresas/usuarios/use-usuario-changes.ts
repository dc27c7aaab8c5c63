import type { UpdateUsuario, UsuarioGestionado } from '#shared/empresas/usuarios/gestion.ts';
import { api } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { useUsuariosScope } from './use-usuarios-scope.ts';
import { nombreCompleto } from './usuario-words.ts';

type Target = Pick<UsuarioGestionado, 'id' | 'nombre' | 'apellidos' | 'email' | 'version' | 'rol'>;

/** Changes of one user. Deactivating, reactivating and a new role can be undone from their message. */
export function useUsuarioChanges() {
  const { query, refresh } = useUsuariosScope();

  const update = (usuario: Target, changes: Omit<UpdateUsuario, 'version'>) =>
    api
      .call('updateUsuario', { params: { id: usuario.id }, query, body: { ...changes, version: usuario.version } })
      .finally(refresh);

  /** For what is done without asking: a failure becomes a message. */
  async function quietly(work: Promise<unknown>) {
    await work.catch((error: unknown) => toast.error('Error al actualizar usuario', { description: messageOf(error) }));
  }

  async function setActivo(usuario: Target, activo: boolean): Promise<void> {
    const saved = await update(usuario, { activo });
    const name = nombreCompleto(saved);
    toast.success(activo ? 'Usuario reactivado' : 'Usuario desactivado', {
      description: activo ? `${name} puede volver a entrar.` : `${name} ya no tiene acceso.`,
      action: { label: 'Deshacer', run: () => void quietly(setActivo(saved, !activo)) },
    });
  }

  async function setRol(usuario: Target, rol: Target['rol']): Promise<void> {
    const saved = await update(usuario, { rol });
    // A superadmin belongs to no company: the way back asks for one, so it is no mere undoing.
    const undoable = rol !== 'superadmin' && usuario.rol !== 'superadmin';
    toast.success('Rol actualizado correctamente', {
      description: nombreCompleto(saved),
      ...(undoable && { action: { label: 'Deshacer', run: () => void quietly(setRol(saved, usuario.rol)) } }),
    });
  }

  async function resend({ id, email }: Target): Promise<void> {
    await api.call('resendInvitacion', { params: { id }, query }).finally(refresh);
    toast.success('Invitación reenviada', { description: `Enviamos a ${email} una contraseña temporal nueva.` });
  }

  async function resetPassword({ id, email }: Target): Promise<void> {
    await api.call('resetUsuarioPassword', { params: { id }, query }).finally(refresh);
    toast.success('Contraseña restablecida', { description: `Enviamos a ${email} una contraseña temporal.` });
  }

  async function resetSegundoFactor(usuario: Target): Promise<void> {
    await api.call('resetUsuarioSegundoFactor', { params: { id: usuario.id }, query }).finally(refresh);
    toast.success('Verificación restablecida', { description: `${nombreCompleto(usuario)} entra con su contraseña.` });
  }

  async function remove(usuario: Target): Promise<void> {
    await api.call('deleteUsuario', { params: { id: usuario.id }, query }).finally(refresh);
    toast.success('Usuario eliminado correctamente', { description: nombreCompleto(usuario) });
  }

  return { setActivo, setRol, resend, resetPassword, resetSegundoFactor, remove, quietly };
}
