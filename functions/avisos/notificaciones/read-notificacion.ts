import { notificacionesApi } from '#shared/avisos/notificaciones/notificaciones.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { notificacionRepository } from './notificacion.repository.ts';

export const readNotificacion = endpoint(
  notificacionesApi.readNotificacion,
  { repos: { notificaciones: notificacionRepository } },
  ({ usuario, params, repos, deps }) => repos.notificaciones.markRead(usuario.id, params.id, deps.now()),
);
export const { handler } = readNotificacion;
