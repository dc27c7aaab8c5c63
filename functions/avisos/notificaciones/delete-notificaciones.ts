import { notificacionesApi } from '#shared/avisos/notificaciones/notificaciones.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { notificacionRepository } from './notificacion.repository.ts';

export const deleteNotificaciones = endpoint(
  notificacionesApi.deleteNotificaciones,
  { repos: { notificaciones: notificacionRepository } },
  async ({ usuario, repos, deps }) => {
    const { changed, quedan } = await repos.notificaciones.removeAll(usuario.id, deps.now());
    return { eliminadas: changed, quedan };
  },
);
export const { handler } = deleteNotificaciones;
