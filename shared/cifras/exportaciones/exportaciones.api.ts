import * as z from 'zod';
import { defineApi, noData } from '../../core/contract.ts';
import { lazy } from '../../core/lazy.ts';

export const TIPOS_EXPORTACION = ['usuarios', 'facturacion', 'analytics'] as const;
export type TipoExportacion = (typeof TIPOS_EXPORTACION)[number];

export const ESTADOS_EXPORTACION = ['preparando', 'listo', 'fallido'] as const;

export const exportacionArchivoSchema = lazy(() =>
  z.object({
    id: z.string(),
    tipo: z.enum(TIPOS_EXPORTACION),
    estado: z.enum(ESTADOS_EXPORTACION),
    /** Rows that are written, of about so many: what is made or removed meanwhile may be in the file or not. */
    filas: z.number().int(),
    total: z.number().int(),
    fecha: z.string(),
    /** Signed; only of one that is `listo`. */
    url: z.string().optional(),
    /** The file's name. */
    nombre: z.string().optional(),
    /** Until when the address works. */
    caduca: z.string().optional(),
  }),
);
export type ExportacionArchivo = z.output<ReturnType<typeof exportacionArchivoSchema>>;

const common = { access: { permission: 'manage_empresas' }, scope: 'plataforma' } as const;

export const exportacionesApi = defineApi({
  exportDatos: {
    ...common,
    method: 'GET',
    path: '/api/exportaciones/{tipo}',
    summary:
      'Users (`usuarios`), subscriptions (`facturacion`) or the activity of all companies (`analytics`), as CSV for spreadsheets. Up to 5 MB the answer is the file, beyond that a 302 to its signed address',
    attachment: 'text/csv; charset=utf-8',
    redirect: true,
    response: noData,
    audit: 'Exportó datos de la plataforma',
    uses: { table: 'write', files: { descargas: ['read', 'write'] } },
    timeoutSeconds: 29,
    memory: 1024,
  },
  createExportacion: {
    ...common,
    method: 'POST',
    path: '/api/exportaciones/{tipo}',
    summary: 'The same file, made by a job: follow it under its id',
    response: exportacionArchivoSchema,
    status: 202,
    audit: 'Exportó datos de la plataforma',
    changes: ['exportaciones'],
    uses: { table: 'write' },
  },
  getExportacion: {
    ...common,
    method: 'GET',
    path: '/api/exportaciones/{tipo}/{id}',
    summary: 'How many rows the file has by now, and its signed address when it is there',
    response: exportacionArchivoSchema,
    audit: 'Descargó un archivo de datos de la plataforma',
    uses: { table: 'write', files: { descargas: ['read'] } },
  },
});
