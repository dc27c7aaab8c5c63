import { planesEstrategicosApi } from '#shared/empresas/planes-estrategicos/planes-estrategicos.api.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { auditRepository } from '../../core/audit.ts';
import { Redirect } from '../../core/reply.ts';
import { signArchivo } from '../../documentos/archivo.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { planFileKey } from './archivo-plan.ts';
import { archivoNoEncontrado } from './plan-estrategico.errors.ts';
import { planEstrategicoRepository } from './plan-estrategico.repository.ts';

export const getArchivoPlan = endpoint(
  planesEstrategicosApi.getArchivoPlan,
  {
    repos: { planes: planEstrategicoRepository, audit: auditRepository },
    adapters: { uploads: uploadFiles },
  },
  async ({ empresaId, query, repos, adapters: { uploads } }) => {
    const archivo = (await repos.planes.find(empresaId))?.archivo;
    if (!archivo) throw archivoNoEncontrado();
    const address = await signArchivo(planFileKey(empresaId, archivo), archivo, query.ver === '1', uploads);
    await repos.audit.note();
    return new Redirect(address);
  },
);
export const { handler } = getArchivoPlan;
