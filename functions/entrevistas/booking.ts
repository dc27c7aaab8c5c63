import type { Candidato } from '#shared/candidatos/candidato.ts';
import { displayNombre } from '#shared/empresas/empresa.ts';
import { APERTURA_MINUTOS, type CreateEntrevista, VIGENCIA_DIAS } from '#shared/entrevistas/entrevista.ts';
import type { ServicioHr } from '#shared/servicios-hr/servicio-hr.ts';
import { bookingAgenda } from '../agenda/agenda.record.ts';
import { bookedWrites } from '../candidatos/move-candidato.ts';
import type { Secrets } from '../core/adapters/secrets.ts';
import { companyPartition } from '../core/company-table.ts';
import type { Deps } from '../core/deps.ts';
import { env } from '../core/env.ts';
import { eventWrite } from '../core/outbox.ts';
import type { SessionUser } from '../core/request.ts';
import type { Write } from '../core/table.ts';
import { correoWrites } from '../correos/correo.repository.ts';
import type { EmpresaRecord } from '../empresas/empresa.repository.ts';
import { countWrite } from '../empresas/uso.repository.ts';
import { countReserva } from '../servicios-hr/servicio-hr.record.ts';
import { entrevistaUrl, hashAccessToken } from './access-token.ts';
import type { EntrevistaRecord } from './entrevista.record.ts';
import { formatFecha } from './format-fecha.ts';

interface Booking {
  body: CreateEntrevista;
  empresa: EmpresaRecord;
  candidato: Candidato;
  servicio: ServicioHr;
  usuario: SessionUser;
  token: string;
  tokenCifrado: string;
}

export function newEntrevista(
  { body, empresa, candidato, servicio, usuario, token, tokenCifrado }: Booking,
  deps: Deps,
): EntrevistaRecord {
  const start = Date.parse(body.fechaProgramada);
  return {
    ...body,
    id: deps.newId('ent'),
    empresaId: empresa.id,
    empresaNombre: displayNombre(empresa),
    candidatoNombre: candidato.nombre,
    candidatoEmail: candidato.email,
    puesto: candidato.puesto,
    servicioNombre: servicio.nombre,
    servicioVersion: servicio.version,
    fechaProgramada: new Date(start).toISOString(),
    estado: 'programada',
    abre: new Date(start - APERTURA_MINUTOS * 60_000).toISOString(),
    cierra: new Date(start + VIGENCIA_DIAS * 24 * 60 * 60_000).toISOString(),
    fechaCreacion: deps.now().toISOString(),
    fechaInicio: null,
    fechaFin: null,
    motivo: null,
    puntuacionMedia: null,
    creadaPor: { usuarioId: usuario.id, nombre: usuario.nombre },
    tokenCifrado,
    tokenHash: hashAccessToken(token),
    turnoActual: 0,
    pausada: false,
    porEnviar: false,
    licenciaId: null,
    licenciaEstado: null,
    consentimientos: [],
    version: 1,
  };
}

/** What a booking changes besides the interview itself, all in its transaction. */
export async function bookingWrites(
  { entrevista, candidato, token }: { entrevista: EntrevistaRecord; candidato: Candidato; token: string },
  secrets: Secrets,
  deps: Deps,
): Promise<Write[]> {
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
    ...(await invitationWrites(entrevista, token, secrets, deps)),
  ];
}

async function invitationWrites(
  entrevista: EntrevistaRecord,
  token: string,
  secrets: Secrets,
  deps: Deps,
): Promise<Write[]> {
  const { empresaId, zonaHoraria } = entrevista;
  const enlace = entrevistaUrl(env('PUBLIC_ORIGIN'), token);
  return correoWrites(deps, {
    empresaId,
    plantilla: 'invitacionEntrevista',
    para: { nombre: entrevista.candidatoNombre, email: entrevista.candidatoEmail },
    variables: {
      entrevistaId: entrevista.id,
      nombreCandidato: entrevista.candidatoNombre,
      nombreEmpresa: entrevista.empresaNombre,
      nombreServicio: entrevista.servicioNombre,
      duracion: String(entrevista.duracionEstimada),
      inicio: entrevista.fechaProgramada,
      fecha: formatFecha(entrevista.fechaProgramada, zonaHoraria),
      cierre: formatFecha(entrevista.cierra, zonaHoraria),
      secuencia: '0',
    },
    secretos: { enlace: await secrets.encrypt(enlace, { empresaId, campo: 'enlace' }) },
  });
}
