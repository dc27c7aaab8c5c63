import { planesEstrategicosApi } from '#shared/planes-estrategicos/planes-estrategicos.api.ts';
import { uploadFiles } from '../core/adapters/upload-files.ts';
import { Redirect } from '../core/reply.ts';
import { empresaEstadoRepository } from '../empresas/empresa-estado.repository.ts';
import { endpoint } from '../endpoint.ts';
import { planFileKey } from './archivo-plan.ts';
import { archivoNoEncontrado } from './plan-estrategico.errors.ts';
import { planEstrategicoRepository } from './plan-estrategico.repository.ts';
import { assertReadable } from './readable-empresa.ts';

const ADDRESS_SECONDS = 5 * 60;

export const getArchivoPlan = endpoint(
  planesEstrategicosApi.getArchivoPlan,
  {
    repos: { planes: planEstrategicoRepository, estados: empresaEstadoRepository },
    adapters: { uploads: uploadFiles },
  },
  async ({ params, query, usuario, repos, adapters: { uploads } }) => {
    await assertReadable(params.id, usuario, repos.estados);
    const archivo = (await repos.planes.find(params.id))?.archivo;
    if (!archivo) throw archivoNoEncontrado();
    const address = await uploads.signAddress(planFileKey(params.id, archivo), {
      contentType: archivo.contentType,
      disposition: `${query.ver ? 'inline' : 'attachment'}; ${fileNameParameters(archivo.nombre)}`,
      seconds: ADDRESS_SECONDS,
    });
    return new Redirect(address);
  },
);
export const { handler } = getArchivoPlan;

/** The name in plain letters, and as it is (RFC 6266): quotes and line breaks cannot leave either of them. */
function fileNameParameters(nombre: string): string {
  const plain = nombre
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(nombre.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}
