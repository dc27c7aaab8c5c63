import * as z from 'zod';
import { defineApi } from '../../core/contract.ts';
import { lazy } from '../../core/lazy.ts';
import { page } from '../../core/schemas.ts';
import { notificacionSchema, resumenNotificacionesSchema, TIPOS_NOTIFICACION } from './notificacion.ts';

export const notificacionesApi = defineApi({
  listNotificaciones: {
    method: 'GET',
    path: '/api/notificaciones',
    access: 'session',
    scope: 'plataforma',
    summary:
      "The caller's notifications, newest first; only unread ones (`sinLeer=true`) or those of one type on demand",
    query: lazy(() =>
      page().extend({
        sinLeer: z.enum(['true', 'false']).optional(),
        type: z.enum(TIPOS_NOTIFICACION).optional(),
      }),
    ),
    response: notificacionSchema,
    list: true,
    uses: { table: 'read' },
  },
  getNotificacionesResumen: {
    method: 'GET',
    path: '/api/notificaciones/resumen',
    access: 'session',
    scope: 'plataforma',
    summary: 'How many notifications the caller has not read, and which came last: cheap enough to poll',
    response: resumenNotificacionesSchema,
    uses: { table: 'read' },
  },
  readNotificacion: {
    method: 'POST',
    path: '/api/notificaciones/{id}/leida',
    access: 'session',
    scope: 'plataforma',
    summary: 'Mark one notification as read',
    response: notificacionSchema,
    whileReadOnly: true,
    uses: { table: 'write' },
    audit: false,
    changes: ['notificaciones'],
  },
  readNotificaciones: {
    method: 'POST',
    path: '/api/notificaciones/leidas',
    access: 'session',
    scope: 'plataforma',
    summary: 'Mark all notifications as read; `quedan` asks to call again when there were more than one call can do',
    response: lazy(() => z.object({ leidas: z.number().int(), quedan: z.boolean() })),
    whileReadOnly: true,
    uses: { table: 'write' },
    audit: false,
    changes: ['notificaciones'],
    timeoutSeconds: 29,
  },
  deleteNotificacion: {
    method: 'DELETE',
    path: '/api/notificaciones/{id}',
    access: 'session',
    scope: 'plataforma',
    summary: 'Remove one notification; removing it again changes nothing',
    response: lazy(() => z.object({ id: z.string() })),
    whileReadOnly: true,
    uses: { table: 'write' },
    audit: false,
    changes: ['notificaciones'],
  },
  deleteNotificaciones: {
    method: 'DELETE',
    path: '/api/notificaciones',
    access: 'session',
    scope: 'plataforma',
    summary: 'Remove all notifications; `quedan` asks to call again when there were more than one call can do',
    response: lazy(() => z.object({ eliminadas: z.number().int(), quedan: z.boolean() })),
    whileReadOnly: true,
    uses: { table: 'write' },
    audit: false,
    changes: ['notificaciones'],
    timeoutSeconds: 29,
  },
});
