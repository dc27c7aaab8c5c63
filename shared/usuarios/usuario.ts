import * as z from 'zod';
import { lazy } from '../core/lazy.ts';
import { ROLES } from '../core/permissions.ts';
import { email, line, phone } from '../core/schemas.ts';

/** `pendiente`: written here, not yet in Cognito. `invitado`: has a temporary password. `confirmado`: set their own. */
export const ESTADOS_USUARIO = ['pendiente', 'invitado', 'confirmado'] as const;

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
    activo: z.boolean(),
    estado: z.enum(ESTADOS_USUARIO),
    permisos: z.array(z.string()),
    fechaCreacion: z.string(),
    ultimoAcceso: z.string().nullable(),
    version: z.number().int(),
  }),
);
export type Usuario = z.output<ReturnType<typeof usuarioSchema>>;
