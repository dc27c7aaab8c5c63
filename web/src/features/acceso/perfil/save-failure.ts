import { ApiError, messageOf } from '../../../lib/api-error.ts';

const SIN_CONFIRMACION = 'No se recibió confirmación del servidor';

/** The photo could not be stored, which stops the save. */
export class AvatarError extends Error {
  constructor(cause: unknown) {
    super('Error subiendo la imagen. Inténtalo de nuevo.', { cause });
    this.name = 'AvatarError';
  }
}

/** The server answered, but not with the saved profile. */
export const sinConfirmacion = () => new ApiError({ status: 0, code: 'SIN_CONFIRMACION', message: SIN_CONFIRMACION });

export const isStale = (failure: unknown) => failure instanceof ApiError && failure.code === 'VERSION_OBSOLETA';

/** A failed save in words, with its cause beside them. */
export function saveFailureOf(failure: unknown): { title: string; cause?: string; error: unknown } {
  if (failure instanceof AvatarError) {
    return { title: failure.message, cause: sentence(messageOf(failure.cause)), error: failure.cause };
  }
  if (failure instanceof ApiError && ['SIN_CONFIRMACION', 'RESPUESTA_ILEGIBLE'].includes(failure.code)) {
    return { title: SIN_CONFIRMACION, error: failure };
  }
  return {
    title: 'Error al actualizar perfil. Inténtalo de nuevo.',
    cause: sentence(messageOf(failure)),
    error: failure,
  };
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
