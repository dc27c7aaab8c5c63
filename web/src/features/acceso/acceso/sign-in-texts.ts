import type { Sesion } from '#shared/acceso/auth/auth.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';

const SIN_RESPUESTA = 'Error conectando con el servidor';

/** What the sign-in says when it fails. */
export function signInFailure(error: unknown): string {
  if (!(error instanceof ApiError)) {
    return error instanceof Error ? `Error inesperado: ${error.message}` : SIN_RESPUESTA;
  }
  if (error.status >= 500) {
    return 'Error interno del sistema. Por favor, intenta nuevamente o contacta al administrador.';
  }
  if (error.code === 'SIN_CONEXION' || error.code === 'RESPUESTA_ILEGIBLE') return SIN_RESPUESTA;
  const isOwn = error.message && error.message !== `Error ${error.status}`;
  return isOwn ? error.message : error.details.map(({ msg }) => msg).join('. ') || SIN_RESPUESTA;
}

export const bienvenida = (nombre: string) => `¡Bienvenido a Idonea, ${nombre}!`;

/** Said once the workspace stands. */
export function welcome({ user }: Sesion): void {
  if (user) toast.success(bienvenida(user.nombre));
}
