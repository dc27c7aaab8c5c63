import { permiteAccion } from '#shared/candidatos/importaciones/importacion.ts';
import { importacionesApi } from '#shared/candidatos/importaciones/importaciones.api.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { assertComplete, checkMapeo } from './check-decision.ts';
import { estadoNoPermite } from './importacion.errors.ts';
import { importacionRepository } from './importacion.repository.ts';
import { importacionFiles } from './importacion-files.ts';

/** A stopped import goes on as it began: its rows up to there have been imported that way. */
export const confirmImportacion = endpoint(
  importacionesApi.confirmImportacion,
  { repos: { importaciones: importacionRepository }, adapters: { uploads: uploadFiles } },
  async ({ params, body, empresaId, repos, adapters: { uploads }, deps }) => {
    const importacion = await repos.importaciones.get(empresaId, params.id);
    if (!permiteAccion(importacion.estado, 'confirmar')) throw estadoNoPermite('confirmar');
    const decision = importacion.estado === 'fallida' ? {} : body;
    const { mapeo = importacion.mapeo, duplicados = importacion.duplicados } = decision;
    if (decision.mapeo) checkMapeo(mapeo, (await importacionFiles(uploads).getCabecera(importacion)).columnas);
    assertComplete(mapeo);
    const started = await repos.importaciones.confirm({ ...importacion, mapeo, duplicados }, deps);
    deps.log.info('importacion.confirmed', { empresaId, importacionId: importacion.id, filas: importacion.total });
    return started;
  },
);
export const { handler } = confirmImportacion;
