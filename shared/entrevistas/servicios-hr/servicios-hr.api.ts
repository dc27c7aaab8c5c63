import * as z from 'zod';
import { defineApi } from '../../core/contract.ts';
import { slug } from '../../core/id-schemas.ts';
import { lazy } from '../../core/lazy.ts';
import { flag, page } from '../../core/schemas.ts';
import { empresaSchema } from '../../empresas/empresas/empresa.ts';
import { ejecucionSchema, executeServicioSchema } from './ejecucion.ts';
import { ensayoSchema, rehearseSchema } from './ensayo.ts';
import { createServicioHrSchema, updateServicioHrSchema } from './guardar-servicio.ts';
import {
  CATEGORIAS,
  servicioHrDetalleSchema,
  servicioHrResumenSchema,
  servicioVistoSchema,
  versionVistaSchema,
} from './servicio-hr.ts';
import { servicioVersionSchema } from './servicio-version.ts';
import { simulacionSchema, simulateSchema } from './simulacion.ts';

/** The same alert for everyone but the superadmin. */
const onlySuperadmin = (verb: 'crear' | 'actualizar' | 'eliminar') =>
  ({
    access: { permission: 'manage_empresas' },
    refusal: `Solo el Super Admin puede ${verb} servicios HR`,
    scope: 'plataforma',
  }) as const;

export const serviciosHrApi = defineApi({
  listServiciosHr: {
    method: 'GET',
    path: '/api/servicios-hr',
    access: 'session',
    scope: 'plataforma',
    summary:
      'HR services: the built-in ones first, then the others by their codigo; for people of a company those that it has contracted, without figures',
    query: lazy(() =>
      page().extend({
        q: z.string().trim().max(120).optional(),
        categoria: z.enum(CATEGORIAS).optional(),
        activo: flag().optional(),
      }),
    ),
    response: servicioHrResumenSchema,
    list: true,
    uses: { table: 'read' },
  },
  getServicioHr: {
    method: 'GET',
    path: '/api/servicios-hr/{codigo}',
    access: 'session',
    scope: 'plataforma',
    summary:
      'One HR service with its phases, questions and competencies; prompts, indicators and figures for the superadmin alone',
    response: servicioVistoSchema,
    uses: { table: 'read' },
  },
  createServicioHr: {
    method: 'POST',
    path: '/api/servicios-hr',
    ...onlySuperadmin('crear'),
    summary: 'Create an HR service; without a codigo it is made of the name, without ids these are made as well',
    body: createServicioHrSchema,
    response: servicioHrDetalleSchema,
    status: 201,
    audit: 'Creó un servicio HR',
    changes: ['servicios-hr'],
    uses: { table: 'write' },
  },
  updateServicioHr: {
    method: 'PUT',
    path: '/api/servicios-hr/{codigo}',
    ...onlySuperadmin('actualizar'),
    summary: 'Save a new version of an HR service, also to archive it; booked interviews keep theirs',
    body: updateServicioHrSchema,
    response: servicioHrDetalleSchema,
    audit: 'Cambió un servicio HR',
    changes: ['servicios-hr'],
    uses: { table: 'write' },
  },
  deleteServicioHr: {
    method: 'DELETE',
    path: '/api/servicios-hr/{codigo}',
    ...onlySuperadmin('eliminar'),
    summary: 'Delete an HR service that no interview uses; built-in ones can only be archived',
    response: lazy(() => z.object({ eliminado: z.literal(true) })),
    audit: 'Eliminó un servicio HR',
    changes: ['servicios-hr'],
    uses: { table: 'write' },
  },
  listVersionesServicioHr: {
    method: 'GET',
    path: '/api/servicios-hr/{codigo}/versiones',
    access: { permission: 'manage_empresas' },
    scope: 'plataforma',
    summary: 'Versions of an HR service, the newest first: who saved them, and when',
    query: page,
    response: servicioVersionSchema,
    list: true,
    uses: { table: 'read' },
  },
  getVersionServicioHr: {
    method: 'GET',
    path: '/api/servicios-hr/{codigo}/versiones/{version}',
    access: 'session',
    scope: 'plataforma',
    summary: 'An HR service as one version has it; prompts and indicators for the superadmin alone',
    response: versionVistaSchema,
    uses: { table: 'read' },
  },
  executeServicioHr: {
    method: 'POST',
    path: '/api/servicios-hr/{codigo}/ejecutar',
    access: { permission: 'manage_interviews' },
    scope: 'empresa',
    summary: 'Book a service for several candidates of the company; the answer says what became of each',
    body: executeServicioSchema,
    response: ejecucionSchema,
    audit: 'Programó un servicio HR para varios candidatos',
    changes: ['entrevistas', 'candidatos', 'servicios-hr'],
    uses: { table: 'write', secrets: ['encrypt'] },
    timeoutSeconds: 29,
  },
  rehearseServicioHr: {
    method: 'POST',
    path: '/api/servicios-hr/{codigo}/probar',
    access: { permission: 'manage_interviews' },
    scope: 'empresa',
    empresaOptional: true,
    whileReadOnly: true,
    summary:
      'The next question of a rehearsal, given all answers so far; keeps nothing. With a company, thanks are in its name',
    body: rehearseSchema,
    response: ensayoSchema,
    uses: { table: 'read' },
    audit: false,
  },
  simulateServicioHr: {
    method: 'POST',
    path: '/api/servicios-hr/{codigo}/simular',
    access: { permission: 'manage_interviews' },
    scope: 'empresa',
    empresaOptional: true,
    whileReadOnly: true,
    summary:
      'A whole interview with an invented candidate, and its figures; keeps nothing. With a company, thanks are in its name',
    body: simulateSchema,
    response: simulacionSchema,
    uses: { table: 'read' },
    audit: false,
  },
  assignServicios: {
    method: 'POST',
    path: '/api/empresas/{id}/servicios',
    access: { permission: 'manage_empresas' },
    scope: 'ruta',
    summary: 'Contract exactly the named services for a company',
    body: lazy(() => z.strictObject({ serviciosIds: z.array(slug()).max(100) })),
    response: empresaSchema,
    audit: 'Asignó servicios a una empresa',
    changes: ['empresas'],
    uses: { table: 'write' },
  },
});
