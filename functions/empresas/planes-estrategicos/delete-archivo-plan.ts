import { planesEstrategicosApi } from '#shared/empresas/planes-estrategicos/planes-estrategicos.api.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { discardFile } from '../../documentos/archivo.ts';
import { empresaEstadoRepository } from '../../entrada/empresa-estado.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { planFileKey } from './archivo-plan.ts';
import { assertChangeable } from './changeable-plan.ts';
import { archivoNoEncontrado } from './plan-estrategico.errors.ts';
import { planEstrategicoRepository, toPlanEstrategico } from './plan-estrategico.repository.ts';

export const deleteArchivoPlan = endpoint(
  planesEstrategicosApi.deleteArchivoPlan,
  {
    repos: { planes: planEstrategicoRepository, estados: empresaEstadoRepository },
    adapters: { uploads: uploadFiles },
  },
  async ({ empresaId, repos, adapters: { uploads }, deps }) => {
    await assertChangeable(empresaId, repos.estados);
    const plan = await repos.planes.find(empresaId);
    if (!plan?.archivo) throw archivoNoEncontrado();
    const fechaActualizacion = deps.now().toISOString();
    await repos.planes.removeArchivo(empresaId, plan, fechaActualizacion);
    await discardFile(planFileKey(empresaId, plan.archivo), uploads, deps);
    deps.log.info('plan_estrategico.archivo_removed', { empresaId, archivoId: plan.archivo.id });
    return toPlanEstrategico(empresaId, { ...plan, archivo: null, fechaActualizacion });
  },
);
export const { handler } = deleteArchivoPlan;
