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

/** Somebody moved or renamed this candidate after the list was read. */
export class CandidatoCambiado extends Error {
  constructor() {
    super('The candidate is not as the list showed it');
    this.name = 'CandidatoCambiado';
  }
}
