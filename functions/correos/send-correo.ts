import { sesMailer } from '../core/adapters/mailer.ts';
import { kmsSecrets } from '../core/adapters/secrets.ts';
import { sqsRetry } from '../core/adapters/sqs-retry.ts';
import { env } from '../core/env.ts';
import { job } from '../core/job.ts';
import { entrevistaUrl } from '../entrevistas/access-token.ts';
import { composeMail } from './compose-mail.ts';
import { correoRepository } from './correo.repository.ts';

export const sendCorreo = job(
  { repos: { correos: correoRepository }, adapters: { mailer: sesMailer, secrets: kmsSecrets }, retry: sqsRetry },
  {
    async run({ event, repos, adapters, deps }) {
      if (event.name !== 'CorreoSolicitado') return;
      const { empresaId, correoId } = event.detail;
      const correo = await repos.correos.find(empresaId, correoId);
      if (!correo || correo.estado === 'enviado') return;

      const secrets = await Promise.all(
        Object.entries(correo.secretos).map(async ([campo, cipher]) => [
          campo,
          await adapters.secrets.decrypt(cipher, { empresaId, campo }),
        ]),
      );
      const variables = withEnlace({ ...correo.variables, ...Object.fromEntries(secrets) });
      const mensajeId = await adapters.mailer.send(composeMail(correo, variables, env('MAIL_FROM')));
      await repos.correos.markSent(correo, mensajeId, deps.now().toISOString());
      deps.log.info('correo.sent', { empresaId, correoId });
    },

    async onLastFailure({ event, repos }, error) {
      if (event.name !== 'CorreoSolicitado') return;
      const motivo = error instanceof Error ? error.name : 'Error';
      await repos.correos.markFailed(event.detail.empresaId, event.detail.correoId, motivo);
    },
  },
);
export const { handler } = sendCorreo;

/** Messages to candidates hold the link's token, and templates speak of the link. */
function withEnlace(variables: Record<string, string>): Record<string, string> {
  const { tokenAcceso } = variables;
  return tokenAcceso ? { ...variables, enlace: entrevistaUrl(env('PUBLIC_ORIGIN'), tokenAcceso) } : variables;
}
