import type * as z from 'zod';
import type { EmailConfig, emailConfigFormSchema } from '#shared/correos/email-config.ts';

/** What stands in the form; without a server of one's own `smtp` is null. */
export type EmailValues = z.input<ReturnType<typeof emailConfigFormSchema>>;

export function valuesOf({ smtp, from, replyTo, maxRetries, emails, version }: EmailConfig): EmailValues {
  return { smtp: smtp.host ? smtp : null, from, replyTo, maxRetries, emails, version };
}
