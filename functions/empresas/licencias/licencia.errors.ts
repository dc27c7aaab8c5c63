import { AppError } from '../../core/app-error.ts';

/** Another request moved the same licence between the read and the write: choose again. */
export class LicenciaCambiada extends Error {
  constructor() {
    super('A licence changed between its read and its write');
    this.name = 'LicenciaCambiada';
  }
}

export const sinLicencia = () =>
  new AppError(
    'SIN_LICENCIA',
    'No queda ninguna licencia con plazas libres para esa fecha. Pide más licencias a la plataforma para programar entrevistas.',
  );

/** For the candidate, who can do nothing about it and must not think so. */
export const sinLicenciaSala = () =>
  new AppError(
    'SIN_LICENCIA',
    'Ahora mismo la empresa no puede abrir tu entrevista. No es por nada que hayas hecho: avisa a la persona que te invitó y vuelve a entrar más tarde con este mismo enlace.',
  );

export const activasPorDebajo = (abiertas: number) => {
  const msg =
    abiertas === 1
      ? 'Hay 1 licencia con entrevistas programadas o en marcha: no puedes dejar menos de 1 licencia activa'
      : `Hay ${abiertas} licencias con entrevistas programadas o en marcha: no puedes dejar menos de ${abiertas} licencias activas`;
  return new AppError('VALIDACION', msg, { details: [{ path: 'licencias.activas', msg }] });
};
