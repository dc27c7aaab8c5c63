import type { CreateEntrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { isDisponible } from '#shared/entrevistas/servicios-hr/disponibilidad.ts';
import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { candidatoRepository } from '../../candidatos/candidatos/candidato.repository.ts';
import type { Secrets } from '../../core/adapters/secrets.ts';
import type { Deps } from '../../core/deps.ts';
import type { SessionUser } from '../../core/request.ts';
import type { Write } from '../../core/table.ts';
import { type EmpresaRecord, empresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import { licenciaRepository } from '../../empresas/licencias/licencia.repository.ts';
import { reservePlaza } from '../../empresas/licencias/plaza.ts';
import { empresaNoEncontrada } from '../../entrada/entrada.errors.ts';
import { servicioNoDisponible } from '../servicios-hr/servicio-hr.errors.ts';
import { servicioHrRepository } from '../servicios-hr/servicio-hr.repository.ts';
import { bookingWrites, newEntrevista } from './booking.ts';
import { bookedMail } from './booking-mail.ts';
import type { EntrevistaRecord } from './entrevista.record.ts';
import { entrevistaRepository } from './entrevista.repository.ts';

export const bookingRepos = {
  entrevistas: entrevistaRepository,
  candidatos: candidatoRepository,
  empresas: empresaRepository,
  servicios: servicioHrRepository,
  licencias: licenciaRepository,
};

export interface BookingServices {
  repos: { [K in keyof typeof bookingRepos]: ReturnType<(typeof bookingRepos)[K]> };
  secrets: Secrets;
  deps: Deps;
}

export interface Offer {
  empresa: EmpresaRecord;
  servicio: ServicioHr;
}

/** The company and what it may book: an active service that it has contracted. */
export async function findOffer(empresaId: string, servicioId: string, { repos }: BookingServices): Promise<Offer> {
  const [empresa, servicio] = await Promise.all([repos.empresas.find(empresaId), repos.servicios.get(servicioId)]);
  if (!empresa) throw empresaNoEncontrada(empresaId);
  if (!isDisponible(servicio, empresa)) throw servicioNoDisponible();
  return { empresa, servicio };
}

interface Asked {
  body: CreateEntrevista;
  offer: Offer;
  usuario: SessionUser;
  /** Further writes of the same transaction; with them the caller answers for what a repeated request hears. */
  alongside?: (entrevistaId: string) => Write[];
}

/** Books one interview: place of a licence, limit of the plan, link, agenda and invitation in one transaction. */
export async function bookEntrevista(
  { body, offer: { empresa, servicio }, usuario, alongside }: Asked,
  { repos, secrets, deps }: BookingServices,
): Promise<EntrevistaRecord> {
  const empresaId = empresa.id;
  const token = deps.newAccessToken();
  const [candidato, tokenCifrado] = await Promise.all([
    repos.candidatos.get(empresaId, body.candidatoId),
    secrets.encrypt(token, { empresaId, campo: 'tokenAcceso' }),
  ]);
  const booked = newEntrevista({ body, empresa, candidato, servicio, usuario, token, tokenCifrado }, deps);
  const more = [
    ...bookingWrites(booked, candidato, deps),
    // One of many is not told of by itself.
    ...(alongside ? alongside(booked.id) : bookedMail(booked, usuario, deps)),
  ];
  await reservePlaza(repos.licencias, deps, booked, ({ set, writes }) =>
    repos.entrevistas.create({ ...booked, ...set }, [...more, ...writes], alongside && {}),
  );
  deps.log.info('entrevista.booked', { empresaId, entrevistaId: booked.id });
  return booked;
}
