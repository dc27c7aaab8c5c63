import { AppError } from '../../core/app-error.ts';

export const confirmacionIncorrecta = (nombre: string) => {
  const msg = `Escribe el nombre del candidato exactamente así: ${nombre}`;
  return new AppError('VALIDACION', msg, { details: [{ path: 'confirmacion', msg }] });
};

export const supresionNoEncontrada = () =>
  new AppError('SUPRESION_NO_ENCONTRADA', 'Los datos de este candidato no se están suprimiendo');

/** Another run has taken over: this one stops where it is. */
export class PasadaTerminada extends Error {
  constructor() {
    super('Another run of this erasure has taken over');
    this.name = 'PasadaTerminada';
  }
}
