import type { Sesion } from '#shared/auth/auth.ts';
import type { Usuario } from '#shared/usuarios/usuario.ts';
import type { Deps } from '../core/deps.ts';
import { Reply } from '../core/reply.ts';
import type { Write } from '../core/table.ts';
import type { ActividadRepository } from '../empresas/actividad.repository.ts';
import type { UsuarioRepository } from '../usuarios/usuario.repository.ts';
import { sessionCookie } from './session-cookie.ts';

interface Services {
  repos: { usuarios: UsuarioRepository; actividades: ActividadRepository };
  deps: Deps;
}

/**
 * The answer of every kind of sign-in: the session in the body, its refresh token in the cookie, the sign-in noted.
 * `greeting` is stored with the sign-in.
 */
export async function welcome(
  session: Sesion & { user: Usuario },
  refreshToken: string | undefined,
  { repos, deps }: Services,
  { otherCookies = [], greeting = [] }: { otherCookies?: string[]; greeting?: readonly Write[] } = {},
): Promise<Reply<Sesion>> {
  const now = deps.now();
  const { empresaId } = session.user;
  const noted = empresaId ? await repos.actividades.accesoWrites(empresaId, now) : [];
  const user = await repos.usuarios.recordAccess(session.user, now.toISOString(), [...noted, ...greeting]);
  deps.log.info('sesion.started', { usuarioId: user.id });
  const cookies = [...(refreshToken ? [sessionCookie(refreshToken)] : []), ...otherCookies];
  return new Reply({ ...session, user }, { cookies, message: `¡Bienvenido a Idonea, ${user.nombre}!` });
}
