import { IMPORTACION_MAX_BYTES } from '#shared/candidatos/importaciones/importacion.ts';
import { importacionesApi } from '#shared/candidatos/importaciones/importaciones.api.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { areaRepository } from '../../empresas/areas/area.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { candidatoRepository } from '../candidatos/candidato.repository.ts';
import { archivoDemasiadoGrande, archivoVacio } from './importacion.errors.ts';
import { importacionRepository } from './importacion.repository.ts';
import { quarantineKey } from './importacion-files.ts';
import { newImportacion } from './new-importacion.ts';
import { assertNombre } from './read-archivo.ts';
import { receiveArchivo } from './receive-archivo.ts';

/** Long enough to send 10 MB over a slow line. */
const FORM_SECONDS = 15 * 60;

/** A small file comes along and is read at once; a JSON body is told where to send the file. */
export const createImportacion = endpoint(
  importacionesApi.createImportacion,
  {
    repos: { importaciones: importacionRepository, candidatos: candidatoRepository, areas: areaRepository },
    adapters: { uploads: uploadFiles },
  },
  async ({ body, file, usuario, empresaId, repos, adapters: { uploads }, deps }) => {
    if (file) {
      const { nombre, bytes } = file;
      const asked = newImportacion({ empresaId, usuario, nombre, tamano: bytes.length }, deps);
      const received = await receiveArchivo(asked, bytes, { repos, uploads });
      await repos.importaciones.create(received, received, deps.now());
      return received;
    }
    const { nombre, tamano } = checkAnnounced(body);
    const importacion = newImportacion({ empresaId, usuario, nombre, tamano }, deps);
    const form = await uploads.signForm(quarantineKey(importacion), {
      contentType: 'application/octet-stream',
      maxBytes: IMPORTACION_MAX_BYTES,
      seconds: FORM_SECONDS,
    });
    const caduca = new Date(deps.now().getTime() + FORM_SECONDS * 1000).toISOString();
    const answer = { ...importacion, columnas: [], muestra: [], subida: { ...form, caduca } };
    await repos.importaciones.create(importacion, answer, deps.now());
    return answer;
  },
);
export const { handler } = createImportacion;

/** What is already known to be wrong need not be sent. */
function checkAnnounced({ nombre, tamano }: { nombre: string; tamano: number } = { nombre: '', tamano: 0 }) {
  assertNombre(nombre);
  if (tamano === 0) throw archivoVacio();
  if (tamano > IMPORTACION_MAX_BYTES) throw archivoDemasiadoGrande();
  return { nombre, tamano };
}
