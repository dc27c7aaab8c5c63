import { datosApi } from '#shared/datos/datos/datos.api.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { auditRepository } from '../../core/audit.ts';
import { signArchivo } from '../../documentos/archivo.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { exportacionKey } from './datos-files.ts';
import { operacionRepository } from './operacion.repository.ts';

/** As long as the bucket keeps such files. */
const KEEP_MS = 48 * 60 * 60 * 1000;

export const getExportacionDatos = endpoint(
  datosApi.getExportacionDatos,
  { repos: { operaciones: operacionRepository, audit: auditRepository }, adapters: { uploads: uploadFiles } },
  async ({ params, empresaId = null, repos, adapters: { uploads }, deps }) => {
    const operacion = await repos.operaciones.get(empresaId, params.id, 'exportacion');
    const { estado, fechaFin } = operacion;
    const isThere = estado === 'terminada' && deps.now().getTime() - Date.parse(String(fechaFin)) < KEEP_MS;
    if (!isThere) return { ...operacion, enlace: null };
    await repos.audit.note();
    const nombre = `datos_${operacion.empresaNombre}_${operacion.fechaCreacion.slice(0, 10)}.json`;
    const archivo = { nombre, contentType: 'application/json' };
    return { ...operacion, enlace: await signArchivo(exportacionKey(operacion), archivo, false, uploads) };
  },
);
export const { handler } = getExportacionDatos;
