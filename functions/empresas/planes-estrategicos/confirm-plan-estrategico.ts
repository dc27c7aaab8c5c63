import { planesEstrategicosApi } from '#shared/empresas/planes-estrategicos/planes-estrategicos.api.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { discardFile } from '../../documentos/archivo.ts';
import { archivoSinLlegar, subidaNoEncontrada } from '../../documentos/documento.errors.ts';
import { empresaEstadoRepository } from '../../entrada/empresa-estado.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { quarantineKey, setArchivo } from './archivo-plan.ts';
import { assertChangeable } from './changeable-plan.ts';
import { type PlanRecord, planEstrategicoRepository, toPlanEstrategico } from './plan-estrategico.repository.ts';

/** Asked twice, it answers the same: the file has the id of its upload. */
export const confirmPlanEstrategico = endpoint(
  planesEstrategicosApi.confirmPlanEstrategico,
  {
    repos: { planes: planEstrategicoRepository, estados: empresaEstadoRepository },
    adapters: { uploads: uploadFiles },
  },
  async ({ empresaId, body: { subidaId }, repos, adapters: { uploads }, deps }) => {
    await assertChangeable(empresaId, repos.estados);
    const previous = await repos.planes.find(empresaId);
    if (previous?.archivoId === subidaId) return toPlanEstrategico(empresaId, previous);
    const subida = await repos.planes.findSubida(empresaId, subidaId, deps.now());
    if (!subida) throw subidaNoEncontrada();
    const key = quarantineKey(empresaId, subidaId);
    const bytes = await uploads.get(key);
    if (!bytes) throw archivoSinLlegar();
    const archivo = { id: subidaId, nombre: subida.nombre, bytes };
    const resultOf = (plan: PlanRecord) => toPlanEstrategico(empresaId, plan);
    const plan = await setArchivo(empresaId, previous, archivo, { planes: repos.planes, uploads, deps, resultOf });
    await discardFile(key, uploads, deps);
    return resultOf(plan);
  },
);
export const { handler } = confirmPlanEstrategico;
