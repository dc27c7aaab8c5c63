import { informesApi } from '#shared/informes/informes/informes.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { entrevistaRepository } from '../../entrevistas/entrevistas/entrevista.repository.ts';
import { informeRepository } from './informe.repository.ts';

export const getInforme = endpoint(
  informesApi.getInforme,
  { repos: { informes: informeRepository, entrevistas: entrevistaRepository } },
  async ({ empresaId, params, repos }) => {
    const [informe, turnos] = await Promise.all([
      repos.informes.get(empresaId, params.entrevistaId),
      repos.entrevistas.listTurnos(empresaId, params.entrevistaId),
    ]);
    return { informe, turnos };
  },
);
export const { handler } = getInforme;
