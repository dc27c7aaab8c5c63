import { AppError } from '../../core/app-error.ts';

export const analisisDesactivado = () =>
  new AppError('ANALISIS_DESACTIVADO', 'El análisis de texto está desactivado. Un administrador puede activarlo.');
