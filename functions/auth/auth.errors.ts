import { AppError } from '../core/app-error.ts';

/** One answer for an unknown user, a wrong password and a disabled user. */
export const credencialesInvalidas = () =>
  new AppError('CREDENCIALES_INVALIDAS', 'El correo o la contraseña no son correctos');

export const retoCaducado = () =>
  new AppError(
    'SESION_INVALIDA',
    'El tiempo para cambiar la contraseña ha terminado. Vuelve a acceder con tu contraseña temporal.',
  );

export const passwordDebil = () =>
  new AppError('PASSWORD_INVALIDA', 'La contraseña no cumple las reglas', {
    details: [{ path: 'password', msg: 'La contraseña debe tener al menos 8 caracteres' }],
  });

export const sinSesion = () => new AppError('SESION_INVALIDA', 'No hay una sesión abierta en este navegador');
