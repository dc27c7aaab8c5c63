import { AppError } from '../core/app-error.ts';

export const informeNoEncontrado = () => new AppError('INFORME_NO_ENCONTRADO', 'El informe no existe en tu empresa');

export const habilidadDesconocida = (habilidad: string, index: number) =>
  new AppError('VALIDACION', `El informe no tiene la competencia "${habilidad}"`, {
    details: [{ path: `cambios.${index}.habilidad`, msg: 'Elige una competencia del informe' }],
  });

/** Another run is at it, or the interview does not wait for a report any more: this one stops where it is. */
export class AnalisisEnCurso extends Error {
  constructor() {
    super('Another run analyses this interview');
    this.name = 'AnalisisEnCurso';
  }
}
