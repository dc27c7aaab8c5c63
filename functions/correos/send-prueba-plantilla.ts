import { correosApi } from '#shared/correos/correos.api.ts';
import { MailError } from '../core/adapters/mail.ts';
import { sesMailer } from '../core/adapters/mailer.ts';
import { kmsSecrets } from '../core/adapters/secrets.ts';
import { smtpClient } from '../core/adapters/smtp.ts';
import { attemptRepository } from '../core/attempts.repository.ts';
import { env } from '../core/env.ts';
import { Reply } from '../core/reply.ts';
import { endpoint } from '../entrada/endpoint.ts';
import { senderOf } from './compose-mail.ts';
import { emailConfigRepository } from './email-config.repository.ts';
import { envioWrites } from './envio.record.ts';
import { handOver } from './hand-over.ts';
import { checkBorrador } from './plantillas/check-borrador.ts';
import { plantillaNamed } from './plantillas/plantilla-view.ts';
import { ejemplosOf, renderFuente } from './plantillas/render.ts';

export const sendPruebaPlantilla = endpoint(
  correosApi.sendPruebaPlantilla,
  {
    repos: { attempts: attemptRepository, emailConfig: emailConfigRepository },
    adapters: { mailer: sesMailer, smtp: smtpClient, secrets: kmsSecrets },
  },
  async ({ params, body, usuario, repos, adapters, deps }) => {
    const plantilla = plantillaNamed(params.plantilla);
    const { fuente } = checkBorrador(plantilla, body);
    await repos.attempts.reserve({ pruebaPlantilla: usuario.id }, deps.now(), envioWrites([usuario], deps));
    const config = await repos.emailConfig.get();
    const { subject, html, text } = renderFuente(fuente, ejemplosOf(plantilla));
    const mail = {
      ...senderOf({ plantilla }, config, env('MAIL_FROM')),
      to: { name: usuario.nombre, address: usuario.email },
      subject: `[Prueba] ${subject}`,
      html,
      text,
      id: deps.newId('pru'),
    };
    const motivo = await handOver(mail, config, adapters).then(() => null, motivoOf);
    deps.log.info('plantilla.tested', { usuarioId: usuario.id, plantilla, ok: motivo === null });
    const message = motivo ? `No se pudo enviar la prueba: ${motivo}` : `Prueba enviada a ${usuario.email}`;
    return new Reply({ ok: motivo === null, destinatario: usuario.email, motivo }, { message });
  },
);
export const { handler } = sendPruebaPlantilla;

function motivoOf(error: unknown): string {
  if (error instanceof MailError) return error.motivo;
  throw error;
}
