import * as z from 'zod';
import { defineApi } from '../../core/contract.ts';
import { lazy } from '../../core/lazy.ts';
import { page } from '../../core/schemas.ts';
import { configuracionSchema, createConfiguracionSchema, updateConfiguracionSchema } from './configuracion.ts';

const access = { permission: 'manage_users' } as const;
const ofCompany = { access, scope: 'ruta' } as const;
/** The id or the body names the company. */
const managed = { access, scope: 'plataforma' } as const;
const BASE = '/api/configuracion';

export const configuracionesApi = defineApi({
  listConfiguraciones: {
    ...ofCompany,
    method: 'GET',
    path: `${BASE}/empresa/{empresaId}`,
    summary: "A company's configuration entries, by name",
    query: page,
    response: configuracionSchema,
    list: true,
    uses: { table: 'read' },
  },
  listConfiguracionesActivas: {
    ...ofCompany,
    method: 'GET',
    path: `${BASE}/empresa/{empresaId}/activas`,
    summary: 'Those that are active',
    query: page,
    response: configuracionSchema,
    list: true,
    uses: { table: 'read' },
  },
  getConfiguracionNombre: {
    ...ofCompany,
    method: 'GET',
    path: `${BASE}/empresa/{empresaId}/nombre/{nombre}`,
    summary: 'The entry of a name',
    response: configuracionSchema,
    uses: { table: 'read' },
  },
  getConfiguracion: {
    ...managed,
    method: 'GET',
    path: `${BASE}/{id}`,
    summary: 'One configuration entry',
    response: configuracionSchema,
    uses: { table: 'read' },
  },
  createConfiguracion: {
    ...managed,
    method: 'POST',
    path: BASE,
    summary: 'Store an entry by its name; what the company has under it already is replaced',
    body: createConfiguracionSchema,
    response: configuracionSchema,
    status: 201,
    audit: 'Guardó una entrada de configuración',
    changes: ['configuraciones'],
    uses: { table: 'write' },
  },
  updateConfiguracion: {
    ...managed,
    method: 'PUT',
    path: `${BASE}/{id}`,
    summary: 'Change an entry; what is left out stays',
    body: updateConfiguracionSchema,
    response: configuracionSchema,
    audit: 'Cambió una entrada de configuración',
    changes: ['configuraciones'],
    uses: { table: 'write' },
  },
  deleteConfiguracion: {
    ...managed,
    method: 'DELETE',
    path: `${BASE}/{id}`,
    summary: 'Remove an entry',
    response: lazy(() => z.null()),
    audit: 'Eliminó una entrada de configuración',
    changes: ['configuraciones'],
    uses: { table: 'write' },
  },
});
