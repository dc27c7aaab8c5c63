import { datosApi } from '#shared/datos/datos/datos.api.ts';
import { candidatoRepository } from '../../candidatos/candidatos/candidato.repository.ts';
import { suprimidosRepository } from '../../candidatos/candidatos/suprimido.record.ts';
import { kmsSecrets } from '../../core/adapters/secrets.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { areaRepository } from '../../empresas/areas/area.repository.ts';
import { empresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { archivoSinLlegar } from './datos.errors.ts';
import { entradaKey, quarantineKey } from './datos-files.ts';
import { elementoRepository } from './elemento.repository.ts';
import { operacionRepository } from './operacion.repository.ts';
import { reviewArchivo } from './review-archivo.ts';
import { serviciosRepository } from './servicio-head.repository.ts';

/** Asked twice, it answers the same. A file that is none may be sent again in its place. */
export const receiveImportacionDatos = endpoint(
  datosApi.receiveImportacionDatos,
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
  async ({ params, empresaId, repos, adapters: { uploads, secrets } }) => {
    const first = await repos.operaciones.get(empresaId, params.id, 'importacion');
    const bytes = await uploads.get(quarantineKey(first));
    // Looked at after the file: the same request at the same moment receives it and takes it from quarantine.
    const asked = bytes ? first : await repos.operaciones.get(empresaId, params.id, 'importacion');
    if (asked.estado !== 'recibiendo') return asked;
    if (!bytes) throw archivoSinLlegar();
    const revision = await reviewArchivo(empresaId, bytes, { repos, secrets });
    await uploads.put(entradaKey(asked), { bytes, contentType: 'application/octet-stream' });
    const set = { ...revision, estado: 'revisada' } as const;
    await repos.operaciones.receive(asked, set);
    await uploads.delete(quarantineKey(asked));
    return { ...asked, ...set };
  },
);
export const { handler } = receiveImportacionDatos;
