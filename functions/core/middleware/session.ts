import { can } from '#shared/core/permissions.ts';
import { AppError } from '../app-error.ts';
import type { SessionUser } from '../request.ts';
import { lacksSegundoFactor } from '../second-factor.ts';
import type { TokenVerifier, VerifiedToken } from '../token-verifier.ts';
import { type Middleware, type PipelineContext, stateOf } from './pipeline.ts';

export type FindSessionUser = (token: VerifiedToken) => Promise<SessionUser | undefined>;

const noSession = () => new AppError('SESION_INVALIDA', 'Tu sesión ha terminado. Vuelve a acceder.');

/** Who calls: a live access token, then our own record, read on each request so that a disabled user is out at once. */
export function session(context: PipelineContext, verifier: TokenVerifier, findUser: FindSessionUser): Middleware {
  return {
    before: async (request) => {
      const token = /^Bearer ([\w.-]+)$/.exec(request.event.headers.authorization ?? '')?.[1];
      if (!token) throw noSession();
      const claims = await verifier.verify(token).catch((error: Error) => {
        // A broken key server is a fault of ours, not a bad token.
        if (/JWKS (answered|timed)|ECONN/.test(error.message)) throw error;
        throw noSession();
      });
      const usuario = await findUser(claims);
      if (!usuario?.activo) throw noSession();
      // Before the permission is looked at: the log of a refusal names them.
      stateOf(request).usuario = usuario;
      const { access, refusal, withoutSegundoFactor } = context.contract;
      if (!withoutSegundoFactor && lacksSegundoFactor(usuario)) {
        throw new AppError('SEGUNDO_FACTOR_REQUERIDO', 'Activa la verificación en dos pasos para continuar.');
      }
      if (typeof access === 'object' && !can(usuario, access.permission)) {
        throw new AppError('SIN_PERMISO', refusal ?? 'Tu rol no permite esta operación');
      }
    },
  };
}
