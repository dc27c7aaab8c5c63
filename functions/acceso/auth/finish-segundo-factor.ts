import { authApi } from '#shared/acceso/auth/auth.api.ts';
import { cognitoIdentity } from '../../core/adapters/cognito-identity.ts';
import { attemptRepository } from '../../core/attempts.repository.ts';
import { Reply } from '../../core/reply.ts';
import { demandsSegundoFactor } from '../../core/second-factor.ts';
import { usuarioRepository } from '../../empresas/usuarios/usuario.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { codigoNoValido } from './auth.errors.ts';
import { bearerOf } from './caller.ts';

/** Cognito first: whoever loses the answer is asked for a code at the next sign-in, and the record follows then. */
export const finishSegundoFactor = endpoint(
  authApi.finishSegundoFactor,
  {
    repos: { attempts: attemptRepository, usuarios: usuarioRepository },
    adapters: { identity: cognitoIdentity },
  },
  async ({ body, usuario, event, repos, adapters, deps }) => {
    const { id } = usuario;
    const tries = await repos.attempts.reserve({ segundoFactor: id }, deps.now(), [], { audit: false });
    const code = { id, accessToken: bearerOf(event), code: body.codigo };
    if (!(await adapters.identity.finishSecondFactor(code))) throw codigoNoValido();

    const desde = deps.now().toISOString();
    const data = { desde, obligatorio: demandsSegundoFactor(usuario), porProveedor: false };
    await repos.usuarios.setSegundoFactor(usuario, desde, deps, data);
    await repos.attempts.release(tries);
    deps.log.info('usuario.second_factor_on', { usuarioId: id });
    return new Reply(data, { message: 'Verificación en dos pasos activada' });
  },
);
export const { handler } = finishSegundoFactor;
