import { suscripcionesApi } from '#shared/empresas/suscripciones/suscripciones.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { suscripcionRepository } from './suscripcion.repository.ts';

export const listSuscripciones = endpoint(
  suscripcionesApi.listSuscripciones,
  { repos: { suscripciones: suscripcionRepository } },
  ({ query, repos }) => repos.suscripciones.list(query),
);
export const { handler } = listSuscripciones;
