import { suscripcionesApi } from '#shared/empresas/suscripciones/suscripciones.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { suscripcionRepository } from './suscripcion.repository.ts';

export const getSuscripcion = endpoint(
  suscripcionesApi.getSuscripcion,
  { repos: { suscripciones: suscripcionRepository } },
  ({ params, repos }) => repos.suscripciones.get(params.id),
);
export const { handler } = getSuscripcion;
