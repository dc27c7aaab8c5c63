import * as z from 'zod';
import { defineApi } from '../core/contract.ts';
import { lazy } from '../core/lazy.ts';
import { page } from '../core/schemas.ts';
import { notificacionSchema } from './notificacion.ts';

export const notificacionesApi = defineApi({
  listNotificaciones: {
    method: 'GET',
    path: '/api/notificaciones',
    access: 'session',
    scope: 'plataforma',
    summary: "The caller's notifications, newest first",
    query: page,
    response: notificacionSchema,
    list: true,
    uses: { table: 'read' },
  },
  readNotificacion: {
    method: 'POST',
    path: '/api/notificaciones/{id}/leida',
    access: 'session',
    scope: 'plataforma',
    summary: 'Mark one notification as read',
    response: notificacionSchema,
    uses: { table: 'write' },
  },
  readNotificaciones: {
    method: 'POST',
    path: '/api/notificaciones/leidas',
    access: 'session',
    scope: 'plataforma',
    summary: 'Mark all notifications as read',
    response: lazy(() => z.object({ leidas: z.number().int() })),
    uses: { table: 'write' },
  },
});
