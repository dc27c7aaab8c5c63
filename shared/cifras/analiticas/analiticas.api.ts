import * as z from 'zod';
import { defineApi, noData } from '../../core/contract.ts';
import { idSchema } from '../../core/id-schemas.ts';
import { lazy } from '../../core/lazy.ts';
import { analiticasEntrevistasSchema, analiticasQuerySchema, sendAnaliticasSchema } from './analitica.ts';

const shared = {
  method: 'GET',
  access: { permission: 'view_reports' },
  scope: 'empresa',
  empresaOptional: true,
  query: analiticasQuerySchema,
  uses: { table: 'read' },
} as const;

export const analiticasApi = defineApi({
  getAnaliticas: {
    ...shared,
    path: '/api/analiticas',
    summary: 'What interviews did within a period, from daily aggregates: funnel, times, scores, areas and services',
    response: analiticasEntrevistasSchema,
  },
  exportAnaliticas: {
    ...shared,
    path: '/api/analiticas.csv',
    summary: 'The same period day by day, or month by month, as CSV for spreadsheets',
    attachment: 'text/csv; charset=utf-8',
    response: noData,
    audit: 'Exportó las cifras de la analítica',
    uses: { table: 'write' },
  },
  sendAnaliticas: {
    method: 'POST',
    path: '/api/analiticas/correo',
    access: { permission: 'view_reports' },
    // Users stand in partitions of their own: the use case binds them to the company.
    scope: 'plataforma',
    summary:
      'Send the figures of a period by e-mail to oneself or to people of the same company, 20 times an hour at most',
    query: lazy(() => z.object({ empresaId: idSchema('emp').optional() })),
    body: sendAnaliticasSchema,
    response: lazy(() => z.object({ enviados: z.number().int() })),
    status: 202,
    audit: 'Envió por correo las cifras de la analítica',
    uses: { table: 'write' },
  },
  startRecuento: {
    method: 'POST',
    path: '/api/analiticas/recuento',
    access: { permission: 'manage_users' },
    scope: 'empresa',
    summary:
      'Count all interviews of a company again: mends what is missing, and gives the same figures when nothing is',
    response: lazy(() => z.null()),
    status: 202,
    audit: 'Pidió un recuento de la analítica',
    changes: ['analiticas'],
    uses: { table: 'write' },
  },
});
