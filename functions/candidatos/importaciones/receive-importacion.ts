import { permiteAccion } from '#shared/candidatos/importaciones/importacion.ts';
import { importacionesApi } from '#shared/candidatos/importaciones/importaciones.api.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { areaRepository } from '../../empresas/areas/area.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { candidatoRepository } from '../candidatos/candidato.repository.ts';
import { archivoSinLlegar } from './importacion.errors.ts';
import { importacionRepository } from './importacion.repository.ts';
import { importacionFiles, quarantineKey } from './importacion-files.ts';
import { receiveArchivo } from './receive-archivo.ts';

/** Asked twice, it answers the same. A file that cannot be read may be sent again in its place. */
export const receiveImportacion = endpoint(
  importacionesApi.receiveImportacion,
  {
    repos: { importaciones: importacionRepository, candidatos: candidatoRepository, areas: areaRepository },
    adapters: { uploads: uploadFiles },
  },
  async ({ params, empresaId, repos, adapters: { uploads } }) => {
    const asked = await repos.importaciones.get(empresaId, params.id);
    const bytes = await uploads.get(quarantineKey(asked));
    // Looked at after the file: the same request at the same moment receives it and takes it from quarantine.
    const importacion = bytes ? asked : await repos.importaciones.get(empresaId, params.id);
    if (!permiteAccion(importacion.estado, 'recibir')) {
      return { ...importacion, ...(await importacionFiles(uploads).getCabecera(importacion)) };
    }
    if (!bytes) throw archivoSinLlegar();
    const received = await receiveArchivo(importacion, bytes, { repos, uploads });
    await repos.importaciones.receive(received);
    await uploads.delete(quarantineKey(importacion));
    return received;
  },
);
export const { handler } = receiveImportacion;
