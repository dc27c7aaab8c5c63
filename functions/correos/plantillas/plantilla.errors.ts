import { AppError, type ErrorDetail } from '../../core/app-error.ts';

export const plantillaNoEncontrada = () =>
  new AppError('PLANTILLA_NO_ENCONTRADA', 'Esta plantilla de correo no existe');

export const textoNoValido = (details: ErrorDetail[]) =>
  new AppError('VALIDACION', 'Revisa los campos marcados', { details });

export const noDesactivable = (path: string) =>
  new AppError('VALIDACION', 'Revisa los campos marcados', {
    details: [
      {
        path,
        msg: 'Este correo no se puede desactivar: sin él alguien no podría entrar o no sabría de su entrevista',
      },
    ],
  });
