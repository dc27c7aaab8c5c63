import type { Notificacion } from '#shared/avisos/notificaciones/notificacion.ts';
import { displayNombre } from '#shared/empresas/empresas/empresa.ts';
import { type CandidatoRepository, candidatoRepository } from '../../candidatos/candidatos/candidato.repository.ts';
import { sqsRetry } from '../../core/adapters/sqs-retry.ts';
import type { Deps } from '../../core/deps.ts';
import { dateOf, derivedId } from '../../core/ids.ts';
import { type JobEvent, job } from '../../core/job.ts';
import { correoOnce } from '../../correos/correo.repository.ts';
import type { Notice } from '../../correos/notice.ts';
import { externoCorreo, noticeMail } from '../../correos/notice-mail.ts';
import { type EmpresaRepository, empresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import { type SolicitudRepository, solicitudRepository } from '../../empresas/solicitudes/solicitud.repository.ts';
import { listRecipients } from '../../empresas/usuarios/recipients.ts';
import { type UsuarioRepository, usuarioRepository } from '../../empresas/usuarios/usuario.repository.ts';
import { ajustesAtencionRepository } from '../../entrevistas/atencion/ajustes-atencion.repository.ts';
import { atencionRepository } from '../../entrevistas/atencion/atencion.repository.ts';
import { guardiaRepository } from '../../entrevistas/atencion/guardia.repository.ts';
import { type LineasRepository, lineasRepository } from '../../entrevistas/cuidado/lineas.repository.ts';
import {
  type EntrevistaRepository,
  entrevistaRepository,
} from '../../entrevistas/entrevistas/entrevista.repository.ts';
import { type AtencionSources, atencionNotice, contactoNoDisponibleNotice, isOfAtencion } from './atencion-notice.ts';
import { porSuprimirNotice } from './conservacion-notice.ts';
import { cuotaAlcanzadaNotice, licenciaVencidaNotice } from './empresa-notices.ts';
import { type EntrevistaEvent, entrevistaNotice } from './entrevista-notices.ts';
import { importacionNotice } from './importacion-notice.ts';
import { notificacionRepository } from './notificacion.repository.ts';
import {
  claveFallidaNotices,
  lineasPorCaducarNotice,
  modeloRetiradoNotice,
  pagoProximoNotice,
  passwordNotice,
  segundoFactorNotice,
  sesionReutilizadaNotice,
  solicitudNotice,
  usuarioCreadoNotice,
} from './platform-notices.ts';

/** Transactions under way at once: each is about another user, so they do not get in each other's way. */
const AT_ONCE = 10;

/** Tells each user of an event once, however often it is delivered, with the e-mail that belongs to it. */
export const createNotificaciones = job(
  {
    repos: {
      notificaciones: notificacionRepository,
      candidatos: candidatoRepository,
      entrevistas: entrevistaRepository,
      usuarios: usuarioRepository,
      solicitudes: solicitudRepository,
      empresas: empresaRepository,
      ajustesAtencion: ajustesAtencionRepository,
      atenciones: atencionRepository,
      guardia: guardiaRepository,
      lineas: lineasRepository,
    },
    retry: sqsRetry,
  },
  {
    async run({ event, repos, deps }) {
      const notices = await findNotices(event, repos);
      if (notices.length === 0) return;
      let created = 0;
      for (const notice of notices) created += await tell(notice, event, repos, deps);
      deps.log.info('notificaciones.created', { evento: event.name, eventoId: event.eventoId, created });
    },
  },
);
export const { handler } = createNotificaciones;

/** Answers how many users heard of it who had not before. */
async function tell(notice: Notice, event: JobEvent, repos: Sources, deps: Deps): Promise<number> {
  const notificacion: Notificacion = { id: event.eventoId, timestamp: event.time, isRead: false, ...notice.text };
  let created = 0;
  for (const externo of notice.externos ?? []) {
    const id = derivedId('cor', dateOf(event.eventoId), `${event.eventoId}#${externo.email}`);
    await correoOnce(deps, id, externoCorreo(notice, externo));
  }
  for await (const usuarios of listRecipients(notice, repos.usuarios)) {
    for (let from = 0; from < usuarios.length; from += AT_ONCE) {
      const told = await Promise.all(
        usuarios
          .slice(from, from + AT_ONCE)
          .map((usuario) =>
            repos.notificaciones.create(usuario.id, notificacion, noticeMail(notice, usuario, deps), deps.now()),
          ),
      );
      created += told.filter(Boolean).length;
    }
  }
  return created;
}

interface Sources extends Pick<AtencionSources, 'ajustesAtencion' | 'atenciones' | 'guardia'> {
  notificaciones: ReturnType<typeof notificacionRepository>;
  empresas: Pick<EmpresaRepository, 'find'>;
  candidatos: CandidatoRepository;
  entrevistas: EntrevistaRepository;
  usuarios: UsuarioRepository;
  solicitudes: SolicitudRepository;
  lineas: Pick<LineasRepository, 'get'>;
}

/** One for each kind of person who is told; none when what it was about is gone. */
async function findNotices(event: JobEvent, repos: Sources): Promise<Notice[]> {
  if (event.name === 'ClaveFallida') {
    const { empresaId } = event.detail;
    if (empresaId === null) return claveFallidaNotices(event.detail);
    const empresa = await repos.empresas.find(empresaId);
    return empresa ? claveFallidaNotices(event.detail, { id: empresaId, nombre: displayNombre(empresa) }) : [];
  }
  const notice = await findNotice(event, repos);
  return notice ? [notice] : [];
}

async function findNotice(event: JobEvent, repos: Sources): Promise<Notice | undefined> {
  if (event.name === 'UsuarioCreado') {
    const usuario = await repos.usuarios.find(event.detail.usuarioId, { consistent: true });
    return usuario && usuarioCreadoNotice(event.detail, usuario);
  }
  if (event.name === 'SolicitudRecibida') {
    const solicitud = await repos.solicitudes.find(event.detail.solicitudId);
    return solicitud && solicitudNotice(solicitud);
  }
  if (event.name === 'SesionReutilizada') return sesionReutilizadaNotice(event.detail);
  if (event.name === 'PasswordCambiada') return passwordNotice(event.detail);
  if (event.name === 'SegundoFactorCambiado') return segundoFactorNotice(event.detail);
  if (event.name === 'ContactoNoDisponible') return contactoNoDisponibleNotice(event.detail);
  if (event.name === 'ModeloRetirado') return modeloRetiradoNotice(event.detail);
  if (event.name === 'LineasPorCaducar') return lineasPorCaducarNotice(event.detail);
  if (event.name === 'PagoProximo') return pagoProximoNotice(event.detail);
  if (event.name === 'CuotaAlcanzada') return cuotaAlcanzadaNotice(event.detail);
  if (event.name === 'LicenciaVencida') return licenciaVencidaNotice(event.detail);
  if (event.name === 'CandidatosPorSuprimir') return porSuprimirNotice(event.detail);
  if (event.name === 'ImportacionTerminada') return importacionNotice(event.detail);
  if (isOfAtencion(event)) return atencionNotice(event, repos);
  if (!isOfEntrevista(event)) return undefined;
  const entrevista = await repos.entrevistas.find(event.detail.empresaId, event.detail.entrevistaId);
  return entrevista && entrevistaNotice(event, entrevista);
}

const isOfEntrevista = (event: JobEvent): event is EntrevistaEvent => 'entrevistaId' in event.detail;
