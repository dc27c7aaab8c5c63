import { permiteAccion } from '#shared/candidatos/importaciones/importacion.ts';
import { importacionesApi } from '#shared/candidatos/importaciones/importaciones.api.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { areaRepository } from '../../empresas/areas/area.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { candidatoRepository } from '../candidatos/candidato.repository.ts';
import { checkMapeo } from './check-decision.ts';
import { estadoNoPermite } from './importacion.errors.ts';
import { importacionRepository } from './importacion.repository.ts';
import { importacionFiles } from './importacion-files.ts';
import { reviewImportacion } from './review-importacion.ts';

export const validateImportacion = endpoint(
  importacionesApi.validateImportacion,
  {
    repos: { importaciones: importacionRepository, candidatos: candidatoRepository, areas: areaRepository },
    adapters: { uploads: uploadFiles },
  },
  async ({ params, body, empresaId, repos, adapters: { uploads } }) => {
    const importacion = await repos.importaciones.get(empresaId, params.id);
    if (!permiteAccion(importacion.estado, 'revisar')) throw estadoNoPermite('revisar');
    const { mapeo = importacion.mapeo, duplicados = importacion.duplicados } = body;
    const files = importacionFiles(uploads);
    const contenido = await files.getContenido(importacion);
    checkMapeo(mapeo, contenido.columnas);
    const reviewed = await reviewImportacion({ ...importacion, mapeo, duplicados }, contenido, { repos, uploads });
    await repos.importaciones.storeRevision(reviewed);
    return { ...reviewed, ...(await files.getCabecera(importacion)) };
  },
);
export const { handler } = validateImportacion;
