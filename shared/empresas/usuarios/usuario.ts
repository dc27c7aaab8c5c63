import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import { ROLES } from '../../core/permissions.ts';

/** `pendiente`: written here, not yet in Cognito. `invitado`: has a temporary password. `confirmado`: set their own. */
export const ESTADOS_USUARIO = ['pendiente', 'invitado', 'confirmado'] as const;

export const IDIOMAS = ['es'] as const;

/**
 * Preferences with their defaults, which also fill in what an older record lacks. The schema
 * runs on each request: what is alike is made once, and the zone is checked where it is written.
 */
export const configuracionUsuarioSchema = lazy(() => {
  const si = z.boolean().default(true);
  const no = z.boolean().default(false);
  return z.object({
    idioma: z.enum(IDIOMAS).default('es'),
    /** IANA zone in which the workspace shows every date. */
    zonaHoraria: z.string().default('America/Bogota'),
    notificaciones: z
      .object({
        email: si,
        push: si,
        sms: no,
        entrevistas: si,
        recordatorios: si,
        /** By e-mail only, to administrators. */
        reporteSemanal: si,
        reporteMensual: si,
      })
      .prefault({}),
    privacidad: z.object({ perfilPublico: no, mostrarEmail: no, mostrarTelefono: no }).prefault({}),
  });
});
export type ConfiguracionUsuario = z.output<ReturnType<typeof configuracionUsuarioSchema>>;

/** Read on each request. What a name or an e-mail may be is checked where it is written. */
export const usuarioSchema = lazy(() => {
  const texto = z.string();
  const textoOrNull = texto.nullable();
  const desde = textoOrNull.default(null);
  return z.object({
    id: texto,
    nombre: texto,
    apellidos: texto.optional(),
    email: texto,
    telefono: texto.optional(),
    rol: z.enum(ROLES),
    /** null only for the superadmin. */
    empresaId: textoOrNull,
    empresaNombre: textoOrNull,
    avatarUrl: textoOrNull,
    configuracion: configuracionUsuarioSchema().prefault({}),
    activo: z.boolean(),
    estado: z.enum(ESTADOS_USUARIO),
    permisos: z.array(texto),
    fechaCreacion: texto,
    ultimoAcceso: textoOrNull,
    /** The sign-in before the last one, which overwrote it. */
    accesoAnterior: desde,
    /** Since when sign-ins with a password ask for the code of an authenticator application too; null: they do not. */
    segundoFactorDesde: desde,
    version: z.number().int(),
  });
});
export type Usuario = z.output<ReturnType<typeof usuarioSchema>>;
