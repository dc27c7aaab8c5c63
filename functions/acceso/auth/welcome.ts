import type { Sesion } from '#shared/acceso/auth/auth.ts';
import type { Identity } from '../../core/adapters/identity.ts';
import type { Deps } from '../../core/deps.ts';
import { Reply } from '../../core/reply.ts';
import type { HttpEvent } from '../../core/request.ts';
import type { Write } from '../../core/table.ts';
import type { ActividadRepository } from '../../empresas/empresas/actividad.repository.ts';
import type { SesionRepository } from '../../empresas/usuarios/sesion.repository.ts';
import { sesionWrite } from '../../empresas/usuarios/sesion.writes.ts';
import type { UsuarioRepository } from '../../empresas/usuarios/usuario.repository.ts';
import type { CicloSesionRepository } from './ciclo-sesion.repository.ts';
import { dispositivoDe } from './dispositivo.ts';
import { endSession } from './end-session.ts';
import type { OpenSession } from './open-session.ts';
import { readSessionCookie, sessionCookies } from './session-cookie.ts';

interface Services {
  repos: {
    usuarios: UsuarioRepository;
    actividades: ActividadRepository;
    sesiones: SesionRepository;
    ciclo: CicloSesionRepository;
  };
  adapters: { identity: Identity };
  deps: Deps;
  event: HttpEvent;
}

/**
 * The answer of every kind of sign-in: the session in the body, its refresh token in the cookie, the sign-in noted.
 * The session that this browser had before ends. `greeting` is stored with the sign-in.
 */
export async function welcome(
  { session, refreshToken, ...opened }: OpenSession,
  { repos, adapters, deps, event }: Services,
  { otherCookies = [], greeting = [] }: { otherCookies?: string[]; greeting?: readonly Write[] } = {},
): Promise<Reply<Sesion>> {
  const now = deps.now();
  const { empresaId } = session.user;
  const noted = empresaId ? await repos.actividades.accesoWrites(empresaId, now) : [];
  const familia = deps.newSecret();
  const dispositivo = dispositivoDe(event.headers['user-agent']);
  const sesion = sesionWrite(session.user.id, { ...opened, dispositivo, familia }, now);
  const user = await repos.usuarios.recordAccess(session.user, now.toISOString(), [sesion, ...noted, ...greeting]);
  deps.log.info('sesion.started', { usuarioId: user.id });
  const replaced = readSessionCookie(event);
  // It stands for itself no more, whatever becomes of its end: nobody is kept out for it.
  if (replaced) {
    await endSession(replaced, { repos, adapters, deps }).catch((error: unknown) => {
      deps.log.error('sesion.not_ended', error, { usuarioId: user.id });
    });
  }
  const held = sessionCookies({ refreshToken, usuarioId: user.id, sesionId: opened.id, familia });
  const cookies = [...held, ...otherCookies];
  return new Reply({ ...session, user }, { cookies, message: `¡Bienvenido a Idonea, ${user.nombre}!` });
}
