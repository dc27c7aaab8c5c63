import { notificacionesApi } from '#shared/avisos/notificaciones/notificaciones.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { notificacionRepository } from './notificacion.repository.ts';

export const getNotificacionesResumen = endpoint(
  notificacionesApi.getNotificacionesResumen,
  { repos: { notificaciones: notificacionRepository } },
  ({ usuario, repos, deps }) => repos.notificaciones.resumen(usuario.id, deps.now()),
);
export const { handler } = getNotificacionesResumen;
