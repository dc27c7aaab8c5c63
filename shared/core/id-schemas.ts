import * as z from 'zod';
import { type IdPrefix, idPattern } from './ids.ts';
import { lazy } from './lazy.ts';

// Schemas stand apart from `ids.ts`: pages tell ids by their form without the reader of schemas.

const INVALID = 'El identificador no es válido';

/** An id that comes from outside: in a body, a query or a file. `error`: what a person reads below the field. */
export function idSchema(prefix: IdPrefix, error?: string) {
  return z.string(error && { error }).check(z.regex(idPattern(prefix), error ?? INVALID));
}

/** An id that a browser has made, so that what it sends twice is stored once. */
export const browserId = lazy(() => z.string().regex(/^[\w-]{8,64}$/, INVALID));

/** Code of a service or of one of its parts, as people choose it. */
export function slug(error?: string) {
  return z
    .string(error && { error })
    .max(60, 'Escribe como máximo 60 caracteres')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, error ?? 'Usa minúsculas, cifras y guiones');
}
