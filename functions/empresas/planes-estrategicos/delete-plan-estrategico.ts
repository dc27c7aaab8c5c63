import { planesEstrategicosApi } from '#shared/empresas/planes-estrategicos/planes-estrategicos.api.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { discardFile } from '../../documentos/archivo.ts';
import { empresaEstadoRepository } from '../../entrada/empresa-estado.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { empresaRepository } from '../empresas/empresa.repository.ts';
import { readEmpresa } from '../empresas/read-empresa.ts';
import { planFileKey } from './archivo-plan.ts';
import { assertChangeable } from './changeable-plan.ts';
import { planEstrategicoRepository } from './plan-estrategico.repository.ts';

/** The company's version stays: forms that are open for it lose nothing. A plan that is gone already is no failure. */
export const deletePlanEstrategico = endpoint(
  planesEstrategicosApi.deletePlanEstrategico,
  {
    repos: { empresas: empresaRepository, planes: planEstrategicoRepository, estados: empresaEstadoRepository },
    adapters: { uploads: uploadFiles },
  },
  async ({ empresaId, repos, adapters: { uploads }, deps }) => {
    await assertChangeable(empresaId, repos.estados);
    const plan = await repos.planes.find(empresaId);
    if (plan) {
      await repos.planes.delete(empresaId, plan);
      if (plan.archivo) await discardFile(planFileKey(empresaId, plan.archivo), uploads, deps);
      deps.log.info('plan_estrategico.deleted', { empresaId });
    }
    return { ...(await readEmpresa(empresaId, repos.empresas)), planEstrategico: null };
  },
);
export const { handler } = deletePlanEstrategico;
