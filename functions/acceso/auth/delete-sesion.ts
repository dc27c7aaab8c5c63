import { authApi } from '#shared/acceso/auth/auth.api.ts';
import { cognitoIdentity } from '../../core/adapters/cognito-identity.ts';
import { attemptRepository } from '../../core/attempts.repository.ts';
import { Reply } from '../../core/reply.ts';
import { cognitoTokenVerifier } from '../../core/token-verifier.ts';
import { sesionRepository } from '../../empresas/usuarios/sesion.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { passwordIncorrecta, sesionDelProveedor, sesionNoEncontrada, sesionSinCerrar } from './auth.errors.ts';
import { bearerOf, callerOf } from './caller.ts';
import { cicloSesionRepository } from './ciclo-sesion.repository.ts';

/** With the password: whoever came into one session of somebody must not be able to keep it and end the others. */
export const deleteSesion = endpoint(
  authApi.deleteSesion,
  {
    repos: { attempts: attemptRepository, sesiones: sesionRepository, ciclo: cicloSesionRepository },
    adapters: { identity: cognitoIdentity, verifier: cognitoTokenVerifier },
  },
  async ({ params: { id }, body, usuario, event, sourceIp, repos, adapters, deps }) => {
    if (!(await adapters.verifier.verify(bearerOf(event))).ownSignIn) throw sesionDelProveedor();
    const sesion = await repos.sesiones.find(usuario.id, id);
    if (!sesion) throw sesionNoEncontrada();
    const whose = { direccion: sourceIp, cuenta: usuario.email };
    const tries = await repos.attempts.reserve(whose, deps.now(), [], { audit: false });
    const isOwn = await adapters.identity.isPassword(usuario.email, body.password, callerOf(event, sourceIp));
    if (!isOwn) throw passwordIncorrecta();
    await repos.attempts.release(tries, { audit: false });

    // Its refresh token is in that browser only: until it ends by itself, our record has to refuse what comes of it.
    const result = { cerrada: true as const };
    const ended = await repos.ciclo.end(usuario.id, { id, hasta: sesion.expira }, deps.now(), { result });
    if (ended === 'ninguna') throw sesionSinCerrar();
    if (ended === 'todas') await adapters.identity.signOutEverywhere(usuario.id);
    deps.log.info('sesion.ended', { usuarioId: usuario.id });
    return new Reply(result, { message: 'Sesión cerrada' });
  },
);
export const { handler } = deleteSesion;
