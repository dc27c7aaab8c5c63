import * as z from 'zod';
import { lazy } from '../core/lazy.ts';
import { ROLES } from '../core/permissions.ts';
import { email, line, phone } from '../core/schemas.ts';

/** `pendiente`: written here, not yet in Cognito. `invitado`: has a temporary password. `confirmado`: set their own. */
export const ESTADOS_USUARIO = ['pendiente', 'invitado', 'confirmado'] as const;

export const IDIOMAS = ['es'] as const;

/** Preferences with the specification's defaults (2, section 3), which also fill in what an older record lacks. */
export const configuracionUsuarioSchema = lazy(() =>
  z.object({
    idioma: z.enum(IDIOMAS).default('es'),
    /** IANA zone in which the workspace shows every date. Checked where it is written: this schema runs on each request. */
    zonaHoraria: z.string().default('America/Bogota'),
    notificaciones: z
      .object({
        email: z.boolean().default(true),
        push: z.boolean().default(true),
        sms: z.boolean().default(false),
        entrevistas: z.boolean().default(true),
        recordatorios: z.boolean().default(true),
        /** By e-mail only, to administrators. */
        reporteSemanal: z.boolean().default(true),
        reporteMensual: z.boolean().default(true),
      })
      .prefault({}),
    privacidad: z
      .object({
        perfilPublico: z.boolean().default(false),
        mostrarEmail: z.boolean().default(false),
        mostrarTelefono: z.boolean().default(false),
      })
      .prefault({}),
  }),
);
export type ConfiguracionUsuario = z.output<ReturnType<typeof configuracionUsuarioSchema>>;

export const usuarioSchema = lazy(() =>
  z.object({
    id: z.string(),
    nombre: line(120, 2),
    apellidos: line(120).optional(),
    email: email(),
    telefono: phone().optional(),
    rol: z.enum(ROLES),
    /** null only for the superadmin. */
    empresaId: z.string().nullable(),
    empresaNombre: z.string().nullable(),
    avatarUrl: z.string().nullable(),
    configuracion: configuracionUsuarioSchema().prefault({}),
    activo: z.boolean(),
    estado: z.enum(ESTADOS_USUARIO),
    permisos: z.array(z.string()),
    fechaCreacion: z.string(),
    ultimoAcceso: z.string().nullable(),
    /** The sign-in before the last one, which overwrote it. */
    accesoAnterior: z.string().nullable().default(null),
    /** Since when sign-ins with a password ask for the code of an authenticator application too; null: they do not. */
    segundoFactorDesde: z.string().nullable().default(null),
    version: z.number().int(),
  }),
);
export type Usuario = z.output<ReturnType<typeof usuarioSchema>>;
