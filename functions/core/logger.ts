/** Every log line is one of these codes; never an event, a body or personal data. Ids and counts are fine. */
export const LOG_EVENTS = [
  'request.failed',
  'request.rejected',
  'job.failed',
  'job.last_try_failed',
  'candidato.created',
  'candidato.updated',
  'correo.sent',
  'empresa.created',
  'entrevista.booked',
  'entrevista.expired',
  'entrevista.finished',
  'entrevista.started',
  'eventos.published',
  'informe.created',
  'informe.validated',
  'notificaciones.created',
  'sesion.started',
  'usuario.provisioned',
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
