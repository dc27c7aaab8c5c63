import * as z from 'zod';
import { defineApi } from '../../core/contract.ts';
import { lazy } from '../../core/lazy.ts';
import { page } from '../../core/schemas.ts';
import { areaSchema, createAreaSchema, reasignarAreaSchema, updateAreaSchema } from './area.ts';

export const areasApi = defineApi({
  listAreas: {
    method: 'GET',
    path: '/api/areas',
    access: 'session',
    scope: 'empresa',
    summary: 'Areas of the company, by name or newest first; q finds names that begin with it, and sorts by name',
    query: lazy(() =>
      page().extend({
        q: z.string().trim().max(100).optional(),
        activo: z.enum(['true', 'false']).optional(),
        orden: z.enum(['nombre', 'recientes']).default('nombre'),
      }),
    ),
    response: areaSchema,
    list: true,
    uses: { table: 'read' },
  },
  createArea: {
    method: 'POST',
    path: '/api/areas',
    access: { permission: 'manage_areas' },
    scope: 'empresa',
    summary: 'Create an area; its name is unique in the company, ignoring case and accents',
    body: createAreaSchema,
    response: areaSchema,
    status: 201,
    uses: { table: 'write' },
  },
  getArea: {
    method: 'GET',
    path: '/api/areas/{id}',
    access: 'session',
    scope: 'empresa',
    summary: 'One area',
    response: areaSchema,
    uses: { table: 'read' },
  },
  updateArea: {
    method: 'PUT',
    path: '/api/areas/{id}',
    access: { permission: 'manage_areas' },
    scope: 'empresa',
    summary: 'Rename, describe, archive or activate an area, from the version that was read',
    body: updateAreaSchema,
    response: areaSchema,
    uses: { table: 'write' },
  },
  deleteArea: {
    method: 'DELETE',
    path: '/api/areas/{id}',
    access: { permission: 'manage_areas' },
    scope: 'empresa',
    summary: 'Delete an area without candidates; with candidates it is refused with AREA_CON_CANDIDATOS',
    response: lazy(() => z.object({ id: z.string() })),
    uses: { table: 'write' },
  },
  reasignarArea: {
    method: 'POST',
    path: '/api/areas/{id}/reasignar',
    access: { permission: 'manage_areas' },
    scope: 'empresa',
    summary: 'Begin to move all candidates of an area to another one or to none; `reasignacion` shows how far it is',
    body: reasignarAreaSchema,
    response: areaSchema,
    status: 202,
    uses: { table: 'write' },
  },
});
