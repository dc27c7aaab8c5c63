import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import { APERTURA_MINUTOS, type CreateEntrevista, VIGENCIA_DIAS } from '#shared/entrevistas/entrevistas/entrevista.ts';
import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { bookedWrites } from '../../candidatos/candidatos/move-candidato.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import type { SessionUser } from '../../core/request.ts';
import type { Write } from '../../core/table.ts';
import type { EmpresaRecord } from '../../empresas/empresas/empresa.repository.ts';
import { countWrite } from '../../empresas/empresas/uso.repository.ts';
import { hashAccessToken } from '../../entrada/access-token.ts';
import { bookingAgenda } from '../agenda/agenda.record.ts';
import { countReserva } from '../servicios-hr/servicio-hr.record.ts';
import { candidateMailWrites } from './candidate-mail.ts';
import { fechaPasada } from './entrevista.errors.ts';
import type { EntrevistaRecord } from './entrevista.record.ts';

/** The form's minimum is "now", and a person takes a while to press the button. */
const TOLERANCE_MS = 5 * 60_000;

interface Booking {
  body: CreateEntrevista;
  empresa: EmpresaRecord;
  candidato: Candidato;
  servicio: ServicioHr;
  usuario: Pick<SessionUser, 'id' | 'nombre'>;
  token: string;
  tokenCifrado: string;
}

export function assertNotPast(fechaProgramada: string, now: Date): void {
  if (Date.parse(fechaProgramada) < now.getTime() - TOLERANCE_MS) throw fechaPasada();
}

/** The booked instant as it is stored, and when its link lets in. */
export function ventana(fechaProgramada: string) {
  const start = Date.parse(fechaProgramada);
  return {
    fechaProgramada: new Date(start).toISOString(),
    abre: new Date(start - APERTURA_MINUTOS * 60_000).toISOString(),
    cierra: new Date(start + VIGENCIA_DIAS * 24 * 60 * 60_000).toISOString(),
  };
}

export function newEntrevista(
  { body, empresa, candidato, servicio, usuario, token, tokenCifrado }: Booking,
  deps: Deps,
): EntrevistaRecord {
  return {
    ...body,
    id: deps.newId('ent'),
    empresaId: empresa.id,
    candidatoNombre: candidato.nombre,
    candidatoEmail: candidato.email,
    candidatoPais: candidato.pais,
    areaId: candidato.areaId,
    puesto: candidato.puesto,
    servicioNombre: servicio.nombre,
    servicioVersion: servicio.version,
    ...ventana(body.fechaProgramada),
    estado: 'programada',
    fechaCreacion: deps.now().toISOString(),
    fechaInicio: null,
    fechaFin: null,
    supervisada: false,
    motivo: null,
    puntuacionMedia: null,
    secuencia: 0,
    creadaPor: { usuarioId: usuario.id, nombre: usuario.nombre },
    tokenCifrado,
    tokenHash: hashAccessToken(token),
    turnoActual: 0,
    pausada: false,
    plazoAmpliado: false,
    porEnviar: false,
    encuestada: false,
    licenciaId: null,
    licenciaEstado: null,
    consentimientos: [],
    version: 1,
  };
}

/** What a booking changes besides the interview itself, all in its transaction. */
export function bookingWrites(entrevista: EntrevistaRecord, candidato: Candidato, deps: Deps): Write[] {
  const { empresaId } = entrevista;
  return [
    countWrite(deps, empresaId, 'entrevistas', { pendientes: 1 }),
    countReserva({ codigo: entrevista.servicioId }),
    ...bookedWrites(deps, candidato, {
      servicioId: entrevista.servicioId,
      hito: { actor: entrevista.creadaPor, entrevistaId: entrevista.id, detalle: entrevista.servicioNombre },
    }),
    eventWrite(deps, companyPartition(empresaId), 'EntrevistaProgramada', {
      empresaId,
      entrevistaId: entrevista.id,
      actorId: entrevista.creadaPor.usuarioId,
    }),
    ...bookingAgenda(entrevista, deps.now()),
    ...candidateMailWrites('invitacionEntrevista', entrevista, deps),
  ];
}
