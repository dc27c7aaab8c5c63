import { notificacionesApi } from '#shared/avisos/notificaciones/notificaciones.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { notificacionRepository } from './notificacion.repository.ts';

export const readNotificaciones = endpoint(
  notificacionesApi.readNotificaciones,
  { repos: { notificaciones: notificacionRepository } },
  async ({ usuario, repos, deps }) => {
    const { changed, quedan } = await repos.notificaciones.markAllRead(usuario.id, deps.now());
    return { leidas: changed, quedan };
  },
);
export const { handler } = readNotificaciones;
