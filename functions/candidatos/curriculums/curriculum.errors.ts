import { AppError } from '../../core/app-error.ts';

export const cvNoEncontrado = () => new AppError('ARCHIVO_NO_ENCONTRADO', 'Este candidato no tiene ningún CV');

/** Somebody else put another file there, or removed it, while this one was on its way. */
export const cvCambiado = () =>
  new AppError('VERSION_OBSOLETA', 'Otra persona cambió el CV mientras tanto. Recarga para ver el actual.');
