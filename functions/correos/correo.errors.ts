import { AppError } from '../core/app-error.ts';
import { tooMany } from '../core/attempts.errors.ts';

export const correoNoEncontrado = () => new AppError('CORREO_NO_ENCONTRADO', 'Este correo no existe');

export const estadoNoPermite = () =>
  new AppError('ESTADO_NO_PERMITE', 'Solo se reenvía un correo que no ha llegado. Actualiza la lista.');

export const noReenviable = (motivo: string) => new AppError('ESTADO_NO_PERMITE', motivo);

export const contrasenaRequerida = () =>
  new AppError('VALIDACION', 'Revisa los campos marcados', {
    details: [
      {
        path: 'smtp.password',
        msg: 'Escribe la contraseña: la guardada solo sirve para el mismo servidor y el mismo usuario',
      },
    ],
  });

export const puertoNoPermitido = (path: string, puertos: readonly number[]) =>
  new AppError('VALIDACION', 'Revisa los campos marcados', {
    details: [{ path, msg: `Usa uno de estos puertos: ${puertos.join(', ')}` }],
  });

export const demasiadosDeEntrevista = (max: number) => (wait: number) =>
  tooMany(`Ya se han pedido ${max} correos de esta entrevista en una hora. Podrás enviar otro`, wait);

export const demasiadosADireccion = (max: number) => (wait: number) =>
  tooMany(`Ya se han pedido ${max} correos a esta dirección en una hora. Podrás enviar otro`, wait);

export const demasiadosDeEmpresa = (max: number) => (wait: number) =>
  tooMany(`Hoy ya se han pedido ${max.toLocaleString('es')} correos, el máximo de un día. Podrás enviar más`, wait);
