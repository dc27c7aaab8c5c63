import { exportacionesApi } from '#shared/cifras/exportaciones/exportaciones.api.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { auditRepository } from '../../core/audit.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { downloadOf } from '../../informes/informes-pdf/documento-files.ts';
import { exportacionRepository } from './exportacion.repository.ts';
import { CSV_TYPE, csvKey, csvName } from './exportacion-files.ts';
import { tipoOf } from './tipo-of.ts';

export const getExportacion = endpoint(
  exportacionesApi.getExportacion,
  { repos: { exportaciones: exportacionRepository, audit: auditRepository }, adapters: { uploads: uploadFiles } },
  async ({ params, repos, adapters: { uploads }, deps }) => {
    const { id, tipo } = { id: params.id, tipo: tipoOf(params.tipo) };
    const record = await repos.exportaciones.get({ id, tipo }, deps.now());
    if (record.estado !== 'listo') return record;
    await repos.audit.note({ cuantos: record.filas });
    const file = { nombre: csvName(tipo, record.fecha), contentType: CSV_TYPE };
    return { ...record, ...(await downloadOf(csvKey(null, id), file, uploads, deps.now())) };
  },
);
export const { handler } = getExportacion;
