import { AppError } from '../core/app-error.ts';

export const candidatoNoEncontrado = () =>
  new AppError('CANDIDATO_NO_ENCONTRADO', 'No se pudo obtener el candidato: no existe en tu empresa');

/** The form offers to open the existing one. */
export const candidatoDuplicado = (candidatoId: string) =>
  new AppError('CANDIDATO_DUPLICADO', 'Ya existe un candidato con este correo en tu empresa', {
    details: [
      { path: 'email', msg: 'Ya existe un candidato con este correo' },
      { path: 'candidatoId', msg: candidatoId },
    ],
  });

export const areaNoDisponible = () =>
  new AppError('AREA_NO_ENCONTRADA', 'El área elegida no existe o está archivada', {
    details: [{ path: 'areaId', msg: 'Elige un área activa de la lista' }],
  });
