import { defineApi, noData } from '../../core/contract.ts';
import {
  auditoriaDeSchema,
  auditoriaDetalleSchema,
  auditoriaFiltrosSchema,
  auditoriaQuerySchema,
  auditoriaSchema,
} from './auditoria.ts';

const read = {
  method: 'GET',
  access: { permission: 'manage_users' },
  scope: 'plataforma',
  uses: { table: 'read' },
} as const;

export const auditoriaApi = defineApi({
  listAuditoria: {
    ...read,
    path: '/api/auditoria',
    summary:
      "Changes, newest first: of the own company; for the superadmin the platform's, or those of a named company. With several filters at once a page may hold fewer than asked for, or none, though more follow",
    query: auditoriaQuerySchema,
    response: auditoriaSchema,
    list: true,
  },
  getAuditoria: {
    ...read,
    path: '/api/auditoria/{id}',
    summary: 'One change, with what it was about as it stands now',
    query: auditoriaDeSchema,
    response: auditoriaDetalleSchema,
  },
  exportAuditoria: {
    ...read,
    path: '/api/auditoria.csv',
    summary:
      'All changes that the filters let through, newest first, as CSV for spreadsheets: up to 5 MB the answer is the file, what is more is answered with 302 and its signed address',
    query: auditoriaFiltrosSchema,
    attachment: 'text/csv; charset=utf-8',
    redirect: true,
    response: noData,
    audit: 'Exportó el registro de auditoría',
    uses: { table: 'write', files: { descargas: ['read', 'write'] } },
    timeoutSeconds: 29,
    memory: 1024,
  },
});
