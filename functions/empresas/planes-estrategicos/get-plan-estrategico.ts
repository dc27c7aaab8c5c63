import { planesEstrategicosApi } from '#shared/empresas/planes-estrategicos/planes-estrategicos.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { planEstrategicoRepository, toPlanEstrategico } from './plan-estrategico.repository.ts';

export const getPlanEstrategico = endpoint(
  planesEstrategicosApi.getPlanEstrategico,
  { repos: { planes: planEstrategicoRepository } },
  async ({ empresaId, repos }) => {
    const plan = await repos.planes.find(empresaId);
    if (!plan) return null;
    const offersText = plan.extraccion?.estado === 'extraido' && plan.textoOrigen === 'escrito';
    const texto = offersText ? await repos.planes.findTexto(empresaId) : null;
    const textoArchivo = texto === plan.contenido_texto ? null : texto;
    return { ...toPlanEstrategico(empresaId, plan), textoArchivo };
  },
);
export const { handler } = getPlanEstrategico;
