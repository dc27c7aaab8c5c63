import { describe, expect, it } from 'vitest';
import { signInFailure } from '../../../web/src/features/acceso/acceso/sign-in-texts.ts';
import { clock } from '../../../web/src/features/acceso/acceso/use-countdown.ts';
import { ApiError } from '../../../web/src/lib/api-error.ts';

const failed = (
  status: number,
  message: string,
  more: { code?: string; details?: { path: string; msg: string }[] } = {},
) => new ApiError({ status, code: 'X', message, ...more });
const details = [
  { path: 'email', msg: 'Uno' },
  { path: 'password', msg: 'Dos' },
];

describe('What the sign-in says when it fails', () => {
  it.each([
    ["the server's words", failed(401, 'No son correctos', { details }), 'No son correctos'],
    ['what the fields say', failed(400, 'Error 400', { details }), 'Uno. Dos'],
    ['the fallback', failed(404, 'Error 404'), 'Error conectando con el servidor'],
    ['no answer', failed(0, 'Error de conexión', { code: 'SIN_CONEXION' }), 'Error conectando con el servidor'],
    [
      'a fault of ours',
      failed(500, 'Error interno. Si se repite, indica esta referencia: x'),
      'Error interno del sistema. Por favor, intenta nuevamente o contacta al administrador.',
    ],
    ['anything else', new TypeError('x is not a function'), 'Error inesperado: x is not a function'],
  ])('is right for %s', (_, error, text) => expect(signInFailure(error)).toBe(text));

  it('counts down in minutes and seconds', () => {
    expect([clock(754), clock(60), clock(9)]).toEqual(['12:34', '1:00', '0:09']);
  });
});
