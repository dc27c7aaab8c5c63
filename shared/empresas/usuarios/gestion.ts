import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import { ROLES } from '../../core/permissions.ts';
import { email, line, phone, version } from '../../core/schemas.ts';
import { usuarioSchema } from './usuario.ts';

/** What whoever manages users sees and changes of them. */

export const usuarioGestionadoSchema = lazy(() =>
  usuarioSchema()
    .pick({
      id: true,
      nombre: true,
      apellidos: true,
      email: true,
      telefono: true,
      rol: true,
      empresaId: true,
      empresaNombre: true,
      avatarUrl: true,
      activo: true,
      estado: true,
      fechaCreacion: true,
      ultimoAcceso: true,
      segundoFactorDesde: true,
      version: true,
    })
    .extend({
      /** When the last temporary password was asked for. */
      invitadoEn: z.string().nullable(),
    }),
);
export type UsuarioGestionado = z.output<ReturnType<typeof usuarioGestionadoSchema>>;

/**
 * As lists show them: whether the company would be left without an active administrator. The list of the whole platform
 * does not say so, which would take a look at each of its companies.
 */
export const usuarioListadoSchema = lazy(() =>
  usuarioGestionadoSchema().extend({ ultimoAdministrador: z.boolean().optional() }),
);
export type UsuarioListado = z.output<ReturnType<typeof usuarioListadoSchema>>;

const rol = lazy(() => z.enum(ROLES, { error: 'Elige un rol de la lista' }));

export const inviteUsuarioSchema = lazy(() =>
  z.strictObject({
    nombre: line(120, 2),
    apellidos: line(120).default(''),
    email: email(),
    telefono: phone().default(''),
    rol: rol(),
  }),
);
export type InviteUsuario = z.output<ReturnType<typeof inviteUsuarioSchema>>;

/** What is left out stays as it is. The e-mail signs in and cannot be changed here. */
export const updateUsuarioSchema = lazy(() =>
  z.strictObject({
    nombre: line(120, 2).optional(),
    apellidos: line(120).optional(),
    telefono: phone().optional(),
    rol: rol().optional(),
    activo: z.boolean({ error: 'Elige si está activo' }).optional(),
    version: version(0),
  }),
);
export type UpdateUsuario = z.output<ReturnType<typeof updateUsuarioSchema>>;
