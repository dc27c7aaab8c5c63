import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { env } from '../env.ts';
import { composeMime, type Mail, MailError } from './mail.ts';

export interface Mailer {
  /** Answers the provider's message id. @throws MailError */
  send(mail: Mail): Promise<string>;
}

/** What SES answers to a message that it will never take, and why, for people. */
const REFUSALS: Record<string, string> = {
  MessageRejected: 'El servicio de correo ha rechazado el mensaje',
  MailFromDomainNotVerifiedException: 'El dominio del remitente no está verificado en el servicio de correo',
  AccountSendingPausedException: 'El servicio de correo tiene los envíos en pausa',
  ConfigurationSetDoesNotExist: 'Al servicio de correo le falta la configuración de esta plataforma',
};
/** Of these, what mends by itself or by somebody else. */
const PASSING = ['AccountSendingPausedException', 'ConfigurationSetDoesNotExist'];

/**
 * SES. The configuration set makes it tell of what comes back (`infra/stacks/identity-stack.ts`), with the tags of the
 * message; its headers never reach the recipient.
 */
export function sesMailer(): Mailer {
  const client = new SESClient({});
  return {
    async send(mail) {
      const { raw, envelope } = await composeMime(mail, {
        'X-SES-CONFIGURATION-SET': env('MAIL_CONFIGURATION_SET'),
        ...(mail.tags && { 'X-SES-MESSAGE-TAGS': tagsOf(mail.tags) }),
      });
      try {
        const { MessageId } = await client.send(
          new SendRawEmailCommand({ RawMessage: { Data: raw }, Destinations: envelope.to }),
        );
        if (!MessageId) throw new Error('SES answered no message id');
        return MessageId;
      } catch (error) {
        throw mailErrorOf(error);
      }
    },
  };
}

const tagsOf = (tags: Record<string, string>) =>
  Object.entries(tags)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ');

function mailErrorOf(error: unknown): MailError {
  const name = error instanceof Error ? error.name : '';
  const motivo = REFUSALS[name] ?? 'El servicio de correo no ha respondido';
  return new MailError(motivo, { permanent: name in REFUSALS && !PASSING.includes(name), cause: error });
}
