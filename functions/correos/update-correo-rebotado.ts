import { sqsRetry } from '../core/adapters/sqs-retry.ts';
import { job } from '../core/job.ts';
import { correoRepository } from './correo.repository.ts';

/** SES gave the e-mail back: for good, or after it had tried for hours. A complaint is the recipient's «this is spam». */
export const updateCorreoRebotado = job(
  { repos: { correos: correoRepository }, retry: sqsRetry },
  {
    async run({ event, repos, deps }) {
      if (event.name !== 'Email Bounced' && event.name !== 'Email Complaint Received') return;
      const { correo: [id] = [], empresa: [empresaId = null] = [] } = event.detail.mail.tags;
      if (!id) return;
      const motivo = event.name === 'Email Bounced' ? bounceText(event.detail.bounce.bounceType) : QUEJA;
      const moved = await repos.correos.markBounced({ empresaId, id }, motivo, deps);
      if (moved) deps.log.info('correo.bounced', { empresaId, correoId: id });
    },
  },
);
export const { handler } = updateCorreoRebotado;

const QUEJA = 'El destinatario lo ha marcado como correo no deseado';

function bounceText(type: string): string {
  if (type === 'Permanent')
    return 'El servidor del destinatario lo ha devuelto: la dirección no existe o no acepta correo';
  return 'El servidor del destinatario no lo ha aceptado por ahora, tampoco después de varios intentos';
}
