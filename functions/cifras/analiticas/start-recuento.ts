import { analiticasApi } from '#shared/cifras/analiticas/analiticas.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { analiticaRepository } from './analitica.repository.ts';

/** The job goes through the interviews; the figures move as it comes along. */
export const startRecuento = endpoint(
  analiticasApi.startRecuento,
  { repos: { analiticas: analiticaRepository } },
  async ({ empresaId, repos, deps }) => {
    await repos.analiticas.requestRecuento(empresaId, deps);
    deps.log.info('recuento.requested', { empresaId });
    return null;
  },
);
export const { handler } = startRecuento;
