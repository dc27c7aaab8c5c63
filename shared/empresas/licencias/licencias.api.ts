import * as z from 'zod';
import { defineApi } from '../../core/contract.ts';
import { lazy } from '../../core/lazy.ts';
import { page } from '../../core/schemas.ts';
import { licenciaSchema } from './licencia.ts';

export const licenciasApi = defineApi({
  getLicenciasActivas: {
    method: 'GET',
    path: '/api/empresas/licencias-activas',
    access: 'session',
    scope: 'plataforma',
    summary: 'Active licences of all companies for the superadmin, of the own company for everyone else',
    response: lazy(() =>
      z.object({
        /** -1 when the own company's licences have no limit. Among all companies, those count the open ones. */
        licenciasActivas: z.number().int(),
        totalEmpresas: z.number().int(),
      }),
    ),
    reads: ['licencias', 'empresas', 'entrevistas'],
    uses: { table: 'read' },
  },
  listLicencias: {
    method: 'GET',
    path: '/api/empresas/{id}/licencias',
    access: 'session',
    scope: 'ruta',
    summary: "The company's ledger of licences, newest first: those that were opened for an interview",
    query: page,
    response: licenciaSchema,
    list: true,
    reads: ['licencias', 'entrevistas'],
    uses: { table: 'read' },
  },
});
