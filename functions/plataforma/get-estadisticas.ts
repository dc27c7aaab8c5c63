import { plataformaApi } from '#shared/plataforma/plataforma.api.ts';
import { endpoint } from '../endpoint.ts';
import { cifrasRepository } from './cifras.repository.ts';

export const getEstadisticas = endpoint(
  plataformaApi.getEstadisticas,
  { repos: { cifras: cifrasRepository } },
  ({ repos, deps }) => repos.cifras.read(deps.now()),
);
export const { handler } = getEstadisticas;
