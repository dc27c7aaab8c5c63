import * as z from 'zod';
import { lazy } from './lazy.ts';
import { isStorable } from './storable.ts';

/**
 * Parts that many schemas share. Messages are what a person reads below the field. Checks come in one `check`: each method
 * would copy the schema, and a cold start makes dozens of these.
 */

/** One line of text: trimmed, no control characters. Patterns here mean the same in every language that reads the document. */
export const line = (max: number, min = 0) => text(max, min, none(String.raw`\u0000-\u001f\u007f-\u009f`));

/** Several lines: line breaks and tabs allowed, other control characters not. */
export const paragraph = (max: number, min = 0) =>
  text(max, min, none(String.raw`\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f`));

const none = (characters: string) => new RegExp(`^[^${characters}]*$`);

const text = (max: number, min: number, pattern: RegExp) =>
  z
    .string({ error: 'Escribe un texto' })
    .check(
      z.trim(),
      z.minLength(min, min === 1 ? 'Este campo es obligatorio' : `Escribe al menos ${min} caracteres`),
      z.maxLength(max, `Escribe como máximo ${max} caracteres`),
      z.regex(pattern, 'Contiene caracteres no permitidos'),
    );

/** Trimmed and lower-cased before it is checked. */
export const email = lazy(() =>
  z
    .string({ error: 'Escribe un correo electrónico' })
    .check(
      z.trim(),
      z.toLowerCase(),
      z.maxLength(254, 'Escribe como máximo 254 caracteres'),
      z.email('Escribe un correo electrónico válido, por ejemplo nombre@empresa.com'),
    ),
);

export const phone = lazy(() =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(30, 'Escribe como máximo 30 caracteres'),
      z.regex(/^[+()0-9 \u00a0\u2009\u202f.-]*$/, 'Usa solo cifras, espacios y los signos + ( ) . -'),
    ),
);

/** An instant in UTC, as `Date.toISOString` writes it. */
export const instant = lazy(() => z.iso.datetime({ error: 'Escribe una fecha y hora válidas' }).max(40));

/** IANA zone that this runtime knows. */
export const timeZone = lazy(() =>
  z
    .string()
    .max(64)
    .refine((zone) => {
      try {
        new Intl.DateTimeFormat('es', { timeZone: zone });
        return true;
      } catch {
        return false;
      }
    }, 'Elige una zona horaria válida')
    .describe('Zona horaria de la base de datos de IANA, como America/Bogota'),
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

/**
 * The version that a change was made from; 0 where nothing may have been stored yet. Its end is far from where numbers stop
 * being exact: the one after it can always be stored.
 */
export const version = (min: 0 | 1 = 1) => z.int({ error: versionError }).min(min).max(VERSION_MAX);

const VERSION_MAX = 2_000_000_000;
const versionError = ({ input }: { input?: unknown }) => (input === undefined ? 'Falta la versión' : undefined);

/** The size of a file, in bytes; what is too large for its use is refused there, with a text of its own. */
export const bytes = () => z.int().min(0).max(2_000_000_000);

/** Yes or no in a query. */
export const flag = lazy(() =>
  z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1'),
);

/** Named values, at most so many. */
export const record = <V extends z.ZodType>(name: z.ZodString, value: V, max: number) =>
  z
    .record(name, value)
    .refine((entries) => Object.keys(entries).length <= max, `Indica como máximo ${max}`)
    .meta({ maxProperties: max });

/**
 * JSON of any form, within what an item of the table holds; the one schema for it, so that none goes without. The document
 * says it in words.
 * Source: "Supported data types and naming rules in Amazon DynamoDB", numbers and nesting.
 */
export const freeJson = lazy(() =>
  z
    .unknown()
    .refine(
      (value) => isStorable(value, 10),
      'El valor tiene nombres, textos, números o niveles que no se pueden guardar',
    )
    .describe(
      'JSON de hasta 10 niveles, con nombres de 1 a 80 caracteres y números que sean 0 o de 1e-100 a 9007199254740991',
    ),
);

/** Paging of every list. */
export const page = lazy(() =>
  z.object({
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: z
      .string()
      .max(2000)
      .regex(/^[A-Za-z0-9_-]*$/, 'La página pedida no es válida')
      .optional()
      .describe('`nextCursor` de la respuesta anterior de la misma lista; otro responde CURSOR_INVALIDO'),
  }),
);
