import * as z from 'zod';
import { lazy } from './core/lazy.ts';
import { MOTIVOS_AYUDA } from './entrevistas/sala/ayuda.ts';

/**
 * Domain events. A use case writes its event as an item in the same transaction as its change; the table's stream
 * publishes it on the bus. So an event is published if and only if its change was stored.
 */
const entrevistaDetail = lazy(() =>
  z.object({
    empresaId: z.string(),
    entrevistaId: z.string(),
    /** The user who did it: they need not be told. */
    actorId: z.string().optional(),
  }),
);

/** How long before a booked interview its reminder comes: the day before, and within the hour. */
export const ANTELACIONES = ['dia', 'hora'] as const;

const usuarioDetail = lazy(() =>
  z.object({ empresaId: z.string().nullable(), usuarioId: z.string(), actorId: z.string().optional() }),
);

const importacionDetail = lazy(() =>
  z.object({ empresaId: z.string(), importacionId: z.string(), pasadaId: z.string() }),
);

const sesMail = lazy(() => z.object({ mail: z.object({ tags: z.record(z.string(), z.array(z.string())) }) }));

export const EVENTS = {
  EntrevistaProgramada: entrevistaDetail,
  EntrevistaReprogramada: entrevistaDetail,
  EntrevistaCancelada: entrevistaDetail,
  EntrevistaIniciada: entrevistaDetail,
  EntrevistaCompletada: entrevistaDetail,
  /** The link closed on an interview that was never begun, and on one that was begun and not sent. */
  EntrevistaNoPresentada: entrevistaDetail,
  EntrevistaCaducada: entrevistaDetail,
  /** The candidate asks for help; what they wrote stands with the interview. */
  AyudaSolicitada: lazy(() =>
    entrevistaDetail().extend({ motivo: z.enum(MOTIVOS_AYUDA), atencionId: z.string().optional() }),
  ),
  /** Somebody may need help at once: whoever cares for candidates is told to call them, and nothing else. */
  /** No language model has read an answer in time: it is read again. Nothing of the answer stands here. */
  LecturaPendiente: lazy(() => z.object({ empresaId: z.string(), entrevistaId: z.string(), turnoId: z.string() })),
  AtencionUrgente: lazy(() => entrevistaDetail().extend({ atencionId: z.string().optional() })),
  /** An interview was left in pause, or its candidate asks something: there is something to attend to. */
  AtencionAbierta: lazy(() => entrevistaDetail().extend({ atencionId: z.string() })),
  /** Notice not opened in time: the deputy is told, of an urgent one the platform's guard. */
  AtencionSinAbrir: lazy(() => entrevistaDetail().extend({ atencionId: z.string() })),
  /** A company's care contact can no longer be reached. */
  ContactoNoDisponible: lazy(() => z.object({ empresaId: z.string() })),
  AnalisisSolicitado: entrevistaDetail,
  AnalisisFallido: entrevistaDetail,
  /** The candidate has said what they thought of the interview. */
  EncuestaRespondida: entrevistaDetail,
  InformeListo: entrevistaDetail,
  InformeValidado: entrevistaDetail,
  /** A company uses this share (80 or 100 percent) of what its plan limits; once, until it uses less again. */
  CuotaAlcanzada: lazy(() =>
    z.object({
      empresaId: z.string(),
      que: z.enum(['usuarios', 'candidatos', 'entrevistas']),
      porcentaje: z.number().int(),
    }),
  ),
  /** A licence's days are over: what was left of it is lost. */
  LicenciaVencida: lazy(() => z.object({ empresaId: z.string(), licenciaId: z.string(), sinUsar: z.number().int() })),
  /** `pasadaId` names one run of the job: a message of an earlier run changes nothing. */
  ReasignacionSolicitada: lazy(() => z.object({ empresaId: z.string(), areaId: z.string(), pasadaId: z.string() })),
  /** Reminders and deadlines, which come with time: `functions/entrevistas/agenda/`. */
  RecordatorioEntrevista: lazy(() => entrevistaDetail().extend({ antelacion: z.enum(ANTELACIONES) })),
  EnlacePorCerrar: entrevistaDetail,
  RevisionAtrasada: lazy(() => entrevistaDetail().extend({ vez: z.number().int() })),
  /** Somebody forgot a password; null when the e-mail that they typed belongs to nobody. */
  RecuperacionSolicitada: lazy(() => z.object({ usuarioId: z.string().nullable() })),
  /** Somebody chose another password, with the one before or with a code by e-mail. */
  PasswordCambiada: lazy(() => z.object({ usuarioId: z.string() })),
  /** A refresh token that had been replaced came again, and its session ended. `dispositivo`: browser and system in words. */
  SesionReutilizada: lazy(() => z.object({ usuarioId: z.string(), dispositivo: z.string() })),
  /** A new company, or one that wants a demo, has left its request. */
  SolicitudRecibida: lazy(() => z.object({ solicitudId: z.string() })),
  /** A provider no longer takes a key that it took the last time; `empresaId` is whose it is, null the platform. */
  ClaveFallida: lazy(() =>
    z.object({ proveedor: z.string(), error: z.string(), empresaId: z.string().nullable().default(null) }),
  ),
  /** The chosen model of a provider is no longer in its list; `enSuLugar` is what is called instead, null nothing. */
  ModeloRetirado: lazy(() => z.object({ proveedor: z.string(), modelo: z.string(), enSuLugar: z.string().nullable() })),
  /** So many days are left until help lines that nobody has dialled are verified no more; 0: they are not. */
  LineasPorCaducar: lazy(() => z.object({ paso: z.number().int(), cuantas: z.number().int(), dia: z.string() })),
  /** So many days are left until the day of payment, and no payment method is set. */
  PagoProximo: lazy(() => z.object({ empresaId: z.string(), dias: z.number().int() })),
  /** Everything of a company is to be removed. `pasadaId` names one run, as for a reassignment. */
  PurgaSolicitada: lazy(() => z.object({ empresaId: z.string(), pasadaId: z.string() })),
  /** A file has become that of a company's strategic plan: its text has to be read. */
  ArchivoPlanRecibido: lazy(() => z.object({ empresaId: z.string(), archivoId: z.string() })),
  /** A file has become a candidate's CV: its text has to be read. */
  CvRecibido: lazy(() => z.object({ empresaId: z.string(), candidatoId: z.string(), archivoId: z.string() })),
  /** Everything about a candidate is to be erased. `pasadaId` names one run, as for a reassignment. */
  SupresionSolicitada: lazy(() => z.object({ empresaId: z.string(), candidatoId: z.string(), pasadaId: z.string() })),
  /** A candidate's name or address was corrected. */
  CandidatoActualizado: lazy(() => z.object({ empresaId: z.string(), candidatoId: z.string() })),
  /** Candidates without activity are to be erased, not before `fecha`, unless somebody keeps them. */
  CandidatosPorSuprimir: lazy(() => z.object({ empresaId: z.string(), cuantos: z.number().int(), fecha: z.string() })),
  /** The rows of a file are to become candidates, or what became of them is to be undone. `pasadaId` names one run. */
  ImportacionConfirmada: importacionDetail,
  ImportacionDeshecha: importacionDetail,
  /** Either of them has ended: `usuarioId` began it. Counts are of rows, or of candidates. */
  ImportacionTerminada: lazy(() =>
    z.object({
      empresaId: z.string(),
      importacionId: z.string(),
      usuarioId: z.string(),
      que: z.enum(['importada', 'deshecha']),
      hechas: z.number().int(),
      sinImportar: z.number().int(),
      eliminados: z.number().int(),
      conservados: z.number().int(),
    }),
  ),
  /** Work on a company's data, or on everybody's, is to begin or to go on. `pasadaId` names one run, as for a reassignment. */
  OperacionDatosSolicitada: lazy(() =>
    z.object({ empresaId: z.string().nullable(), operacionId: z.string(), pasadaId: z.string() }),
  ),
  /** The document of a report is to be made: `huella` names it among those of its interview. */
  InformePdfSolicitado: lazy(() => z.object({ empresaId: z.string(), entrevistaId: z.string(), huella: z.string() })),
  /** Documents of several reports are to be put into one file. */
  InformesZipSolicitado: lazy(() => z.object({ empresaId: z.string(), zipId: z.string() })),
  /** All users, subscriptions or companies are to be written into a file. */
  ExportacionSolicitada: lazy(() => z.object({ exportacionId: z.string() })),
  /** All interviews of a company are to be counted again for its analytics; `cursor` where a page before it ended. */
  RecuentoSolicitado: lazy(() => z.object({ empresaId: z.string(), cursor: z.string().optional() })),
  /** A company's figures of a week or month are to be sent to its administrators. */
  ReportePeriodicoSolicitado: lazy(() =>
    z.object({
      empresaId: z.string(),
      clase: z.enum(['semanal', 'mensual']),
      desde: z.string(),
      hasta: z.string(),
      /** When it was asked for. */
      pedido: z.string(),
    }),
  ),
  UsuarioCreado: usuarioDetail,
  /** Their account has to follow: role, active or not, a temporary password. */
  UsuarioCambiado: usuarioDetail,
  UsuarioEliminado: usuarioDetail,
  /** They have another name: what keeps a copy of it follows. */
  UsuarioRenombrado: usuarioDetail,
  /** Sign-ins of this user ask for a second factor now, or no longer do. */
  SegundoFactorCambiado: lazy(() => usuarioDetail().extend({ activo: z.boolean() })),
  /** Its users carry the name. */
  EmpresaRenombrada: lazy(() => z.object({ empresaId: z.string() })),
  CorreoSolicitado: lazy(() => z.object({ empresaId: z.string().nullable(), correoId: z.string() })),
  /** An e-mail came back, or its recipient does not want it. */
  CorreoRebotado: lazy(() => z.object({ empresaId: z.string().nullable(), correoId: z.string() })),
  /** What SES tells of an e-mail, with the tags that it was sent with. Source: "Amazon SES events" of its guide. */
  'Email Bounced': lazy(() => sesMail().extend({ bounce: z.object({ bounceType: z.string() }) })),
  'Email Complaint Received': lazy(() => sesMail()),
};
export type EventName = keyof typeof EVENTS;
export type EventDetail<N extends EventName> = z.output<ReturnType<(typeof EVENTS)[N]>>;

/** `source` of our events on the bus. */
export const EVENT_SOURCE = 'idonea';
