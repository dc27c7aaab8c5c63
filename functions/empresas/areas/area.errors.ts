import { AppError } from '../../core/app-error.ts';

export const areaNoEncontrada = () =>
  new AppError('AREA_NO_ENCONTRADA', 'No se pudo obtener el área: no existe en tu empresa');

/** Chosen for a candidate, or as the place where candidates go. */
export const areaNoDisponible = () =>
  new AppError('AREA_NO_ENCONTRADA', 'El área elegida no existe o no admite candidatos', {
    details: [{ path: 'areaId', msg: 'Elige un área activa de la lista' }],
  });

export const areaDuplicada = () =>
  new AppError('AREA_DUPLICADA', 'Ya existe un área con este nombre en tu empresa', {
    details: [{ path: 'nombreArea', msg: 'Ya existe un área con este nombre' }],
  });

export const areaConCandidatos = (candidatos: number) =>
  new AppError(
    'AREA_CON_CANDIDATOS',
    candidatos === 1
      ? 'Esta área tiene 1 candidato: reasígnalo antes de eliminarla, o archívala'
      : `Esta área tiene ${candidatos} candidatos: reasígnalos antes de eliminarla, o archívala`,
    { details: [{ path: 'candidatos', msg: String(candidatos) }] },
  );

export const areaReasignando = () =>
  new AppError('AREA_REASIGNANDO', 'Los candidatos de esta área ya se están reasignando. Espera a que termine.');

export const areaDestinoPropia = () =>
  new AppError('VALIDACION', 'Los candidatos ya están en esta área', {
    details: [{ path: 'areaId', msg: 'Elige otra área' }],
  });

/** A message of an earlier run: the work has gone on without it. */
export class PasadaTerminada extends Error {
  constructor() {
    super('Another run moves the candidates of this area now');
    this.name = 'PasadaTerminada';
  }
}
