import { AppError } from '../../core/app-error.ts';

export const notaNoEncontrada = () => new AppError('NOTA_NO_ENCONTRADA', 'Esta nota ya no existe');

export const notaAjena = () => new AppError('NOTA_AJENA', 'Solo quien escribió la nota puede cambiarla o eliminarla');
