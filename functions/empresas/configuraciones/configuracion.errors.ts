import { AppError } from '../../core/app-error.ts';

/** Verbs with which the messages begin, for each of what could not be done. */
const ACCIONES = { obtener: 'obtener', actualizar: 'actualizar', eliminar: 'eliminar' } as const;

export const configuracionNoEncontrada = (accion: keyof typeof ACCIONES = 'obtener') =>
  new AppError('CONFIGURACION_NO_ENCONTRADA', `Error al ${ACCIONES[accion]} configuración: no existe`);

export const valorInvalido = (msg: string) =>
  new AppError('VALIDACION', 'Error al actualizar configuración: revisa el valor', {
    details: [{ path: 'valor', msg }],
  });
