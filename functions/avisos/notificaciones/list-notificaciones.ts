import { notificacionesApi } from '#shared/avisos/notificaciones/notificaciones.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { notificacionRepository } from './notificacion.repository.ts';

export const listNotificaciones = endpoint(
  notificacionesApi.listNotificaciones,
  { repos: { notificaciones: notificacionRepository } },
  ({ usuario, query, repos, deps }) =>
    repos.notificaciones.list(usuario.id, { ...query, sinLeer: query.sinLeer === 'true' }, deps.now()),
);
export const { handler } = listNotificaciones;
