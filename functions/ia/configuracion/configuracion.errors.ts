import { AppError } from '../../core/app-error.ts';

export const sinClave = () => new AppError('PROVEEDOR_SIN_CLAVE', 'Este proveedor no tiene ninguna clave guardada');

export const claveMalFormada = (msg: string) =>
  new AppError('VALIDACION', 'Revisa los campos marcados', { details: [{ path: 'clave', msg }] });

export const proveedorDesconocido = () =>
  new AppError('PROVEEDOR_NO_ENCONTRADO', 'No conocemos ningún proveedor con ese nombre');

export const proveedorSinModelos = () =>
  new AppError('PROVEEDOR_NO_ENCONTRADO', 'Este proveedor no tiene modelos que elegir');

export const modeloDesconocido = (campo: string) =>
  new AppError('VALIDACION', 'Revisa los campos marcados', {
    details: [{ path: campo, msg: 'Elige un modelo de la lista' }],
  });

export const modeloRetirado = (campo: string) =>
  new AppError('VALIDACION', 'Revisa los campos marcados', {
    details: [{ path: campo, msg: 'Este modelo está retirado: elige otro' }],
  });

export const soloSuperadminPruebaOtras = () =>
  claveMalFormada('Solo un superadministrador prueba claves que no están guardadas');
