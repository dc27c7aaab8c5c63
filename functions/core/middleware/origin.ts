import { timingSafeEqual } from 'node:crypto';
import { AppError } from '../app-error.ts';
import { env } from '../env.ts';
import type { Middleware } from './pipeline.ts';

const notAllowed = () => new AppError('ORIGEN_NO_PERMITIDO', 'Acceso no permitido desde este origen');

/** What browsers say of a request that a page of another site or host makes. Whoever is no browser says nothing. */
const ELSEWHERE = ['cross-site', 'same-site'];

/**
 * Refuses requests that did not come through CloudFront, where the firewall stands, and changes that another site's page
 * asks for in somebody's browser.
 */
export function origin(): Middleware {
  return {
    before: ({ event }) => {
      const expected = Buffer.from(env('ORIGIN_VERIFY'));
      const given = Buffer.from(event.headers['x-origin-verify'] ?? '');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
        throw notAllowed();
      }
      const changes = event.requestContext.http.method !== 'GET';
      if (changes && ELSEWHERE.includes(event.headers['sec-fetch-site'] ?? '')) throw notAllowed();
    },
  };
}
