import { AppError } from './app-error.ts';

/** `wait` in seconds. */
export const demasiadosIntentos = (wait: number) => tooMany('Demasiados intentos. Podrás volver a intentarlo', wait);

/** `wait` in seconds. */
export const demasiadosCorreos = (wait: number) =>
  tooMany('Ya le enviamos 3 correos en una hora. Podrás enviar otro', wait);

/** `wait` in seconds. */
export const demasiadasPruebas = (wait: number) =>
  tooMany('Solo se pueden hacer 5 pruebas por minuto. Podrás hacer otra', wait);

export const demasiadasListas = (wait: number) =>
  tooMany('Solo se pueden pedir 10 listas de modelos por minuto. Podrás pedir otra', wait);

export const demasiadosAnalisis = (wait: number) =>
  tooMany('Solo se pueden analizar 20 textos por minuto. Podrás analizar otro', wait);

export const demasiadosReportes = (wait: number) =>
  tooMany('Solo se pueden enviar 20 reportes por hora. Podrás enviar otro', wait);

/** A sentence that ends before «dentro de 5 minutos», and the seconds to wait. */
export function tooMany(text: string, wait: number): AppError {
  const seconds = Math.max(1, Math.ceil(wait));
  const headers = { 'retry-after': String(seconds) };
  return new AppError('DEMASIADOS_INTENTOS', `${text} dentro de ${duration(seconds)}.`, { headers });
}

function duration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
  return `${Math.ceil(minutes / 60)} horas`;
}
