import { AppError } from '../../core/app-error.ts';

export const salaNoAbierta = () => new AppError('SALA_NO_ABIERTA', 'La entrevista aún no está abierta');
export const salaCerrada = () => new AppError('SALA_CERRADA', 'Esta entrevista ya no admite cambios');
export const salaPausada = () => new AppError('SALA_PAUSADA', 'La entrevista está en pausa. Continúa para responder.');
export const faltaMayoria = () =>
  new AppError('SALA_PAUSADA', 'Para seguir, di que tienes 18 años o más o pide a la empresa que te ayude.');
export const faltanRespuestas = () => new AppError('ESTADO_NO_PERMITE', 'Todavía quedan preguntas por responder');
export const consentimientoPendiente = () =>
  new AppError('CONSENTIMIENTO_PENDIENTE', 'Para empezar hay que aceptar los dos avisos');
export const avisosCambiados = () =>
  new AppError('VERSION_OBSOLETA', 'Los avisos han cambiado desde que los viste. Léelos y vuelve a aceptar.');
export const demasiadaVoz = (wait: number) =>
  new AppError('DEMASIADOS_INTENTOS', 'Has usado la voz muchas veces seguidas. Por ahora, escribe tu respuesta.', {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(wait))) },
  });
export const turnoYaRespondido = () =>
  new AppError('TURNO_YA_RESPONDIDO', 'Esta pregunta ya tiene respuesta. Te mostramos por dónde va la entrevista.');
export const respuestaYaCorregida = () =>
  new AppError(
    'RESPUESTA_YA_CORREGIDA',
    'Esta respuesta se acaba de corregir en otra ventana. Te mostramos cómo está ahora.',
  );
export const sinResponder = () =>
  new AppError('ESTADO_NO_PERMITE', 'Esta pregunta todavía no tiene respuesta que corregir');
export const encuestaAntesDeTiempo = () =>
  new AppError('ESTADO_NO_PERMITE', 'La encuesta se responde después de enviar la entrevista');
export const encuestaYaEnviada = () =>
  new AppError('ENCUESTA_YA_ENVIADA', 'Ya habías respondido a la encuesta. Gracias de nuevo.');

export const preguntaYaEnviada = () =>
  new AppError('ESTADO_NO_PERMITE', 'Esta pregunta ya está enviada. No hace falta repetirla.');

/** `wait` in seconds. */
export const demasiadasAyudas = (wait: number) => {
  const minutes = Math.ceil(wait / 60);
  return new AppError(
    'DEMASIADOS_INTENTOS',
    `Ya hemos avisado varias veces a la empresa. Podrás escribir de nuevo dentro de ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
    { headers: { 'retry-after': String(wait) } },
  );
};

/** Whoever cares for candidates has handed the interview over: the machine asks nothing any more. */
export const conducePersona = () =>
  new AppError('SALA_PAUSADA', 'Esta entrevista la hará una persona, que te escribirá');
