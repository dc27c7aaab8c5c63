import { AppError } from '../../core/app-error.ts';

export const confirmacionIncorrecta = (nombre: string) => {
  const msg = `Escribe el nombre de la empresa exactamente así: ${nombre}`;
  return new AppError('VALIDACION', msg, { details: [{ path: 'confirmacion', msg }] });
};

export const purgaNoEncontrada = () => new AppError('PURGA_NO_ENCONTRADA', 'Esta empresa no se está eliminando');

/** Another run has taken over: this one stops where it is. */
export class PasadaTerminada extends Error {
  constructor() {
    super('Another run of this purge has taken over');
    this.name = 'PasadaTerminada';
  }
}
