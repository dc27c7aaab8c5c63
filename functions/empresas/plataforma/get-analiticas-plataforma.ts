import { plataformaApi } from '#shared/empresas/plataforma/plataforma.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { analiticasRepository } from './analiticas.repository.ts';
import { analiticasOf } from './analiticas-view.ts';
import { cifrasRepository } from './cifras.repository.ts';

export const getAnaliticasPlataforma = endpoint(
  plataformaApi.getAnaliticasPlataforma,
  { repos: { analiticas: analiticasRepository, cifras: cifrasRepository } },
  async ({ query: { desde, hasta }, repos, deps }) => {
    const [dias, cifras] = await Promise.all([repos.analiticas.listDias(desde, hasta), repos.cifras.read()]);
    return analiticasOf({ desde, hasta }, dias, cifras, deps.now());
  },
);
export const { handler } = getAnaliticasPlataforma;
