import * as z from 'zod';
import { defineApi, noData } from '../../core/contract.ts';
import { lazy } from '../../core/lazy.ts';
import { page } from '../../core/schemas.ts';
import {
  decisionSchema,
  filaSchema,
  IMPORTACION_FORM_MAX_BYTES,
  importacionConMuestraSchema,
  importacionSchema,
  RESULTADOS_FILA,
  subidaImportacionInput,
  subidaImportacionSchema,
  TEXTO_ARCHIVO_VACIO,
} from './importacion.ts';

const access = { permission: 'manage_candidates' } as const;

/** Candidates from a file: it is read, looked at with its columns, and imported by a job that can be undone for a day. */
export const importacionesApi = defineApi({
  listImportaciones: {
    method: 'GET',
    path: '/api/candidatos/importaciones',
    access,
    scope: 'empresa',
    summary: 'Imports of candidates of the last 30 days, newest first',
    query: page,
    response: importacionSchema,
    list: true,
    uses: { table: 'read' },
  },
  createImportacion: {
    method: 'POST',
    path: '/api/candidatos/importaciones',
    access,
    scope: 'empresa',
    summary: 'Begin an import: a CSV or XLSX file up to 4 MB as a form, up to 10 MB by the signed form for a JSON body',
    body: subidaImportacionInput,
    file: {
      field: 'archivo',
      maxBytes: IMPORTACION_FORM_MAX_BYTES,
      missing: 'Elige un archivo CSV o XLSX',
      empty: TEXTO_ARCHIVO_VACIO,
    },
    response: lazy(() =>
      importacionConMuestraSchema().extend({
        /** For a JSON body: where to send the file; then `…/archivo` reads it. */
        subida: subidaImportacionSchema().optional(),
      }),
    ),
    status: 201,
    uses: { table: 'write', files: { importaciones: ['receive', 'write'] } },
    timeoutSeconds: 28,
    memory: 1769,
  },
  receiveImportacion: {
    method: 'POST',
    path: '/api/candidatos/importaciones/{id}/archivo',
    access,
    scope: 'empresa',
    summary: 'Read a file that was sent with the signed form: its columns, what they seem to be, and how its rows look',
    response: importacionConMuestraSchema,
    uses: { table: 'write', files: { importaciones: ['receive', 'read', 'write'] } },
    timeoutSeconds: 28,
    memory: 1769,
  },
  getImportacion: {
    method: 'GET',
    path: '/api/candidatos/importaciones/{id}',
    access,
    scope: 'empresa',
    summary: 'One import with its progress, its columns and first rows',
    response: importacionConMuestraSchema,
    uses: { table: 'read', files: { importaciones: ['read'] } },
  },
  validateImportacion: {
    method: 'POST',
    path: '/api/candidatos/importaciones/{id}/previsualizar',
    access,
    scope: 'empresa',
    summary: 'Look at all rows with these columns: how many are new, duplicates, or wrong',
    body: decisionSchema,
    response: importacionConMuestraSchema,
    uses: { table: 'write', files: { importaciones: ['read', 'write'] } },
    timeoutSeconds: 28,
    memory: 1769,
  },
  listFilasImportacion: {
    method: 'GET',
    path: '/api/candidatos/importaciones/{id}/filas',
    access,
    scope: 'empresa',
    summary:
      'Rows of an import by what came of them: before it those that are no new candidates, then all, or the undone',
    query: lazy(() => page().extend({ resultado: z.enum(RESULTADOS_FILA).optional() })),
    response: filaSchema,
    list: true,
    uses: { table: 'read', files: { importaciones: ['read'] } },
    memory: 1024,
  },
  confirmImportacion: {
    method: 'POST',
    path: '/api/candidatos/importaciones/{id}/confirmar',
    access,
    scope: 'empresa',
    summary: 'Start the import, or let a stopped one go on; what the body leaves out is as it was looked at last',
    body: decisionSchema,
    response: importacionSchema,
    status: 202,
    uses: { table: 'write', files: { importaciones: ['read'] } },
  },
  undoImportacion: {
    method: 'POST',
    path: '/api/candidatos/importaciones/{id}/deshacer',
    access,
    scope: 'empresa',
    summary:
      'Undo an import within 24 hours: candidates that nobody has touched since go, changed ones get their values back',
    response: importacionSchema,
    status: 202,
    uses: { table: 'write' },
  },
  exportImportacion: {
    method: 'GET',
    path: '/api/candidatos/importaciones/{id}/informe',
    access,
    scope: 'empresa',
    summary: 'What came of each row, as CSV for spreadsheets',
    attachment: 'text/csv; charset=utf-8',
    response: noData,
    uses: { table: 'read', files: { importaciones: ['read'] } },
    memory: 1024,
  },
});
