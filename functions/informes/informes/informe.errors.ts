import { AppError } from '../../core/app-error.ts';
import { TryLater } from '../../core/retry.ts';

export const informeNoEncontrado = () => new AppError('INFORME_NO_ENCONTRADO', 'El informe no existe en tu empresa');

export const habilidadDesconocida = (habilidad: string, index: number) =>
  new AppError('VALIDACION', `El informe no tiene la competencia "${habilidad}"`, {
    details: [{ path: `cambios.${index}.habilidad`, msg: 'Elige una competencia del informe' }],
  });

export const resultadoEnviado = () =>
  new AppError('ESTADO_NO_PERMITE', 'A esta persona ya se le ha enviado el resultado. Actualiza la página para verlo.');

export const sinValidar = () =>
  new AppError('ESTADO_NO_PERMITE', 'El resultado se envía cuando una persona ha validado el informe');

/** Other services ask about other competencies: their scores say nothing about each other. */
export const serviciosDistintos = () =>
  new AppError('VALIDACION', 'Solo se comparan informes del mismo servicio: cada servicio mide otras competencias', {
    details: [{ path: 'entrevistas', msg: 'Elige informes del mismo servicio' }],
  });

/** Longer than a run may take: who has not saved anything for this long is dead. */
export const LEASE_SECONDS = 150;

/** Another run is at it, or the interview does not wait for a report any more: this one stops where it is. */
export class AnalisisEnCurso extends TryLater {
  constructor() {
    super('Another run analyses this interview', LEASE_SECONDS);
    this.name = 'AnalisisEnCurso';
  }
}
