import { AppError } from '../core/app-error.ts';

/** The same for unknown, revoked and malformed tokens: nothing is told about which links exist. */
export const salaNoEncontrada = () =>
  new AppError(
    'SALA_NO_ENCONTRADA',
    'Este enlace no es válido. Revisa que esté completo o pide uno nuevo a la empresa.',
  );

export const salaNoAbierta = () => new AppError('SALA_NO_ABIERTA', 'La entrevista aún no está abierta');
export const salaCerrada = () => new AppError('SALA_CERRADA', 'Esta entrevista ya no admite cambios');
export const salaPausada = () => new AppError('SALA_PAUSADA', 'La entrevista está en pausa. Continúa para responder.');
export const faltanRespuestas = () => new AppError('ESTADO_NO_PERMITE', 'Todavía quedan preguntas por responder');
export const consentimientoPendiente = () =>
  new AppError('CONSENTIMIENTO_PENDIENTE', 'Para empezar hay que aceptar los dos avisos');
export const turnoYaRespondido = () =>
  new AppError('TURNO_YA_RESPONDIDO', 'Esta pregunta ya tiene respuesta. Te mostramos por dónde va la entrevista.');
