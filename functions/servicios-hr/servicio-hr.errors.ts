import { AppError } from '../core/app-error.ts';

export const servicioNoEncontrado = (codigo: string) =>
  new AppError('SERVICIO_NO_ENCONTRADO', `El servicio ${codigo} no existe`);

export const servicioNoDisponible = () =>
  new AppError('SERVICIO_NO_DISPONIBLE', 'Este servicio no está contratado o está inactivo', {
    details: [{ path: 'servicioId', msg: 'Elige un servicio contratado y activo' }],
  });
