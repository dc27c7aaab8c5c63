import { informesApi } from '#shared/informes/informes/informes.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { informesContadorRepository } from './informes-contador.repository.ts';

export const getInformesEstadisticas = endpoint(
  informesApi.getInformesEstadisticas,
  { repos: { contador: informesContadorRepository } },
  ({ empresaId, repos }) => repos.contador.find(empresaId),
);
export const { handler } = getInformesEstadisticas;
