import { AppError } from '../../core/app-error.ts';

export const lineaNoEncontrada = () => new AppError('LINEA_NO_ENCONTRADA', 'Esta línea de ayuda no existe');
export const textoNoEncontrado = () => new AppError('TEXTO_NO_ENCONTRADO', 'Este texto no está en esa versión');
export const revisionNoEncontrada = () => new AppError('REVISION_NO_ENCONTRADA', 'Esta revisión ya no está anotada');

export const numeroCambiado = (numero: string) =>
  new AppError('VERSION_OBSOLETA', `El número de esta línea es ahora ${numero}: márcalo antes de confirmarlo.`);

export const sinNumero = () =>
  new AppError('ESTADO_NO_PERMITE', 'Esta línea no tiene número que marcar. Corrígela primero, con su fuente.');

export const lineaNoRetirada = () => new AppError('ESTADO_NO_PERMITE', 'Esta línea no está retirada');

export const diaNoValido = (path: string, msg: string) =>
  new AppError('VALIDACION', 'Revisa la fecha', { details: [{ path, msg }] });

export const versionDesconocida = () =>
  new AppError('VALIDACION', 'Esa versión de los textos no existe', {
    details: [{ path: 'version', msg: 'Elige una de las versiones publicadas' }],
  });

export const paisDesconocido = () =>
  new AppError('VALIDACION', 'No tenemos ese país', { details: [{ path: 'pais', msg: 'Elige un país de la lista' }] });

export const cursorNoValido = () =>
  new AppError('CURSOR_INVALIDO', 'La página pedida no es válida: vuelve al principio de la lista');
