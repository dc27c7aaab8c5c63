import { ARCHIVO_PLAN } from '#shared/empresas/planes-estrategicos/plan-estrategico.ts';
import { planesEstrategicosApi } from '#shared/empresas/planes-estrategicos/planes-estrategicos.api.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { checkAnnounced, fileName, signSubida } from '../../documentos/archivo.ts';
import { empresaEstadoRepository } from '../../entrada/empresa-estado.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { quarantineKey, setArchivo } from './archivo-plan.ts';
import { assertChangeable } from './changeable-plan.ts';
import { type PlanRecord, planEstrategicoRepository, toPlanEstrategico } from './plan-estrategico.repository.ts';

/** A small file comes along and becomes the plan's one; a JSON body is told where to send the file. */
export const uploadPlanEstrategico = endpoint(
  planesEstrategicosApi.uploadPlanEstrategico,
  {
    repos: { planes: planEstrategicoRepository, estados: empresaEstadoRepository },
    adapters: { uploads: uploadFiles },
  },
  async ({ empresaId, body, file, repos, adapters: { uploads }, deps }) => {
    await assertChangeable(empresaId, repos.estados);
    const id = deps.newId('arc');
    if (file) {
      const previous = await repos.planes.find(empresaId);
      const archivo = { id, nombre: fileName(file.nombre), bytes: file.bytes };
      const resultOf = (record: PlanRecord) => {
        const planEstrategico = toPlanEstrategico(empresaId, record);
        return { archivo_url: planEstrategico.archivo_url, planEstrategico };
      };
      return resultOf(
        await setArchivo(empresaId, previous, archivo, { planes: repos.planes, uploads, deps, resultOf }),
      );
    }
    const { nombre, formato } = checkAnnounced(body ?? { nombre: '', tamano: 0 }, ARCHIVO_PLAN);
    await repos.planes.createSubida(empresaId, id, { nombre, formato }, deps.now());
    const subida = await signSubida(id, quarantineKey(empresaId, id), formato, uploads, deps);
    return { archivo_url: null, subida };
  },
);
export const { handler } = uploadPlanEstrategico;
