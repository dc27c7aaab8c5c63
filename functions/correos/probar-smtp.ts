import { PASOS_SMTP, type PasoSmtp, type PruebaSmtp } from '#shared/correos/email-config.ts';
import { type Mail, MailError } from '../core/adapters/mail.ts';
import { type Smtp, SmtpError, type SmtpServer } from '../core/adapters/smtp.ts';
import type { Deps } from '../core/deps.ts';

/** Each step with its time; the first that fails says why, and those after it are not tried. */
export async function probarSmtp(
  server: SmtpServer,
  mail: Mail,
  smtp: Smtp,
  { now }: Pick<Deps, 'now'>,
): Promise<{ pasos: PruebaSmtp['pasos']; error: string | null }> {
  const times = new Map<PasoSmtp, number>();
  let last = now().getTime();
  const onStep = (paso: PasoSmtp) => {
    const done = now().getTime();
    times.set(paso, done - last);
    last = done;
  };
  const failure = await smtp.send(server, mail, onStep).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof MailError) return error;
      throw error;
    },
  );
  const failed = failure instanceof SmtpError ? failure.paso : undefined;
  return { pasos: PASOS_SMTP.map((paso) => stepOf(paso, times.get(paso))), error: failure?.motivo ?? null };

  function stepOf(paso: PasoSmtp, milisegundos: number | undefined): PruebaSmtp['pasos'][number] {
    if (paso === failed) return { paso, estado: 'mal', milisegundos: null, error: failure?.motivo ?? null };
    if (milisegundos === undefined) return { paso, estado: 'sin_probar', milisegundos: null, error: null };
    return { paso, estado: 'bien', milisegundos, error: null };
  }
}
