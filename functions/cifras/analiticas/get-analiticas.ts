import { analiticasApi } from '#shared/cifras/analiticas/analiticas.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { analiticaRepository } from './analitica.repository.ts';
import { readAnaliticas } from './read-analiticas.ts';

export const getAnaliticas = endpoint(
  analiticasApi.getAnaliticas,
  { repos: { analiticas: analiticaRepository } },
  ({ query, empresaId, repos }) => readAnaliticas(repos.analiticas, empresaId, query),
);
export const { handler } = getAnaliticas;
