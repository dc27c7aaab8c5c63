import { AppError } from '../../core/app-error.ts';

export const auditoriaNoEncontrada = () =>
  new AppError('AUDITORIA_NO_ENCONTRADA', 'Esta entrada del registro de auditoría no existe');
