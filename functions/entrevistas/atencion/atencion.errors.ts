import { AppError } from '../../core/app-error.ts';

/** Also for whoever does not care for candidates: nobody else learns that there is anything. */
export const atencionNoEncontrada = () => new AppError('ATENCION_NO_ENCONTRADA', 'No se encontró lo que buscas');

export const personaNoDisponible = (path: 'contacto' | 'suplente') =>
  new AppError('VALIDACION', 'Elige a una persona activa de la empresa', {
    details: [{ path, msg: 'Elige a una persona activa que ya haya entrado en Idonea' }],
  });

export const mismaPersona = () =>
  new AppError('VALIDACION', 'La suplencia es de otra persona', {
    details: [{ path: 'suplente', msg: 'Elige a otra persona: sustituye al contacto cuando no está' }],
  });

export const atencionCerrada = () => new AppError('ESTADO_NO_PERMITE', 'Ya está cerrada: no se puede cambiar');

export const noSeContesta = () => new AppError('ESTADO_NO_PERMITE', 'Solo se contestan las preguntas y las peticiones');
