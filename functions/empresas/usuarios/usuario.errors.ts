import { AppError } from '../../core/app-error.ts';

/** `path` is the field of the form that the e-mail was typed in. */
export const emailEnUso = (email: string, path: string) =>
  new AppError('EMAIL_EN_USO', `Ya existe un usuario con el correo ${email}`, {
    details: [{ path, msg: 'Este correo ya está en uso en la plataforma' }],
  });

/** Also for a user of another company. */
export const usuarioNoEncontrado = () => new AppError('USUARIO_NO_ENCONTRADO', 'El usuario no existe en tu empresa');

export const usuarioSinEmpresa = () => new AppError('EMPRESA_REQUERIDA', 'No se encontró empresa asociada al usuario');

export const eligeEmpresa = () =>
  new AppError('EMPRESA_REQUERIDA', 'Selecciona la empresa a la que pertenecerá el usuario');

export const sinPermiso = () => new AppError('SIN_PERMISO', 'Tu rol no permite esta operación');

export const rolReservado = () =>
  new AppError('SIN_PERMISO', 'Solo un Super Admin puede dar el rol Super Admin', {
    details: [{ path: 'rol', msg: 'Elige Administrador u Operador' }],
  });

export const usuarioPropio = (que: string) =>
  new AppError('USUARIO_PROPIO', `No puedes ${que}. Pídeselo a otra persona`);

export const ultimoAdministrador = () =>
  new AppError(
    'ULTIMO_ADMINISTRADOR',
    'Es el último administrador activo de la empresa. Da antes el rol Administrador a otra persona.',
  );

export const cuentaEnPreparacion = () =>
  new AppError('ESTADO_NO_PERMITE', 'La cuenta todavía se está preparando. Inténtalo de nuevo en unos segundos.');

export const sinSegundoFactor = () =>
  new AppError('ESTADO_NO_PERMITE', 'Esta persona no tiene activada la verificación en dos pasos.');

export const yaConfirmado = () =>
  new AppError(
    'ESTADO_NO_PERMITE',
    'Esta persona ya entró y eligió su contraseña. Si la olvidó, usa Restablecer contraseña.',
  );

export const usuarioInactivo = () =>
  new AppError('ESTADO_NO_PERMITE', 'El usuario está inactivo. Reactívalo antes de enviarle una contraseña.');

export const invitacionReciente = (seconds: number) =>
  new AppError(
    'DEMASIADOS_INTENTOS',
    `Ya le enviamos un correo hace menos de 2 minutos. Podrás enviar otro en ${seconds} segundos.`,
    { headers: { 'Retry-After': String(seconds) } },
  );
