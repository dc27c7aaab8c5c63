import { AppError } from '../core/app-error.ts';

export const sinClave = () => new AppError('PROVEEDOR_SIN_CLAVE', 'Este proveedor no tiene ninguna clave guardada');

export const modeloRetirado = (campo: string) =>
  new AppError('VALIDACION', 'Revisa los campos marcados', {
    details: [{ path: campo, msg: 'Este modelo está retirado: elige otro' }],
  });
