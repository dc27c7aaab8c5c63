import type { Sesion } from '#shared/auth/auth.ts';
import { ApiError } from '../../lib/api-error.ts';
import { toast } from '../../lib/toast.ts';

/** What the sign-in says when it fails (specification 1, section 8.2). */
export function signInFailure(error: unknown): string {
  if (!(error instanceof ApiError)) {
    return error instanceof Error ? `Error inesperado: ${error.message}` : 'Error conectando con el servidor';
  }
  if (error.status >= 500) {
    return 'Error interno del sistema. Por favor, intenta nuevamente o contacta al administrador.';
  }
  const details = error.details.map(({ msg }) => msg).join('. ');
  return details || error.message || 'Error conectando con el servidor';
}

export function welcome(sesion: Sesion): void {
  if (sesion.user) toast.success(`¡Bienvenido a Idonea, ${sesion.user.nombre}!`);
}
