import { ESTADO_CANDIDATO_LABELS, type EstadoCandidato } from '#shared/candidatos/candidatos/candidato.states.ts';
import { AppError } from '../../core/app-error.ts';

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

/** The button was shown from an older state, or somebody else was faster. */
export const estadoCandidatoNoPermite = (from: EstadoCandidato, to: EstadoCandidato) =>
  new AppError(
    'ESTADO_NO_PERMITE',
    `El candidato está en estado "${ESTADO_CANDIDATO_LABELS[from]}" y no puede pasar a "${ESTADO_CANDIDATO_LABELS[to]}"`,
  );

export const candidatoConEntrevistas = () =>
  new AppError(
    'CANDIDATO_CON_ENTREVISTAS',
    'No se pudo eliminar el candidato: tiene entrevistas. En su ficha, un administrador puede suprimirlo con todos sus datos.',
  );

/** Somebody moved or renamed this candidate after the list was read. */
export class CandidatoCambiado extends Error {
  constructor() {
    super('The candidate is not as the list showed it');
    this.name = 'CandidatoCambiado';
  }
}

export const TEXTO_SUPRIMIDO = 'Sus datos se suprimieron: no se recuperan';
export const personaSuprimida = () => new AppError('ESTADO_NO_PERMITE', TEXTO_SUPRIMIDO);
