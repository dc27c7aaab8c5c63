import { plataformaApi } from '#shared/empresas/plataforma/plataforma.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { analiticasRepository } from './analiticas.repository.ts';
import { cifrasRepository } from './cifras.repository.ts';
import { estadisticasOf, thisMonth } from './estadisticas-view.ts';

export const getEstadisticas = endpoint(
  plataformaApi.getEstadisticas,
  { repos: { analiticas: analiticasRepository, cifras: cifrasRepository } },
  async ({ repos, deps }) => {
    const now = deps.now();
    const { desde, hasta } = thisMonth(now);
    const [dias, cifras] = await Promise.all([repos.analiticas.listDias(desde, hasta), repos.cifras.read()]);
    return estadisticasOf(cifras, dias, now);
  },
);
export const { handler } = getEstadisticas;
