import { datosApi } from '#shared/datos/datos/datos.api.ts';
import type { PruebaAlmacen } from '#shared/datos/datos/datos.ts';
import { type UploadFiles, uploadFiles } from '../../core/adapters/upload-files.ts';
import type { Deps } from '../../core/deps.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { almacenRepository } from './almacen.repository.ts';
import { pruebaKey } from './datos-files.ts';

const FALLO = 'Error inesperado al probar la conexión';

export const testAlmacen = endpoint(
  datosApi.testAlmacen,
  { repos: { almacenes: almacenRepository }, adapters: { uploads: uploadFiles } },
  async ({ empresaId, repos, adapters: { uploads }, deps }) => {
    const prueba = await probe(empresaId, uploads, deps);
    await repos.almacenes.storePrueba(empresaId, prueba);
    return prueba;
  },
);
export const { handler } = testAlmacen;

/** Something that nobody has stored before is stored, read as it was and deleted. */
async function probe(empresaId: string, uploads: UploadFiles, deps: Deps): Promise<PruebaAlmacen> {
  const key = pruebaKey(empresaId, deps.newId('pru'));
  const bytes = Buffer.from(deps.newSecret());
  const start = deps.now();
  const result = (error: string): PruebaAlmacen => ({
    correcta: error === '',
    fecha: start.toISOString(),
    latencia: deps.now().getTime() - start.getTime(),
    error,
  });
  try {
    await uploads.put(key, { bytes, contentType: 'text/plain' });
    const read = await uploads.get(key);
    await uploads.delete(key);
    return result(read?.equals(bytes) ? '' : `${FALLO}: se leyó algo distinto de lo que se guardó`);
  } catch (error) {
    return result(`${FALLO}: ${(error as Error).name}`);
  }
}
