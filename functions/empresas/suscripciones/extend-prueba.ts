import { suscripcionesApi } from '#shared/empresas/suscripciones/suscripciones.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { pruebaTerminada } from './suscripcion.errors.ts';
import { suscripcionRepository } from './suscripcion.repository.ts';

const DAY = 24 * 60 * 60_000;

/** Counts from the day of payment, or from today when that has passed. */
export const extendPrueba = endpoint(
  suscripcionesApi.extendPrueba,
  { repos: { suscripciones: suscripcionRepository } },
  async ({ params, body, usuario, repos, deps }) => {
    const previous = await repos.suscripciones.get(params.id);
    if (previous.estado !== 'trial') throw pruebaTerminada();
    const from = Math.max(Date.parse(previous.fechaProximoPago), deps.now().getTime());
    const suscripcion = {
      ...previous,
      fechaProximoPago: new Date(from + body.dias * DAY).toISOString(),
      avisos: [],
      ampliaciones: [
        ...previous.ampliaciones,
        { dias: body.dias, motivo: body.motivo, fecha: deps.now().toISOString(), usuarioId: usuario.id },
      ],
      version: previous.version + 1,
    };
    await repos.suscripciones.change(previous, suscripcion);
    return suscripcion;
  },
);
export const { handler } = extendPrueba;
