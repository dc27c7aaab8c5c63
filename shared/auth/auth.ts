import * as z from 'zod';
import { lazy } from '../core/lazy.ts';
import { email, password } from '../core/schemas.ts';
import { empresaResumenSchema } from '../empresas/empresa.ts';
import { usuarioSchema } from '../usuarios/usuario.ts';

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
      .regex(new RegExp(`^\\d{${CODIGO_DIGITOS}}$`), `El código tiene ${CODIGO_DIGITOS} cifras`),
    password: password(),
  }),
);

/**
 * A session. The access token (1 hour) lives in the browser's memory; the refresh token travels only in an HttpOnly
 * cookie. A sign-in with a temporary password answers `sesion` and no `token`: the new password is set next.
 */
export const sesionSchema = lazy(() =>
  z.object({
    user: usuarioSchema().optional(),
    token: z.string().optional(),
    /** Seconds until `token` ends. */
    expiraEn: z.number().int().optional(),
    /** Companies that the user may work in: all (first page) for the superadmin, their own otherwise. */
    empresas: z.array(empresaResumenSchema()).optional(),
    /** Challenge of a sign-in with a temporary password, to be sent to `/api/auth/nueva-password`. */
    sesion: z.string().optional(),
  }),
);
export type Sesion = z.output<ReturnType<typeof sesionSchema>>;
