import type { Usuario } from '#shared/empresas/usuarios/usuario.ts';

/** Whether this deployment demands a second factor of the user's role. */
export function demandsSegundoFactor({ rol }: Pick<Usuario, 'rol'>): boolean {
  return rol === process.env.SEGUNDO_FACTOR;
}

/** Until it is set up, a session opens nothing but what sets it up. */
export function lacksSegundoFactor(usuario: Pick<Usuario, 'rol' | 'segundoFactorDesde'>): boolean {
  return demandsSegundoFactor(usuario) && usuario.segundoFactorDesde === null;
}

/** Our code is asked for after our password only: whoever has to show one cannot come in by a provider. */
export function needsOwnSignIn(usuario: Pick<Usuario, 'rol' | 'segundoFactorDesde'>): boolean {
  return usuario.segundoFactorDesde !== null || demandsSegundoFactor(usuario);
}
