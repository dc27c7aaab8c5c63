import { AppError } from '../../core/app-error.ts';

export const notificacionNoEncontrada = () =>
  new AppError('NOTIFICACION_NO_ENCONTRADA', 'La notificación ya no existe');
