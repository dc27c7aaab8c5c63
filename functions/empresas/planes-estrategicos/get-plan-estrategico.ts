import { planesEstrategicosApi } from '#shared/empresas/planes-estrategicos/planes-estrategicos.api.ts';
import { empresaEstadoRepository } from '../../entrada/empresa-estado.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { planEstrategicoRepository, toPlanEstrategico } from './plan-estrategico.repository.ts';
import { assertReadable } from './readable-empresa.ts';

export const getPlanEstrategico = endpoint(
  planesEstrategicosApi.getPlanEstrategico,
  { repos: { planes: planEstrategicoRepository, estados: empresaEstadoRepository } },
  async ({ params, usuario, repos }) => {
    await assertReadable(params.id, usuario, repos.estados);
    const plan = await repos.planes.find(params.id);
    if (!plan) return null;
    const offersText = plan.extraccion?.estado === 'extraido' && plan.textoOrigen === 'escrito';
    const texto = offersText ? await repos.planes.findTexto(params.id) : null;
    const textoArchivo = texto === plan.contenido_texto ? null : texto;
    return { ...toPlanEstrategico(params.id, plan), textoArchivo };
  },
);
export const { handler } = getPlanEstrategico;
