import { datosApi } from '#shared/datos/datos/datos.api.ts';
import { DATOS_MAX_BYTES } from '#shared/datos/datos/datos.ts';
import { candidatoRepository } from '../../candidatos/candidatos/candidato.repository.ts';
import { suprimidosRepository } from '../../candidatos/candidatos/suprimido.record.ts';
import { kmsSecrets } from '../../core/adapters/secrets.ts';
import { type UploadFiles, uploadFiles } from '../../core/adapters/upload-files.ts';
import type { Deps } from '../../core/deps.ts';
import { fileName } from '../../documentos/archivo.ts';
import { areaRepository } from '../../empresas/areas/area.repository.ts';
import { empresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { actorOf, nombreOf } from './asked-empresa.ts';
import { archivoDemasiadoGrande, archivoInvalido } from './datos.errors.ts';
import { entradaKey, quarantineKey, type Which } from './datos-files.ts';
import { elementoRepository } from './elemento.repository.ts';
import { newOperacion, operacionRepository } from './operacion.repository.ts';
import { reviewArchivo } from './review-archivo.ts';
import { serviciosRepository } from './servicio-head.repository.ts';

/** Long enough to send 10 MB over a slow line. */
const FORM_SECONDS = 15 * 60;

/** A small file comes along and is looked at at once; a JSON body is told where to send the file. */
export const createImportacionDatos = endpoint(
  datosApi.createImportacionDatos,
  {
    repos: {
      operaciones: operacionRepository,
      empresas: empresaRepository,
      elementos: elementoRepository,
      candidatos: candidatoRepository,
      areas: areaRepository,
      suprimidos: suprimidosRepository,
      servicios: serviciosRepository,
    },
    adapters: { uploads: uploadFiles, secrets: kmsSecrets },
  },
  async ({ body, file, usuario, empresaId, repos, adapters: { uploads, secrets }, deps }) => {
    const { nombre, tamano } = file
      ? { nombre: file.nombre, tamano: file.bytes.length }
      : (body ?? { nombre: '', tamano: 0 });
    if (tamano === 0) throw archivoInvalido('El archivo está vacío');
    if (tamano > DATOS_MAX_BYTES) throw archivoDemasiadoGrande();
    const asked = newOperacion(
      {
        empresaId,
        empresaNombre: await nombreOf(empresaId, repos.empresas),
        clase: 'importacion',
        estado: file ? 'revisada' : 'recibiendo',
        actor: actorOf(usuario),
        archivo: { nombre: fileName(nombre) || 'archivo', tamano },
      },
      deps,
    );
    if (file) {
      const revision = await reviewArchivo(empresaId, file.bytes, { repos, secrets });
      await uploads.put(entradaKey(asked), { bytes: file.bytes, contentType: 'application/octet-stream' });
      const reviewed = { ...asked, ...revision };
      await repos.operaciones.create(reviewed, deps);
      return reviewed;
    }
    const answer = { ...asked, subida: await signedForm(asked, uploads, deps) };
    await repos.operaciones.create(asked, deps, answer);
    return answer;
  },
);
export const { handler } = createImportacionDatos;

/** Form by which a browser sends the file to the bucket itself. */
async function signedForm(asked: Which, uploads: UploadFiles, { now }: Pick<Deps, 'now'>) {
  const limits = { contentType: 'application/octet-stream', maxBytes: DATOS_MAX_BYTES, seconds: FORM_SECONDS };
  const form = await uploads.signForm(quarantineKey(asked), limits);
  return { ...form, caduca: new Date(now().getTime() + FORM_SECONDS * 1000).toISOString() };
}
