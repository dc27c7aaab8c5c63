import { sesMailer } from '../core/adapters/mailer.ts';
import { kmsSecrets } from '../core/adapters/secrets.ts';
import { smtpClient } from '../core/adapters/smtp.ts';
import { sqsRetry } from '../core/adapters/sqs-retry.ts';
import { job } from '../core/job.ts';
import { correoRepository } from './correo.repository.ts';
import { deliverCorreo } from './deliver-correo.ts';
import { emailConfigRepository } from './email-config.repository.ts';
import { organizadorRepository } from './organizador.repository.ts';
import { plantillaRepository } from './plantillas/plantilla.repository.ts';

export const sendCorreo = job(
  {
    repos: {
      correos: correoRepository,
      emailConfig: emailConfigRepository,
      organizadores: organizadorRepository,
      plantillas: plantillaRepository,
    },
    adapters: { mailer: sesMailer, smtp: smtpClient, secrets: kmsSecrets },
    retry: sqsRetry,
  },
  {
    async run({ event, ...services }) {
      if (event.name !== 'CorreoSolicitado') return;
      const { empresaId, correoId } = event.detail;
      await deliverCorreo(empresaId, correoId, services);
    },

    async onLastFailure({ event, repos }) {
      if (event.name !== 'CorreoSolicitado') return;
      const { empresaId, correoId } = event.detail;
      await repos.correos.markFailed({ empresaId, id: correoId }, 'No se pudo enviar por un fallo de la plataforma');
    },
  },
);
export const { handler } = sendCorreo;
