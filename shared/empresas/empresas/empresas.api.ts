import * as z from 'zod';
import { defineApi } from '../../core/contract.ts';
import { lazy } from '../../core/lazy.ts';
import { page } from '../../core/schemas.ts';
import { usuarioGestionadoSchema } from '../usuarios/gestion.ts';
import { ESTADOS_EMPRESA } from './empresa.states.ts';
import { cambioEstadoSchema, empresaResumenSchema, empresaSchema } from './empresa.ts';
import { empresaConPlanSchema } from './empresa-con-plan.ts';
import { adminDataSchema, createEmpresaSchema, moveEmpresaSchema, updateEmpresaSchema } from './empresa-form.ts';
import { ORDENES_EMPRESA } from './orden.ts';

export const empresasApi = defineApi({
  listEmpresas: {
    method: 'GET',
    path: '/api/empresas',
    access: 'session',
    scope: 'plataforma',
    summary:
      'Companies: all of them for the superadmin, their own for everyone else. What q finds comes in the order of the words that it matched',
    query: lazy(() =>
      page().extend({
        /** Finds words of the name, the legal name, the e-mail and the tax id, by their beginning. */
        q: z.string().trim().max(100).optional(),
        estado: z.enum(ESTADOS_EMPRESA).optional(),
        orden: z.enum(ORDENES_EMPRESA).default('recientes'),
      }),
    ),
    response: empresaResumenSchema,
    list: true,
    reads: ['empresas', 'suscripciones'],
    uses: { table: 'read' },
  },
  createEmpresa: {
    method: 'POST',
    path: '/api/empresas',
    access: { permission: 'manage_empresas' },
    scope: 'plataforma',
    summary: 'Create a company, with its administrator when adminData is given',
    body: createEmpresaSchema,
    response: empresaSchema,
    status: 201,
    audit: 'Creó una empresa',
    auditLog: 'plataforma',
    changes: ['empresas', 'solicitudes'],
    uses: { table: 'write', secrets: ['encrypt'] },
  },
  getEmpresa: {
    method: 'GET',
    path: '/api/empresas/{id}',
    access: 'session',
    scope: 'ruta',
    summary: 'One company',
    response: empresaConPlanSchema,
    reads: ['empresas', 'suscripciones', 'usuarios', 'planes-estrategicos', 'marca'],
    uses: { table: 'read' },
  },
  updateEmpresa: {
    method: 'PUT',
    path: '/api/empresas/{id}',
    access: { permission: 'manage_users' },
    scope: 'ruta',
    wholeTable: true,
    summary: 'Change what the body names; an administrator changes contact and profile of the own company only',
    body: updateEmpresaSchema,
    response: empresaConPlanSchema,
    audit: 'Cambió los datos de una empresa',
    changes: ['empresas'],
    uses: { table: 'write' },
  },
  createAdministrador: {
    method: 'POST',
    path: '/api/empresas/{id}/admin',
    access: { permission: 'manage_empresas' },
    scope: 'ruta',
    wholeTable: true,
    summary: 'Give a company an administrator, within the users of its plan. The password is temporary',
    body: adminDataSchema,
    response: usuarioGestionadoSchema,
    status: 201,
    audit: 'Creó un administrador de empresa',
    changes: ['usuarios'],
    uses: { table: 'write', secrets: ['encrypt'] },
  },
  moveEmpresa: {
    method: 'POST',
    path: '/api/empresas/{id}/estado',
    access: { permission: 'manage_empresas' },
    scope: 'ruta',
    wholeTable: true,
    summary: 'Activate, suspend or cancel a company',
    body: moveEmpresaSchema,
    response: empresaSchema,
    audit: 'Cambió el estado de una empresa',
    changes: ['empresas'],
    uses: { table: 'write' },
  },
  listEstadosEmpresa: {
    method: 'GET',
    path: '/api/empresas/{id}/estados',
    access: { permission: 'manage_empresas' },
    scope: 'ruta',
    summary: "The company's changes of state, newest first",
    query: page,
    response: cambioEstadoSchema,
    list: true,
    reads: ['empresas', 'suscripciones'],
    uses: { table: 'read' },
  },
  checkSubdominio: {
    method: 'GET',
    path: '/api/empresas/subdominio/{subdominio}',
    access: { permission: 'manage_empresas' },
    scope: 'plataforma',
    summary: 'Whether a subdomain is free, and how it is spelled',
    response: lazy(() => z.object({ subdominio: z.string(), libre: z.boolean() })),
    uses: { table: 'read' },
  },
});
