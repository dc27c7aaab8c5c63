import * as z from 'zod';
import { defineApi } from '../core/contract.ts';
import { lazy } from '../core/lazy.ts';
import { page } from '../core/schemas.ts';
import { auditoriaSchema } from './auditoria.ts';

export const auditoriaApi = defineApi({
  listAuditoria: {
    method: 'GET',
    path: '/api/auditoria',
    access: { permission: 'manage_users' },
    scope: 'plataforma',
    summary:
      "Changes, newest first: of the own company; for the superadmin the platform's, or those of a named company",
    query: lazy(() => page().extend({ empresaId: z.string().max(40).optional() })),
    response: auditoriaSchema,
    list: true,
    uses: { table: 'read' },
  },
});
