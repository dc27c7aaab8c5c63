import { AppError } from '../../core/app-error.ts';

export const colaNoEncontrada = () => new AppError('COLA_NO_ENCONTRADA', 'Este trabajo no existe');

export const sinColaPropia = () =>
  new AppError(
    'ESTADO_NO_PERMITE',
    'Este trabajo no recibe mensajes de una cola: su próxima ejecución hace lo que quedó pendiente',
  );
