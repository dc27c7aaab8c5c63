import { empresasApi } from '#shared/empresas/empresas/empresas.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { planFor } from '../planes-estrategicos/change-plan.ts';
import { planEstrategicoRepository } from '../planes-estrategicos/plan-estrategico.repository.ts';
import { empresaRepository } from './empresa.repository.ts';
import { readEmpresa } from './read-empresa.ts';

export const getEmpresa = endpoint(
  empresasApi.getEmpresa,
  { repos: { empresas: empresaRepository, planesEstrategicos: planEstrategicoRepository } },
  async ({ empresaId, usuario, repos }) => {
    const empresa = await readEmpresa(empresaId, repos.empresas);
    return { ...empresa, planEstrategico: await planFor(empresa.id, usuario, repos.planesEstrategicos) };
  },
);
export const { handler } = getEmpresa;
