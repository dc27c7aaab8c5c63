import { authApi } from '#shared/acceso/auth/auth.api.ts';
import { cognitoIdentity } from '../../core/adapters/cognito-identity.ts';
import { attemptRepository } from '../../core/attempts.repository.ts';
import { Reply } from '../../core/reply.ts';
import { demandsSegundoFactor } from '../../core/second-factor.ts';
import { cognitoTokenVerifier } from '../../core/token-verifier.ts';
import { usuarioRepository } from '../../empresas/usuarios/usuario.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { passwordIncorrecta, segundoFactorObligatorio } from './auth.errors.ts';
import { bearerOf, callerOf } from './caller.ts';

/** With the password and not with a code: a telephone left unlocked must not be enough. */
export const deleteSegundoFactor = endpoint(
  authApi.deleteSegundoFactor,
  {
    repos: { attempts: attemptRepository, usuarios: usuarioRepository },
    adapters: { identity: cognitoIdentity, verifier: cognitoTokenVerifier },
  },
  async ({ body, usuario, event, sourceIp, repos, adapters, deps }) => {
    if (demandsSegundoFactor(usuario)) throw segundoFactorObligatorio();
    const whose = { direccion: sourceIp, cuenta: usuario.email };
    const tries = await repos.attempts.reserve(whose, deps.now(), [], { audit: false });
    const isOwn = await adapters.identity.isPassword(usuario.email, body.password, callerOf(event, sourceIp));
    if (!isOwn) throw passwordIncorrecta();
    await repos.attempts.release(tries, { audit: false });

    const { ownSignIn } = await adapters.verifier.verify(bearerOf(event));
    const data = { desde: null, obligatorio: false, porProveedor: !ownSignIn };
    await adapters.identity.clearSecondFactor(usuario.id);
    await repos.usuarios.setSegundoFactor(usuario, null, deps, data);
    deps.log.info('usuario.second_factor_off', { usuarioId: usuario.id });
    return new Reply(data, { message: 'Verificación en dos pasos desactivada' });
  },
);
export const { handler } = deleteSegundoFactor;
