import { importacionesApi } from '#shared/candidatos/importaciones/importaciones.api.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { importacionRepository } from './importacion.repository.ts';
import { importacionFiles } from './importacion-files.ts';

/** Screens show columns and first rows only while they are to be chosen. */
export const getImportacion = endpoint(
  importacionesApi.getImportacion,
  { repos: { importaciones: importacionRepository }, adapters: { uploads: uploadFiles } },
  async ({ params, empresaId, repos, adapters: { uploads } }) => {
    const importacion = await repos.importaciones.get(empresaId, params.id);
    if (importacion.estado !== 'lista') return { ...importacion, columnas: [], muestra: [] };
    return { ...importacion, ...(await importacionFiles(uploads).getCabecera(importacion)) };
  },
);
export const { handler } = getImportacion;
