import { AppError } from '../../core/app-error.ts';

export const servicioNoEncontrado = (codigo: string) =>
  new AppError('SERVICIO_NO_ENCONTRADO', `El servicio ${codigo} no existe`);

export const versionNoEncontrada = () => new AppError('SERVICIO_NO_ENCONTRADO', 'El servicio no tiene esta versión');

export const servicioNoDisponible = () =>
  new AppError('SERVICIO_NO_DISPONIBLE', 'Este servicio no está contratado o está inactivo', {
    details: [{ path: 'servicioId', msg: 'Elige un servicio contratado y activo' }],
  });

export const servicioDuplicado = () =>
  new AppError('SERVICIO_DUPLICADO', 'Ya existe un servicio con este código', {
    details: [{ path: 'codigo', msg: 'Ya existe un servicio con este código' }],
  });

export const servicioEnUso = (entrevistas: number) =>
  new AppError(
    'SERVICIO_EN_USO',
    entrevistas === 1
      ? 'Una entrevista usa este servicio. Archívalo para que nadie más lo programe.'
      : `${entrevistas} entrevistas usan este servicio. Archívalo para que nadie más lo programe.`,
  );

export const servicioIntegrado = () =>
  new AppError('SERVICIO_EN_USO', 'Los servicios de serie no se eliminan. Archívalo para que nadie más lo programe.');

export const codigoVacio = () =>
  new AppError('VALIDACION', 'Escribe un código para el servicio', {
    details: [{ path: 'codigo', msg: 'Escribe un código: del nombre no se puede formar ninguno' }],
  });
