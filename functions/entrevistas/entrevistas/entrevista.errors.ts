import { ESTADO_ENTREVISTA_LABELS, type EstadoEntrevista } from '#shared/entrevistas/entrevistas/entrevista.states.ts';
import { AppError } from '../../core/app-error.ts';

export const entrevistaNoEncontrada = () =>
  new AppError('ENTREVISTA_NO_ENCONTRADA', 'La entrevista no existe en tu empresa');

/** The button was shown from an older state, or somebody else was faster. */
export const estadoNoPermite = (estado: EstadoEntrevista | undefined) =>
  estado
    ? new AppError(
        'ESTADO_NO_PERMITE',
        `La entrevista está en estado "${ESTADO_ENTREVISTA_LABELS[estado]}" y no admite esta operación`,
      )
    : entrevistaNoEncontrada();

/** The schedule has not closed it yet. */
export const enlaceCerrado = () =>
  new AppError('ESTADO_NO_PERMITE', 'El plazo de esta entrevista ya terminó. Programa una nueva.');

export const fechaPasada = () =>
  new AppError('VALIDACION', 'La fecha ya ha pasado', {
    details: [{ path: 'fechaProgramada', msg: 'Elige una fecha y hora a partir de ahora' }],
  });
