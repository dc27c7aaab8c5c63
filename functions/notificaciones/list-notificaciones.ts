import { notificacionesApi } from '#shared/notificaciones/notificaciones.api.ts';
import { endpoint } from '../endpoint.ts';
import { notificacionRepository } from './notificacion.repository.ts';

export const listNotificaciones = endpoint(
  notificacionesApi.listNotificaciones,
  { repos: { notificaciones: notificacionRepository } },
  ({ usuario, query, repos }) => repos.notificaciones.list(usuario.id, query),
);
export const { handler } = listNotificaciones;
