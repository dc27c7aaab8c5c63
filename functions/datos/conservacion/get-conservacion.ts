import { conservacionApi } from '#shared/datos/conservacion/conservacion.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { conservacionRepository, toConservacion } from './conservacion.repository.ts';

export const getConservacion = endpoint(
  conservacionApi.getConservacion,
  { repos: { conservaciones: conservacionRepository } },
  async ({ empresaId, repos }) => toConservacion(await repos.conservaciones.find(empresaId)),
);
export const { handler } = getConservacion;
