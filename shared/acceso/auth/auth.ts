import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import { email, password } from '../../core/schemas.ts';
import { empresaResumenSchema } from '../../empresas/empresas/empresa.ts';
import { usuarioSchema } from '../../empresas/usuarios/usuario.ts';

export const loginSchema = lazy(() =>
  z.strictObject({
    email: email(),
    password: z.string({ error: 'Escribe tu contraseña' }).min(1, 'Escribe tu contraseña').max(128),
  }),
);

export const nuevaPasswordSchema = lazy(() =>
  z.strictObject({ email: email(), sesion: z.string().min(1).max(4096), password: password() }),
);

export const olvidoSchema = lazy(() => z.strictObject({ email: email() }));

export const CODIGO_DIGITOS = 6;

export const restablecerSchema = lazy(() =>
  z.strictObject({
    email: email(),
    codigo: z
      .string({ error: 'Escribe el código' })
      .trim()
      .regex(new RegExp(`^[0-9]{${CODIGO_DIGITOS}}$`), `El código tiene ${CODIGO_DIGITOS} cifras`),
    password: password(),
  }),
);

/** Six digits of an authenticator application; some show them in two groups. */
const codigo = lazy(() =>
  z.string({ error: 'Escribe el código' }).check(
    z.maxLength(40),
    z.overwrite((text) => text.replace(/\s/g, '')),
    z.regex(new RegExp(`^[0-9]{${CODIGO_DIGITOS}}$`), `El código tiene ${CODIGO_DIGITOS} cifras`),
  ),
);

/** `sesion` is the challenge that the sign-in answered. */
export const codigoAccesoSchema = lazy(() => z.strictObject({ sesion: z.string().min(1).max(4096), codigo: codigo() }));

export const codigoSegundoFactorSchema = lazy(() => z.strictObject({ codigo: codigo() }));

/** Whoever changes their second factor shows once more that they are who signed in. */
export const passwordActualSchema = lazy(() =>
  z.strictObject({
    password: z.string({ error: 'Escribe tu contraseña' }).min(1, 'Escribe tu contraseña').max(128),
  }),
);

/** A person's own change of password, within their session. */
export const cambioPasswordSchema = lazy(() =>
  z
    .strictObject({
      actual: z.string({ error: 'Escribe tu contraseña actual' }).min(1, 'Escribe tu contraseña actual').max(128),
      password: password(),
      confirmPassword: z.string({ error: 'Repite la contraseña nueva' }).max(128),
    })
    .refine(({ password: chosen, confirmPassword }) => chosen === confirmPassword, {
      path: ['confirmPassword'],
      error: 'Las contraseñas no coinciden',
    })
    .refine(({ actual, password: chosen }) => chosen !== actual, {
      path: ['password'],
      error: 'Elige una contraseña distinta de la actual',
    }),
);
export type CambioPassword = z.output<ReturnType<typeof cambioPasswordSchema>>;

export const segundoFactorSchema = lazy(() =>
  z.object({
    desde: z.string().nullable(),
    /** The role demands it here, so it cannot be turned off. */
    obligatorio: z.boolean(),
    /** This session was opened by Google or Microsoft, which ask for a second factor themselves. */
    porProveedor: z.boolean(),
  }),
);
export type SegundoFactor = z.output<ReturnType<typeof segundoFactorSchema>>;

/**
 * A session. The access token (1 hour) lives in the browser's memory; the refresh token travels only in an HttpOnly
 * cookie. A sign-in with a temporary password, or with a second factor, answers `sesion` and no `token`: the new password or
 * the code comes next.
 */
export const sesionSchema = lazy(() =>
  z.object({
    user: usuarioSchema().optional(),
    token: z.string().optional(),
    /** Seconds until `token` ends. */
    expiraEn: z.number().int().optional(),
    /** Companies that the user may work in: all (first page) for the superadmin, their own otherwise. */
    empresas: z.array(empresaResumenSchema()).optional(),
    /** A challenge: with the new password it goes to `/api/auth/nueva-password`, with the code to `/api/auth/codigo`. */
    sesion: z.string().optional(),
    paso: z.enum(['password', 'codigo']).optional(),
    /** The role demands a second factor: until it is set up, the session is good for nothing else. */
    faltaSegundoFactor: z.literal(true).optional(),
  }),
);
export type Sesion = z.output<ReturnType<typeof sesionSchema>>;
