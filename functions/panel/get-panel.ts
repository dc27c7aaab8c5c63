import { panelApi } from '#shared/panel/panel.api.ts';
import { empresaNoEncontrada } from '../empresas/empresa.errors.ts';
import { empresaRepository } from '../empresas/empresa.repository.ts';
import { endpoint } from '../endpoint.ts';

export const getPanel = endpoint(
  panelApi.getPanel,
  { repos: { empresas: empresaRepository } },
  async ({ empresaId, repos }) => {
    const uso = await repos.empresas.findUso(empresaId);
    if (!uso) throw empresaNoEncontrada(empresaId);
    const { candidatos, entrevistas, pendientes, completadas, porValidar } = uso;
    const tasaFinalizacion = entrevistas > 0 ? Math.round((completadas / entrevistas) * 100) : null;
    return { candidatos, entrevistas, pendientes, completadas, porValidar, tasaFinalizacion };
  },
);
export const { handler } = getPanel;
