import { PROVIDERS } from '#shared/acceso/auth/oauth.ts';

/** What a social sign-in came back with: a one-time code, or the text of what went wrong. */
export type Arrival = { token: string } | { failure: string };

export const PROCESSING_FAILED = 'Error al procesar la autenticación';

export function readArrival(search: string): Arrival {
  const query = new URLSearchParams(search);
  const error = query.get('error');
  if (error) return { failure: failureOf(error) };
  const token = query.get('token');
  return token ? { token } : { failure: 'No se recibió el token de autenticación' };
}

function failureOf(error: string): string {
  for (const [provider, name] of Object.entries(PROVIDERS)) {
    if (error === `${provider}_failed`) return `Error al autenticarse con ${name}`;
    if (error === `${provider}_segundo_factor`) return segundoFactorText(name);
    if (error === `${provider}_callback_failed`) return `Error en el callback de ${name}`;
  }
  return 'Error desconocido en la autenticación';
}

const segundoFactorText = (name: string) =>
  `Tu cuenta pide un código además de la contraseña, y con ${name} no podemos pedírtelo. Entra con tu contraseña.`;
