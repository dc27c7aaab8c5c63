/** Every log line is one of these codes; never an event, a body or personal data. Ids and counts are fine. */
export const LOG_EVENTS = [
  'request.failed',
  'request.rejected',
  'job.failed',
  'job.last_try_failed',
  'agenda.settled',
  'analiticas.stored',
  'area.created',
  'area.deleted',
  'area.reassigned',
  'area.updated',
  'avatar.left_behind',
  'avatar.updated',
  'candidato.created',
  'candidato.deleted',
  'candidato.moved',
  'candidato.updated',
  'candidatos.moved',
  'colas.discarded',
  'colas.redriven',
  'correo.sent',
  'empresa.created',
  'empresa.moved',
  'empresa.renamed',
  'empresa.updated',
  'entrevista.booked',
  'entrevista.cancelled',
  'entrevista.expired',
  'entrevista.finished',
  'entrevista.link_replaced',
  'entrevista.rescheduled',
  'entrevista.started',
  'eventos.published',
  'exportacion.sent',
  'importacion.confirmed',
  'importacion.finished',
  'importacion.undo_started',
  'importacion.undone',
  'informe.created',
  'informe.validated',
  'licencia.expired',
  'notificaciones.created',
  'documento.file_left_behind',
  'documento.orphans_removed',
  'cv.stored',
  'cv.deleted',
  'cv.extracted',
  'supresion.started',
  'supresion.finished',
  'candidato.exported',
  'ayuda.requested',
  'nota.created',
  'nota.updated',
  'nota.deleted',
  'plan_estrategico.archivo_removed',
  'plan_estrategico.archivo_stored',
  'plan_estrategico.deleted',
  'plan_estrategico.extracted',
  'proveedor.tested',
  'proveedor.updated',
  'purga.finished',
  'purga.started',
  'recuperacion.not_sent',
  'recuperacion.sent',
  'salud.checked',
  'servicio_hr.created',
  'servicio_hr.deleted',
  'servicio_hr.executed',
  'servicio_hr.updated',
  'sesion.ended_everywhere',
  'perfil.updated',
  'sesion.started',
  'solicitud.approved',
  'solicitud.created',
  'solicitud.rejected',
  'social.linked',
  'social.refused',
  'usuario.deleted',
  'usuario.invited',
  'usuario.password_reset',
  'usuario.provisioned',
  'usuario.synced',
  'usuario.updated',
  'usuarios.reconciled',
] as const;
export type LogEvent = (typeof LOG_EVENTS)[number];

type Fields = Record<string, string | number | boolean | null | undefined>;

export interface Logger {
  info(event: LogEvent, fields?: Fields): void;
  error(event: LogEvent, error: unknown, fields?: Fields): void;
}

/** One JSON line per event on standard output, as CloudWatch Logs Insights reads it. */
export const jsonLogger: Logger = {
  info: (event, fields) => print('INFO', event, fields),
  error: (event, error, fields) =>
    print('ERROR', event, {
      ...fields,
      error: error instanceof Error ? error.name : typeof error,
      stack: error instanceof Error ? error.stack : String(error),
    }),
};

function print(level: string, event: LogEvent, fields: Fields = {}): void {
  process.stdout.write(`${JSON.stringify({ level, event, time: new Date().toISOString(), ...fields })}\n`);
}
