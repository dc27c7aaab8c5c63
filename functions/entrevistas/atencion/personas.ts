import type { PersonaAtencion } from '#shared/entrevistas/atencion/ajustes-atencion.ts';
import type { UsuarioRepository } from '../../empresas/usuarios/usuario.repository.ts';
import type { UsuarioRecord } from '../../entrada/usuario.record.ts';

/** The users of a company with these ids, by its own index: a request that is bound to it reads them nowhere else. */
export async function findUsuarios(
  empresaId: string,
  ids: readonly (string | null | undefined)[],
  usuarios: Pick<UsuarioRepository, 'listOfEmpresa'>,
): Promise<Map<string, UsuarioRecord>> {
  const wanted = new Set(ids.filter((id) => typeof id === 'string'));
  const found = new Map<string, UsuarioRecord>();
  if (wanted.size === 0) return found;
  let cursor: string | undefined;
  do {
    const page = await usuarios.listOfEmpresa(empresaId, cursor);
    for (const usuario of page.items) if (wanted.has(usuario.id)) found.set(usuario.id, usuario);
    cursor = page.cursor;
  } while (cursor && found.size < wanted.size);
  return found;
}

/** Only users who have signed in: an invitation may have reached another person than was meant. */
export const puedeAtender = ({ activo, estado }: UsuarioRecord): boolean => activo && estado === 'confirmado';

export const fullName = ({ nombre, apellidos }: Pick<UsuarioRecord, 'nombre' | 'apellidos'>) =>
  [nombre, apellidos].filter(Boolean).join(' ');

/** A user as the settings keep them. */
export const toPersona = (usuario: UsuarioRecord): PersonaAtencion => ({
  usuarioId: usuario.id,
  nombre: fullName(usuario),
  correo: usuario.email,
  disponible: puedeAtender(usuario),
  rebotado: null,
});
