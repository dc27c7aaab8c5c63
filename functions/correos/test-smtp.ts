import { correosApi } from '#shared/correos/correos.api.ts';
import { kmsSecrets } from '../core/adapters/secrets.ts';
import { smtpClient } from '../core/adapters/smtp.ts';
import { attemptRepository } from '../core/attempts.repository.ts';
import { env } from '../core/env.ts';
import { Reply } from '../core/reply.ts';
import { endpoint } from '../entrada/endpoint.ts';
import { emailConfigRepository } from './email-config.repository.ts';
import { envioWrites } from './envio.record.ts';
import { probarSmtp } from './probar-smtp.ts';
import { openSmtp } from './smtp-secret.ts';
import { testMail } from './test-mail.ts';

export const testSmtp = endpoint(
  correosApi.testSmtp,
  {
    repos: { attempts: attemptRepository, emailConfig: emailConfigRepository },
    adapters: { smtp: smtpClient, secrets: kmsSecrets },
  },
  async ({ body: { smtpConfig }, usuario, repos, adapters, deps }) => {
    await repos.attempts.reserve({ pruebaSmtp: usuario.id }, deps.now(), envioWrites([usuario], deps));
    const config = await repos.emailConfig.get();
    const server = await openSmtp(smtpConfig, config.smtp, adapters.secrets);
    const mail = testMail(usuario, config.from.email || env('MAIL_FROM'), deps);
    const { pasos, error } = await probarSmtp(server, mail, adapters.smtp, deps);
    deps.log.info('smtp.tested', { usuarioId: usuario.id, ok: !error });
    const message = error ? `Error en conexión SMTP: ${error}` : 'Conexión SMTP exitosa - Email de prueba enviado';
    return new Reply({ ok: !error, destinatario: usuario.email, pasos }, { message });
  },
);
export const { handler } = testSmtp;
