import { defineApi, noData } from '../core/contract.ts';

export const TIPOS_EXPORTACION = ['usuarios', 'facturacion', 'analytics'] as const;
export type TipoExportacion = (typeof TIPOS_EXPORTACION)[number];

export const exportacionesApi = defineApi({
  exportDatos: {
    method: 'GET',
    path: '/api/exportaciones/{tipo}',
    access: { permission: 'manage_empresas' },
    scope: 'plataforma',
    summary: 'Users, subscriptions or the activity of all companies, as CSV for spreadsheets',
    attachment: 'text/csv; charset=utf-8',
    response: noData,
    uses: { table: 'read' },
    timeoutSeconds: 28,
    memory: 1024,
  },
});
