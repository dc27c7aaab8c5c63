import { plataformaApi } from '#shared/plataforma/plataforma.api.ts';
import { endpoint } from '../endpoint.ts';
import { analiticasRepository } from './analiticas.repository.ts';
import { analiticasOf } from './analiticas-view.ts';
import { cifrasRepository } from './cifras.repository.ts';
import { dayOf } from './movimiento.record.ts';

export const getAnaliticasPlataforma = endpoint(
  plataformaApi.getAnaliticasPlataforma,
  { repos: { analiticas: analiticasRepository, cifras: cifrasRepository } },
  async ({ query: { desde, hasta }, repos, deps }) => {
    const [dias, { mrr, empresas_activas }] = await Promise.all([
      repos.analiticas.listDias(desde, hasta),
      repos.cifras.read(deps.now()),
    ]);
    return analiticasOf(desde, hasta, dias, { dia: dayOf(deps.now()), mrr, activas: empresas_activas });
  },
);
export const { handler } = getAnaliticasPlataforma;
