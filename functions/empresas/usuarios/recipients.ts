import type { Audience, Notice } from '../../correos/notice.ts';
import type { UsuarioRecord } from '../../entrada/usuario.record.ts';
import type { UsuarioRepository } from './usuario.repository.ts';

/** The users whom a notice is for, page by page. */
export async function* listRecipients(
  { audience, preference }: Pick<Notice, 'audience' | 'preference'>,
  usuarios: UsuarioRepository,
): AsyncGenerator<UsuarioRecord[]> {
  const wants = ({ id, activo, configuracion }: UsuarioRecord) =>
    activo && !audience.except?.includes(id) && (!preference || configuracion.notificaciones[preference]);
  for await (const page of pagesOf(audience, usuarios)) yield page.filter(wants);
}

async function* pagesOf(audience: Audience, usuarios: UsuarioRepository): AsyncGenerator<UsuarioRecord[]> {
  if ('usuarioIds' in audience) {
    const found = await Promise.all(audience.usuarioIds.map((id) => usuarios.find(id)));
    yield found.filter((usuario) => usuario !== undefined);
    return;
  }
  let cursor: string | undefined;
  do {
    const page =
      'superadmins' in audience
        ? await usuarios.listSuperadmins(cursor)
        : await usuarios.listOfEmpresa(audience.empresaId, cursor);
    const rol = 'superadmins' in audience ? 'superadmin' : audience.rol;
    yield page.items.filter((usuario) => !rol || usuario.rol === rol);
    cursor = page.cursor;
  } while (cursor);
}
