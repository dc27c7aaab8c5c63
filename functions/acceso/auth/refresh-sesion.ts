import { authApi } from '#shared/acceso/auth/auth.api.ts';
import { cognitoIdentity } from '../../core/adapters/cognito-identity.ts';
import { AppError } from '../../core/app-error.ts';
import { Reply } from '../../core/reply.ts';
import { cognitoTokenVerifier } from '../../core/token-verifier.ts';
import { empresaListadoRepository } from '../../empresas/empresas/empresa-listado.repository.ts';
import { sesionRepository } from '../../empresas/usuarios/sesion.repository.ts';
import { usuarioRepository } from '../../empresas/usuarios/usuario.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { sesionInactiva, sesionReutilizada, sinSesion } from './auth.errors.ts';
import { cicloSesionRepository } from './ciclo-sesion.repository.ts';
import { endReusedSession, revokeAll } from './end-session.ts';
import { openSession } from './open-session.ts';
import { readSessionCookie, sessionCookies } from './session-cookie.ts';

export const refreshSesion = endpoint(
  authApi.refreshSesion,
  {
    repos: {
      usuarios: usuarioRepository,
      empresas: empresaListadoRepository,
      sesiones: sesionRepository,
      ciclo: cicloSesionRepository,
    },
    adapters: { identity: cognitoIdentity, verifier: cognitoTokenVerifier },
  },
  async ({ event, repos, adapters, deps }) => {
    const held = readSessionCookie(event);
    if (!held) throw sinSesion();
    const tokens = await adapters.identity.renew(held.refreshToken);
    if (!tokens) throw sinSesion();
    if (tokens === 'reused') {
      throw (await endReusedSession(held, { repos, adapters, deps })) ? sesionReutilizada() : sinSesion();
    }
    const { refreshToken: sent } = held;
    const opened = await openSession(tokens, { repos, adapters, deps }, { refreshToken: sent }).catch(refusalOnly);
    const state = opened ? await repos.sesiones.use(opened.owner, opened.id, deps.now()) : 'terminada';
    if (opened && state === 'abierta') {
      return new Reply(opened.session, { cookies: sessionCookies({ ...held, refreshToken: opened.refreshToken }) });
    }
    // Nothing is left to keep the cookie for: disabled, ended on another device or on all, not used for too long.
    await revokeAll([sent, tokens.refreshToken], adapters.identity);
    deps.log.info('sesion.refused', { usuarioId: opened?.owner.id, state });
    throw state === 'inactiva' ? sesionInactiva() : sinSesion();
  },
);
export const { handler } = refreshSesion;

function refusalOnly(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
}
