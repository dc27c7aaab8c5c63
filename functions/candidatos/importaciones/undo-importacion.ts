import { permiteAccion } from '#shared/candidatos/importaciones/importacion.ts';
import { importacionesApi } from '#shared/candidatos/importaciones/importaciones.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { estadoNoPermite, plazoVencido } from './importacion.errors.ts';
import { importacionRepository } from './importacion.repository.ts';

export const undoImportacion = endpoint(
  importacionesApi.undoImportacion,
  { repos: { importaciones: importacionRepository } },
  async ({ params, empresaId, repos, deps }) => {
    const importacion = await repos.importaciones.get(empresaId, params.id);
    if (!permiteAccion(importacion.estado, 'deshacer')) throw estadoNoPermite('deshacer');
    if ((importacion.deshacerHasta ?? '') <= deps.now().toISOString()) throw plazoVencido();
    const started = await repos.importaciones.undo(importacion, deps);
    deps.log.info('importacion.undo_started', { empresaId, importacionId: importacion.id });
    return started;
  },
);
export const { handler } = undoImportacion;
