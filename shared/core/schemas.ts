import * as z from 'zod';
import { lazy } from './lazy.ts';

/**
 * Parts that many schemas share. Messages are what a person reads below the field. Checks come in one `check`: each method
 * would copy the schema, and a cold start makes dozens of these.
 */

/** One line of text: trimmed, no control characters. */
export const line = (max: number, min = 0) => text(max, min, /\p{Cc}/u);

/** Several lines: line breaks and tabs allowed, other control characters not. */
export const paragraph = (max: number, min = 0) => text(max, min, /[^\P{Cc}\n\r\t]/u);

const text = (max: number, min: number, refused: RegExp) =>
  z.string({ error: 'Escribe un texto' }).check(
    z.trim(),
    z.minLength(min, min === 1 ? 'Este campo es obligatorio' : `Escribe al menos ${min} caracteres`),
    z.maxLength(max, `Escribe como máximo ${max} caracteres`),
    z.refine((value) => !refused.test(value), 'Contiene caracteres no permitidos'),
  );

/** Trimmed and lower-cased before it is checked. */
export const email = lazy(() =>
  z
    .string({ error: 'Escribe un correo electrónico' })
    .check(z.trim(), z.toLowerCase(), z.maxLength(254, 'Escribe como máximo 254 caracteres'))
    .pipe(z.email('Escribe un correo electrónico válido, por ejemplo nombre@empresa.com')),
);

export const phone = lazy(() =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(30, 'Escribe como máximo 30 caracteres'),
      z.regex(/^[+()\d\s.-]*$/, 'Usa solo cifras, espacios y los signos + ( ) . -'),
    ),
);

/** An instant in UTC, as `Date.toISOString` writes it. */
export const instant = lazy(() => z.iso.datetime({ error: 'Escribe una fecha y hora válidas' }));

/** IANA zone that this runtime knows. */
export const timeZone = lazy(() =>
  z.string().refine((zone) => {
    try {
      new Intl.DateTimeFormat('es', { timeZone: zone });
      return true;
    } catch {
      return false;
    }
  }, 'Elige una zona horaria válida'),
);

/** Sign-in rule of the platform. */
export const password = lazy(() =>
  z
    .string({ error: 'Escribe una contraseña' })
    .min(8, 'La contraseña debe tener al menos 8 caracteres')
    .max(128, 'La contraseña debe tener como máximo 128 caracteres')
    // Cognito refuses these, whatever the pool's policy says.
    .refine((text) => text === text.trim(), 'La contraseña no puede empezar ni terminar con un espacio'),
);

/** Paging of every list. */
export const page = lazy(() =>
  z.object({
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: z.string().max(2000).optional(),
  }),
);
