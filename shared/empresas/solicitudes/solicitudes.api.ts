import * as z from 'zod';
import { defineApi } from '../../core/contract.ts';
import { lazy } from '../../core/lazy.ts';
import { page } from '../../core/schemas.ts';
import { createSolicitudSchema, ESTADOS_SOLICITUD, rejectSolicitudSchema, solicitudSchema } from './solicitud.ts';

export const solicitudesApi = defineApi({
  createSolicitud: {
    method: 'POST',
    path: '/api/solicitudes',
    access: 'public',
    scope: 'plataforma',
    summary: "Ask for a company's account or for a demo",
    body: createSolicitudSchema,
    response: lazy(() => solicitudSchema().pick({ id: true, fecha: true })),
    status: 201,
    uses: { table: 'write' },
  },
  listSolicitudes: {
    method: 'GET',
    path: '/api/solicitudes',
    access: { permission: 'manage_empresas' },
    scope: 'plataforma',
    summary: 'Requests of new companies',
    query: lazy(() =>
      page().extend({
        estado: z.enum(ESTADOS_SOLICITUD).optional(),
        /** Is part of the person's name, of the company's, of the e-mail or of the tax id. */
        q: z.string().trim().max(100).optional(),
        orden: z.enum(['recientes', 'antiguas']).default('recientes'),
      }),
    ),
    response: solicitudSchema,
    list: true,
    uses: { table: 'read' },
  },
  getSolicitud: {
    method: 'GET',
    path: '/api/solicitudes/{id}',
    access: { permission: 'manage_empresas' },
    scope: 'plataforma',
    summary: 'One request of a new company',
    response: solicitudSchema,
    uses: { table: 'read' },
  },
  approveSolicitud: {
    method: 'POST',
    path: '/api/solicitudes/{id}/aprobar',
    access: { permission: 'manage_empresas' },
    scope: 'plataforma',
    summary: 'Approve a pending request: a company may now be created from it',
    response: solicitudSchema,
    audit: 'Aprobó una solicitud',
    changes: ['solicitudes'],
    uses: { table: 'write' },
  },
  rejectSolicitud: {
    method: 'POST',
    path: '/api/solicitudes/{id}/rechazar',
    access: { permission: 'manage_empresas' },
    scope: 'plataforma',
    summary: 'Reject a pending request, and tell who sent it when asked to',
    body: rejectSolicitudSchema,
    response: solicitudSchema,
    audit: 'Rechazó una solicitud',
    changes: ['solicitudes'],
    uses: { table: 'write' },
  },
});
