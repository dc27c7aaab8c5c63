import { exportacionesApi } from '#shared/cifras/exportaciones/exportaciones.api.ts';
import { archiveFiles } from '../../core/adapters/archive-files.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { auditRepository } from '../../core/audit.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { csvKey, csvName } from './exportacion-files.ts';
import { EXPORT_REPOS, EXPORTS } from './exports.ts';
import { sendCsv } from './send-csv.ts';
import { tipoOf } from './tipo-of.ts';

export const exportDatos = endpoint(
  exportacionesApi.exportDatos,
  {
    repos: { ...EXPORT_REPOS, audit: auditRepository },
    adapters: { uploads: uploadFiles, archives: archiveFiles },
  },
  async ({ params, usuario, repos, adapters, deps }) => {
    const tipo = tipoOf(params.tipo);
    const now = deps.now();
    const file = { nombre: csvName(tipo, now.toISOString()), key: csvKey(null, deps.newId('exp')) };
    const { answer, filas } = await sendCsv(EXPORTS[tipo](repos, now), file, { ...adapters, deps });
    await repos.audit.note({ cuantos: filas });
    deps.log.info('exportacion.sent', { usuarioId: usuario.id, tipo, filas });
    return answer;
  },
);
export const { handler } = exportDatos;
