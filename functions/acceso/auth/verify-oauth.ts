import { authApi } from '#shared/acceso/auth/auth.api.ts';
import { cognitoIdentity } from '../../core/adapters/cognito-identity.ts';
import { kmsSecrets } from '../../core/adapters/secrets.ts';
import { cognitoTokenVerifier } from '../../core/token-verifier.ts';
import { actividadRepository } from '../../empresas/empresas/actividad.repository.ts';
import { empresaListadoRepository } from '../../empresas/empresas/empresa-listado.repository.ts';
import { sesionRepository } from '../../empresas/usuarios/sesion.repository.ts';
import { usuarioRepository } from '../../empresas/usuarios/usuario.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { codigoInvalido } from './auth.errors.ts';
import { cicloSesionRepository } from './ciclo-sesion.repository.ts';
import { hashOf, oauthRepository } from './oauth.repository.ts';
import { clearedOauthCookie, readOauthCookie } from './oauth-cookie.ts';
import { openSession } from './open-session.ts';
import { welcome } from './welcome.ts';

/** The page that the callback led to turns its one-time code into the session, in the browser that began the sign-in. */
export const verifyOauth = endpoint(
  authApi.verifyOauth,
  {
    repos: {
      oauth: oauthRepository,
      usuarios: usuarioRepository,
      empresas: empresaListadoRepository,
      actividades: actividadRepository,
      sesiones: sesionRepository,
      ciclo: cicloSesionRepository,
    },
    adapters: { identity: cognitoIdentity, verifier: cognitoTokenVerifier, secrets: kmsSecrets },
  },
  async ({ event, repos, adapters, deps }) => {
    const code = /^Bearer ([\w-]{43})$/.exec(event.headers.authorization ?? '')?.[1];
    const codigo = code && (await repos.oauth.takeCodigo(code, deps.now()));
    const browser = readOauthCookie(event);
    if (!codigo || !browser || codigo.navegador !== hashOf(browser)) throw codigoInvalido();

    const context = { usuarioId: codigo.usuarioId, campo: 'refreshToken' };
    const first = await adapters.secrets.decrypt(codigo.tokenCifrado, context);
    const tokens = await adapters.identity.refresh(first);
    if (!tokens) throw codigoInvalido();
    const opened = await openSession(tokens, { repos, adapters, deps }, { refreshToken: first });
    const { session } = opened;
    // Whoever was invited and comes in this way needs the temporary password no more.
    const confirmed = { ...session, user: { ...session.user, estado: 'confirmado' as const } };
    const services = { repos, adapters, deps, event };
    return welcome({ ...opened, session: confirmed }, services, { otherCookies: [clearedOauthCookie()] });
  },
);
export const { handler } = verifyOauth;
