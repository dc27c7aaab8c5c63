import type { Mail } from '../core/adapters/mail.ts';
import type { Mailer } from '../core/adapters/mailer.ts';
import type { Secrets } from '../core/adapters/secrets.ts';
import type { Smtp } from '../core/adapters/smtp.ts';
import type { EmailConfigRecord } from './email-config.repository.ts';
import { openStoredSmtp } from './smtp-secret.ts';

export interface MailServices {
  mailer: Mailer;
  smtp: Smtp;
  secrets: Secrets;
}

/** Sends a message the way that the platform is set to: by its own server, else by SES. Answers its id there. */
export async function handOver(
  mail: Mail,
  { smtp }: Pick<EmailConfigRecord, 'smtp'>,
  { mailer, smtp: client, secrets }: MailServices,
): Promise<string> {
  return smtp ? client.send(await openStoredSmtp(smtp, secrets), mail) : mailer.send(mail);
}
