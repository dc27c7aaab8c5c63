import { informesApi } from '#shared/informes/informes.api.ts';
import { endpoint } from '../endpoint.ts';
import { informeRepository } from './informe.repository.ts';

export const listInformes = endpoint(
  informesApi.listInformes,
  { repos: { informes: informeRepository } },
  async ({ empresaId, query, repos }) => {
    const { items, cursor } = await repos.informes.list(empresaId, query);
    const summaries = items.map(({ informeIA, ...informe }) => ({
      ...informe,
      puntuacionMedia: informeIA.puntuacionMedia,
      recomendacion: informeIA.recomendacion,
    }));
    return { items: summaries, cursor };
  },
);
export const { handler } = listInformes;
