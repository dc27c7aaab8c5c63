import type { Ejecucion, ExecuteServicio, Resultado } from '#shared/entrevistas/servicios-hr/ejecucion.ts';
import { serviciosHrApi } from '#shared/entrevistas/servicios-hr/servicios-hr.api.ts';
import { kmsSecrets } from '../../core/adapters/secrets.ts';
import { AppError } from '../../core/app-error.ts';
import type { SessionUser } from '../../core/request.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import {
  type BookingServices,
  bookEntrevista,
  bookingRepos,
  findOffer,
  type Offer,
} from '../entrevistas/book-entrevista.ts';
import { assertNotPast } from '../entrevistas/booking.ts';
import { bookedTogetherMail } from '../entrevistas/booking-mail.ts';
import { type EjecucionRepository, ejecucionRepository, ejecucionWrite, YaProgramada } from './ejecucion.repository.ts';

/**
 * Books a service for several candidates, each in a transaction of their own: one who cannot be booked does not keep the
 * others from it. The same request again answers who is booked and tries the rest.
 */
export const executeServicioHr = endpoint(
  serviciosHrApi.executeServicioHr,
  { repos: { ...bookingRepos, ejecuciones: ejecucionRepository }, adapters: { secrets: kmsSecrets } },
  async ({ params, body, empresaId, usuario, repos, adapters, deps, event, requestId }) => {
    assertNotPast(body.fechaProgramada, deps.now());
    const services = { repos, secrets: adapters.secrets, deps };
    const offer = await findOffer(empresaId, params.codigo, services);
    const key = event.headers['idempotency-key'] ?? requestId;
    const run = `${usuario.id}#${params.codigo}#${key}#${JSON.stringify(body)}`;
    const resultados: Resultado[] = [];
    // One after the other: all of them want the same licence and the same counter.
    for (const [index, candidatoId] of body.candidatoIds.entries()) {
      resultados.push(await bookOne({ candidatoId, index, body, offer, usuario, run }, services, repos.ejecuciones));
    }
    const programadas = resultados.filter(({ estado }) => estado === 'programada').length;
    if (programadas > 0) {
      const told = bookedTogetherMail({ empresaId, servicioNombre: offer.servicio.nombre, programadas }, usuario, deps);
      await repos.ejecuciones.tell({ empresaId, run }, told, deps.now());
    }
    deps.log.info('servicio_hr.executed', { empresaId, codigo: params.codigo, programadas });
    return { programadas, fallidas: resultados.length - programadas, resultados } satisfies Ejecucion;
  },
);
export const { handler } = executeServicioHr;

interface One {
  candidatoId: string;
  index: number;
  body: ExecuteServicio;
  offer: Offer;
  usuario: SessionUser;
  run: string;
}

async function bookOne(
  { candidatoId, index, body, offer, usuario, run }: One,
  services: BookingServices,
  ejecuciones: EjecucionRepository,
): Promise<Resultado> {
  const { candidatoIds: _, intervaloMinutos, tiemposExtra, ...shared } = body;
  const start = Date.parse(body.fechaProgramada) + index * intervaloMinutos * 60_000;
  const fechaProgramada = new Date(start).toISOString();
  const booking = {
    ...shared,
    tiempoExtra: tiemposExtra[candidatoId] ?? 0,
    candidatoId,
    servicioId: offer.servicio.codigo,
    fechaProgramada,
  };
  const once = { empresaId: offer.empresa.id, run, candidatoId };
  const now = services.deps.now();
  const alongside = (entrevistaId: string) => [ejecucionWrite(once, { entrevistaId, fechaProgramada }, now)];
  try {
    const done = await ejecuciones.find(once);
    if (done) return { candidatoId, estado: 'programada', ...done };
    const { id } = await bookEntrevista({ body: booking, offer, usuario, alongside }, services);
    return { candidatoId, estado: 'programada', entrevistaId: id, fechaProgramada };
  } catch (error) {
    if (error instanceof YaProgramada) return { candidatoId, estado: 'programada', ...error.booked };
    if (error instanceof AppError) {
      return { candidatoId, estado: 'fallida', code: error.code, message: error.message };
    }
    throw error;
  }
}
