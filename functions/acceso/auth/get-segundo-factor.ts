import { authApi } from '#shared/acceso/auth/auth.api.ts';
import { demandsSegundoFactor } from '../../core/second-factor.ts';
import { cognitoTokenVerifier } from '../../core/token-verifier.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { bearerOf } from './caller.ts';

export const getSegundoFactor = endpoint(
  authApi.getSegundoFactor,
  { adapters: { verifier: cognitoTokenVerifier } },
  async ({ usuario, event, adapters }) => {
    const { ownSignIn } = await adapters.verifier.verify(bearerOf(event));
    return {
      desde: usuario.segundoFactorDesde,
      obligatorio: demandsSegundoFactor(usuario),
      porProveedor: !ownSignIn,
    };
  },
);
export const { handler } = getSegundoFactor;
