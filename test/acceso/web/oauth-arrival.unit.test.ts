import { describe, expect, it } from 'vitest';
import { readArrival } from '../../../web/src/features/acceso/acceso/oauth-arrival.ts';

describe('What a social sign-in comes back with', () => {
  it.each([
    ['?error=google_failed', 'Error al autenticarse con Google'],
    ['?error=microsoft_failed', 'Error al autenticarse con Microsoft'],
    ['?error=google_callback_failed', 'Error en el callback de Google'],
    ['?error=microsoft_callback_failed', 'Error en el callback de Microsoft'],
    ['?error=otro', 'Error desconocido en la autenticación'],
    ['?error=constructor_failed', 'Error desconocido en la autenticación'],
    ['?error=google_failed&token=x', 'Error al autenticarse con Google'],
    ['', 'No se recibió el token de autenticación'],
    ['?token=', 'No se recibió el token de autenticación'],
  ])('"%s" is said as "%s"', (search, failure) => {
    expect(readArrival(search)).toEqual({ failure });
  });

  it('is a one-time code otherwise', () => {
    expect(readArrival('?token=abc')).toEqual({ token: 'abc' });
  });
});
