import { planesEstrategicosApi } from '#shared/empresas/planes-estrategicos/planes-estrategicos.api.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { Redirect } from '../../core/reply.ts';
import { signArchivo } from '../../documentos/archivo.ts';
import { empresaEstadoRepository } from '../../entrada/empresa-estado.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { planFileKey } from './archivo-plan.ts';
import { archivoNoEncontrado } from './plan-estrategico.errors.ts';
import { planEstrategicoRepository } from './plan-estrategico.repository.ts';
import { assertReadable } from './readable-empresa.ts';

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
    const address = await signArchivo(planFileKey(params.id, archivo), archivo, query.ver === '1', uploads);
    return new Redirect(address);
  },
);
export const { handler } = getArchivoPlan;
