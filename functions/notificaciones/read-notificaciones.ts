import { notificacionesApi } from '#shared/notificaciones/notificaciones.api.ts';
import { endpoint } from '../endpoint.ts';
import { notificacionRepository } from './notificacion.repository.ts';

export const readNotificaciones = endpoint(
  notificacionesApi.readNotificaciones,
  { repos: { notificaciones: notificacionRepository } },
  async ({ usuario, repos }) => ({ leidas: await repos.notificaciones.markAllRead(usuario.id) }),
);
export const { handler } = readNotificaciones;
