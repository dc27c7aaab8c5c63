import type { EmailConfig, UpdateEmailConfig } from '#shared/correos/email-config.ts';
import type { Templates } from '#shared/correos/plantilla-correo.ts';
import type { Secrets } from '../core/adapters/secrets.ts';
import { smtpPolicy } from '../core/adapters/smtp-policy.ts';
import { env } from '../core/env.ts';
import type { Write } from '../core/table.ts';
import { puertoNoPermitido } from './correo.errors.ts';
import { type EmailConfigRecord, emailConfigOf, emailConfigWrite } from './email-config.repository.ts';
import { sealSmtp } from './smtp-secret.ts';

/** What saving the configuration of e-mail writes; nothing when the request does not speak of it. */
export async function emailConfigWrites(
  change: UpdateEmailConfig | undefined,
  previous: EmailConfigRecord,
  secrets: Secrets,
): Promise<Write[]> {
  if (!change) return [];
  const { smtp, templates: _, ...rest } = change;
  if (smtp === undefined && Object.keys(rest).length === 0) return [];
  if (!smtp) return [emailConfigWrite(previous, { ...rest, ...(smtp === null && { smtp }) })];
  const { ports } = smtpPolicy();
  if (!ports.includes(smtp.port)) throw puertoNoPermitido('smtp.port', ports);
  return [emailConfigWrite(previous, { ...rest, smtp: await sealSmtp(smtp, previous.smtp, secrets) })];
}

export const emailConfigView = (record: EmailConfigRecord, templates?: Templates): EmailConfig => ({
  ...emailConfigOf(record, { remitentePlataforma: env('MAIL_FROM'), ports: smtpPolicy().ports }),
  ...(templates && { templates }),
});
