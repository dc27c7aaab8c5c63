import { timingSafeEqual } from 'node:crypto';
import { AppError } from '../app-error.ts';
import { env } from '../env.ts';
import type { Middleware } from './pipeline.ts';

/** Refuses requests that did not come through CloudFront, where the firewall stands. */
export function origin(): Middleware {
  return {
    before: ({ event }) => {
      const expected = Buffer.from(env('ORIGIN_VERIFY'));
      const given = Buffer.from(event.headers['x-origin-verify'] ?? '');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
        throw new AppError('ORIGEN_NO_PERMITIDO', 'Acceso no permitido desde este origen');
      }
    },
  };
}
