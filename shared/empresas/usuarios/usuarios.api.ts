import * as z from 'zod';
import { defineApi } from '../../core/contract.ts';
import { idSchema } from '../../core/id-schemas.ts';
import { lazy } from '../../core/lazy.ts';
import { ROLES } from '../../core/permissions.ts';
import { page } from '../../core/schemas.ts';
import { inviteUsuarioSchema, updateUsuarioSchema, usuarioGestionadoSchema, usuarioListadoSchema } from './gestion.ts';
import { SITUACIONES } from './situacion.ts';

/** A superadmin names a company; for everyone else it is their own, and another one is answered like a missing one. */
const empresaQuery = lazy(() => z.object({ empresaId: idSchema('emp').optional() }));

/** Users live in partitions of their own, so these are no `empresa` contracts: `managed-usuario.ts` binds the company. */
export const usuariosApi = defineApi({
  listUsuarios: {
    method: 'GET',
    path: '/api/usuarios',
    access: { permission: 'manage_users' },
    scope: 'plataforma',
    summary:
      "Users of the company, or of the whole platform for a superadmin who names none. q looks into a company's names and e-mails, and on the platform finds names that begin with it or a whole e-mail",
    query: lazy(() =>
      page().extend({
        ...empresaQuery().shape,
        q: z.string().trim().max(254).optional(),
        rol: z.enum(ROLES).optional(),
        estado: z.enum(SITUACIONES).optional(),
        orden: z.enum(['nombre', '-nombre', 'recientes']).default('nombre'),
      }),
    ),
    response: usuarioListadoSchema,
    list: true,
    uses: { table: 'read' },
  },
  inviteUsuario: {
    method: 'POST',
    path: '/api/usuarios',
    access: { permission: 'manage_users' },
    scope: 'plataforma',
    summary: 'Invite a user: they get an e-mail with a temporary password',
    query: empresaQuery,
    body: inviteUsuarioSchema,
    response: usuarioGestionadoSchema,
    status: 201,
    audit: 'Invitó a un usuario',
    changes: ['usuarios'],
    uses: { table: 'write', secrets: ['encrypt'] },
  },
  getUsuario: {
    method: 'GET',
    path: '/api/usuarios/{id}',
    access: { permission: 'manage_users' },
    scope: 'plataforma',
    summary: 'One user',
    query: empresaQuery,
    response: usuarioListadoSchema,
    uses: { table: 'read' },
  },
  updateUsuario: {
    method: 'PUT',
    path: '/api/usuarios/{id}',
    access: { permission: 'manage_users' },
    scope: 'plataforma',
    summary:
      'Change a user, from the version that was read: data, role, active or not. A superadmin who becomes admin or operador joins the company named in the query',
    query: empresaQuery,
    body: updateUsuarioSchema,
    response: usuarioGestionadoSchema,
    whileReadOnly: true,
    audit: 'Cambió un usuario',
    changes: ['usuarios'],
    uses: { table: 'write' },
  },
  deleteUsuario: {
    method: 'DELETE',
    path: '/api/usuarios/{id}',
    access: { permission: 'manage_users' },
    scope: 'plataforma',
    summary: 'Delete a user and their account; what they did keeps their name',
    query: empresaQuery,
    response: lazy(() => z.object({ id: z.string(), eliminado: z.literal(true) })),
    audit: 'Eliminó un usuario',
    changes: ['usuarios'],
    uses: { table: 'write', files: { avatars: 'write' } },
  },
  resendInvitacion: {
    method: 'POST',
    path: '/api/usuarios/{id}/reenviar-invitacion',
    access: { permission: 'manage_users' },
    scope: 'plataforma',
    summary: 'Send an invited user a new temporary password, at most every 2 minutes',
    query: empresaQuery,
    response: usuarioGestionadoSchema,
    audit: 'Reenvió una invitación',
    changes: ['usuarios'],
    uses: { table: 'write', secrets: ['encrypt'] },
  },
  resetUsuarioPassword: {
    method: 'POST',
    path: '/api/usuarios/{id}/restablecer',
    access: { permission: 'manage_users' },
    scope: 'plataforma',
    summary: 'Send a user a new temporary password and end all their sessions',
    query: empresaQuery,
    response: usuarioGestionadoSchema,
    audit: 'Restableció la contraseña de un usuario',
    changes: ['usuarios'],
    uses: { table: 'write', secrets: ['encrypt'] },
  },
  resetUsuarioSegundoFactor: {
    method: 'POST',
    path: '/api/usuarios/{id}/restablecer-segundo-factor',
    access: { permission: 'manage_users' },
    scope: 'plataforma',
    summary: 'Remove the second factor of a user who has lost it and end all their sessions; they are told',
    query: empresaQuery,
    response: usuarioGestionadoSchema,
    audit: 'Restableció la verificación en dos pasos de un usuario',
    changes: ['usuarios'],
    uses: { table: 'write' },
  },
});
