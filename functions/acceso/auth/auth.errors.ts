import { AppError } from '../../core/app-error.ts';
import { clearedSessionCookie } from './session-cookie.ts';

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

export const passwordPrevisible = () =>
  new AppError('PASSWORD_INVALIDA', 'La contraseña es demasiado fácil de adivinar', {
    details: [{ path: 'password', msg: 'Es demasiado fácil de adivinar. Elige otra que no use todo el mundo.' }],
  });

export const codigoNoValido = () =>
  new AppError('CODIGO_INVALIDO', 'El código no es válido', {
    details: [{ path: 'codigo', msg: 'El código no es válido. Espera al siguiente y escríbelo de nuevo.' }],
  });

export const codigoFueraDeTiempo = () =>
  new AppError(
    'SESION_INVALIDA',
    'El tiempo para escribir el código ha terminado. Vuelve a acceder con tu contraseña.',
  );

export const passwordIncorrecta = () =>
  new AppError('PASSWORD_INVALIDA', 'La contraseña no es correcta', {
    details: [{ path: 'password', msg: 'La contraseña no es correcta' }],
  });

export const passwordActualIncorrecta = () =>
  new AppError('PASSWORD_INVALIDA', 'La contraseña actual no es correcta', {
    details: [{ path: 'actual', msg: 'La contraseña actual no es correcta' }],
  });

/** Cognito lets a token change the password only if a password opened the session. */
export const passwordDelProveedor = () =>
  new AppError('ESTADO_NO_PERMITE', 'Has entrado con Google o Microsoft. Entra con tu contraseña para cambiarla.');

export const passwordTemporal = () =>
  new AppError('PASSWORD_INVALIDA', 'La contraseña temporal no se puede conservar', {
    details: [{ path: 'password', msg: 'Es la contraseña temporal. Elige otra que solo conozcas tú.' }],
  });

/** Their provider asks for a second factor, or does not: ours concerns the password. */
export const segundoFactorDelProveedor = () =>
  new AppError('ESTADO_NO_PERMITE', 'Accede con tu contraseña para activar la verificación en dos pasos.');

export const segundoFactorObligatorio = () =>
  new AppError('ESTADO_NO_PERMITE', 'Tu rol exige la verificación en dos pasos y no se puede desactivar.');

/** One answer for a wrong code, an ended one and an e-mail without an account. */
export const codigoIncorrecto = () =>
  new AppError('CODIGO_INVALIDO', 'El código no es correcto o ya no sirve', {
    details: [{ path: 'codigo', msg: 'El código no es correcto o ya no sirve. Revísalo o pide uno nuevo.' }],
  });

export const sinSesion = () =>
  new AppError('SESION_INVALIDA', 'No hay una sesión abierta en este navegador', {
    cookies: [clearedSessionCookie()],
  });

/** Where the person was stays with the page: they go on there. */
export const sesionInactiva = () =>
  new AppError('SESION_INACTIVA', 'Tu sesión se cerró porque llevaba tiempo sin usarse', {
    cookies: [clearedSessionCookie()],
  });

/** A session that ended because a replaced refresh token came again: its owner reads the same in a notice. */
export const sesionReutilizada = () =>
  new AppError('SESION_REUTILIZADA', 'Cerramos esta sesión por seguridad: alguien usó una copia antigua de ella', {
    cookies: [clearedSessionCookie()],
  });

/** Nothing is closed then: whoever reads this must not believe that it is. */
export const sesionSinCerrar = () =>
  new AppError('ESTADO_NO_PERMITE', 'La sesión sigue abierta: tu cuenta cambiaba a la vez. Inténtalo de nuevo.');

export const sesionNoEncontrada = () => new AppError('SESION_NO_ENCONTRADA', 'Esa sesión ya no está abierta');

/** There may be no password of ours to ask for. */
export const sesionDelProveedor = () =>
  new AppError(
    'ESTADO_NO_PERMITE',
    'Has entrado con Google o Microsoft. Entra con tu contraseña para cerrar una sesión, o ciérralas todas.',
  );

export const codigoInvalido = () => new AppError('SESION_INVALIDA', 'Error al procesar la autenticación');
