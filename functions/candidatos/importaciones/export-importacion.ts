import type { Fila } from '#shared/candidatos/importaciones/importacion.ts';
import { RESULTADO_FILA_LABELS } from '#shared/candidatos/importaciones/importacion-words.ts';
import { importacionesApi } from '#shared/candidatos/importaciones/importaciones.api.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { auditRepository } from '../../core/audit.ts';
import { type CsvColumn, csvHead, csvRows } from '../../core/csv.ts';
import { Attachment } from '../../core/reply.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { importacionRepository } from './importacion.repository.ts';
import { importacionFiles } from './importacion-files.ts';
import { resultFilas } from './result-filas.ts';

const COLUMNS: readonly CsvColumn<Fila>[] = [
  ['Fila', ({ fila }) => fila],
  ['Resultado', ({ resultado }) => RESULTADO_FILA_LABELS[resultado]],
  ['Nombre', ({ nombre }) => nombre],
  ['Correo electrónico', ({ email }) => email],
  [
    'Motivo',
    ({ problemas }) =>
      problemas.map(({ columna, mensaje }) => (columna ? `${columna}: ${mensaje}` : mensaje)).join('. '),
  ],
];

export const exportImportacion = endpoint(
  importacionesApi.exportImportacion,
  { repos: { importaciones: importacionRepository, audit: auditRepository }, adapters: { uploads: uploadFiles } },
  async ({ params, empresaId, repos, adapters: { uploads } }) => {
    const importacion = await repos.importaciones.get(empresaId, params.id);
    const filas = await resultFilas(importacion, importacionFiles(uploads));
    await repos.audit.note({ cuantos: filas.length });
    const day = importacion.fechaCreacion.slice(0, 10);
    return new Attachment(`importacion_${day}.csv`, csvHead(COLUMNS) + csvRows(COLUMNS, filas));
  },
);
export const { handler } = exportImportacion;
