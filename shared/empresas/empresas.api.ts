import * as z from 'zod';
import { defineApi } from '../core/contract.ts';
import { lazy } from '../core/lazy.ts';
import { page } from '../core/schemas.ts';
import { createEmpresaSchema, empresaResumenSchema, empresaSchema } from './empresa.ts';

export const empresasApi = defineApi({
  listEmpresas: {
    method: 'GET',
    path: '/api/empresas',
    access: 'session',
    scope: 'plataforma',
    summary: 'Companies: all of them for the superadmin, their own for everyone else',
    query: lazy(() => page().extend({ q: z.string().trim().max(100).optional() })),
    response: empresaResumenSchema,
    list: true,
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
    uses: { table: 'write', secrets: ['encrypt'] },
  },
  getEmpresa: {
    method: 'GET',
    path: '/api/empresas/{id}',
    access: 'session',
    scope: 'plataforma',
    summary: 'One company',
    response: empresaSchema,
    uses: { table: 'read' },
  },
});
