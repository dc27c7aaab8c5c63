import { notificacionesApi } from '#shared/avisos/notificaciones/notificaciones.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { notificacionRepository } from './notificacion.repository.ts';

export const deleteNotificacion = endpoint(
  notificacionesApi.deleteNotificacion,
  { repos: { notificaciones: notificacionRepository } },
  async ({ usuario, params, repos, deps }) => {
    await repos.notificaciones.remove(usuario.id, params.id, deps.now());
    return { id: params.id };
  },
);
export const { handler } = deleteNotificacion;
