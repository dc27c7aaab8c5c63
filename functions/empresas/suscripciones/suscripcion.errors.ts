import { AppError } from '../../core/app-error.ts';

export const suscripcionNoEncontrada = () => new AppError('SUSCRIPCION_NO_ENCONTRADA', 'Esta suscripción no existe');

export const pruebaTerminada = () =>
  new AppError('ESTADO_NO_PERMITE', 'Solo se puede ampliar la prueba de una empresa que está en prueba');
