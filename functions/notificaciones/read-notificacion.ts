import { notificacionesApi } from '#shared/notificaciones/notificaciones.api.ts';
import { endpoint } from '../endpoint.ts';
import { notificacionRepository } from './notificacion.repository.ts';

export const readNotificacion = endpoint(
  notificacionesApi.readNotificacion,
  { repos: { notificaciones: notificacionRepository } },
  async ({ usuario, params, repos }) => {
    await repos.notificaciones.markRead(usuario.id, params.id);
    return repos.notificaciones.get(usuario.id, params.id);
  },
);
export const { handler } = readNotificacion;
