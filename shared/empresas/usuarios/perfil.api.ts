import * as z from 'zod';
import { defineApi } from '../../core/contract.ts';
import { lazy } from '../../core/lazy.ts';
import { AVATAR_MAX_BYTES, perfilSchema, updatePerfilSchema } from './perfil.ts';

/** A path below `/uploads/` of the public origin; null without a photo. */
const avatarSchema = lazy(() => z.object({ avatarUrl: z.string().nullable() }));

export const perfilApi = defineApi({
  getPerfil: {
    method: 'GET',
    path: '/api/perfil',
    access: 'session',
    scope: 'plataforma',
    summary: 'The profile of the signed-in user',
    response: perfilSchema,
    uses: { table: 'read' },
  },
  updatePerfil: {
    method: 'PUT',
    path: '/api/perfil',
    access: 'session',
    scope: 'plataforma',
    summary: 'Change the own profile, from the version that was read; what is not sent stays',
    body: updatePerfilSchema,
    response: perfilSchema,
    whileReadOnly: true,
    audit: 'Cambió su perfil',
    changes: ['usuarios'],
    uses: { table: 'write' },
  },
  updateAvatar: {
    method: 'POST',
    path: '/api/perfil/avatar',
    access: 'session',
    scope: 'plataforma',
    summary: 'Set the own photo: JPEG, PNG or WebP, at most 2 MB and 4096 pixels a side; its metadata is removed',
    file: { field: 'avatar', maxBytes: AVATAR_MAX_BYTES, missing: 'No se proporcionó archivo' },
    response: avatarSchema,
    whileReadOnly: true,
    audit: 'Cambió su foto',
    changes: ['usuarios'],
    uses: { table: 'write', files: { avatars: 'write' } },
    timeoutSeconds: 15,
  },
  deleteAvatar: {
    method: 'DELETE',
    path: '/api/perfil/avatar',
    access: 'session',
    scope: 'plataforma',
    summary: 'Remove the own photo',
    response: avatarSchema,
    whileReadOnly: true,
    audit: 'Eliminó su foto',
    changes: ['usuarios'],
    uses: { table: 'write', files: { avatars: 'write' } },
  },
});
