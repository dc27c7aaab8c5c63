import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { env } from '../env.ts';

export interface Mail {
  to: { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  /** Calendar invitation: `method` REQUEST or CANCEL, content as iCalendar text. */
  invitation?: { method: 'REQUEST' | 'CANCEL'; content: string };
}

export interface Mailer {
  /** Answers the provider's message id. */
  send(mail: Mail): Promise<string>;
}

/** SES, with messages composed here: nodemailer writes MIME and refuses line breaks in addresses. */
export function sesMailer(): Mailer {
  const client = new SESClient({});
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async send({ to, subject, html, text, invitation }) {
      const options: SendMailOptions = {
        from: { name: 'Idonea', address: env('MAIL_FROM') },
        to,
        subject,
        html,
        text,
        ...(invitation && { icalEvent: { ...invitation, filename: 'entrevista.ics' } }),
      };
      const { message } = await composer.sendMail(options);
      const { MessageId } = await client.send(new SendRawEmailCommand({ RawMessage: { Data: message as Buffer } }));
      if (!MessageId) throw new Error('SES answered no message id');
      return MessageId;
    },
  };
}
