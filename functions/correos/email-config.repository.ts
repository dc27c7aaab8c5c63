import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { type EmailConfig, MAX_RETRIES, PUERTO_SMTP, type UpdateEmailConfig } from '#shared/correos/email-config.ts';
import { CATEGORIAS_CORREO } from '#shared/correos/plantillas.ts';
import type { SmtpPolicy } from '../core/adapters/smtp-policy.ts';
import { merged } from '../core/merged.ts';
import type { Table, Write } from '../core/table.ts';
import { versionObsoleta } from '../core/version.errors.ts';

/**
 * How the platform sends e-mail: one item, once something about it was set. The password of a mail server stands here
 * encrypted, with its last four characters beside it for people.
 *
 * | Access             | Key                                    |
 * | ------------------ | -------------------------------------- |
 * | the configuration  | PK `GLOBAL#CONFIGURACION`, SK `EMAIL`  |
 */
const KEY = { PK: 'GLOBAL#CONFIGURACION', SK: 'EMAIL' };

const buzon = lazy(() => z.object({ email: z.string(), name: z.string() }));

const recordSchema = lazy(() =>
  z.object({
    smtp: z
      .object({
        host: z.string(),
        port: z.number().int(),
        secure: z.boolean(),
        user: z.string(),
        passwordCifrada: z.string(),
        final: z.string().max(4),
      })
      .nullable()
      .default(null),
    from: buzon().default({ email: '', name: 'Idonea' }),
    replyTo: z.string().default(''),
    maxRetries: z.number().int().default(MAX_RETRIES.default),
    emails: z.partialRecord(z.enum(CATEGORIAS_CORREO), buzon()).default({}),
    version: z.number().int().default(0),
  }),
);
export type EmailConfigRecord = z.output<ReturnType<typeof recordSchema>>;
export type SmtpRecord = NonNullable<EmailConfigRecord['smtp']>;

export function emailConfigRepository(table: Table) {
  return {
    async get(): Promise<EmailConfigRecord> {
      return recordSchema().parse((await table.get(KEY, { consistent: true })) ?? {});
    },
  };
}
export type EmailConfigRepository = ReturnType<typeof emailConfigRepository>;

const SIN_BUZON = { email: '', name: '' };
const SIN_BUZONES = { administracion: SIN_BUZON, candidatos: SIN_BUZON, entrevistas: SIN_BUZON, reportes: SIN_BUZON };

/** Parts that are absent stay as they are in `previous`. `smtp` comes with its password encrypted. */
export function emailConfigWrite(
  previous: EmailConfigRecord,
  {
    smtp,
    from,
    replyTo,
    maxRetries,
    emails,
    version,
  }: Omit<UpdateEmailConfig, 'smtp' | 'templates'> & { smtp?: SmtpRecord | null },
): Write {
  const expected = version ?? previous.version;
  return {
    update: KEY,
    set: {
      tipo: 'CONFIGURACION_EMAIL',
      smtp,
      from,
      replyTo,
      maxRetries,
      emails: emails && merged({ ...SIN_BUZONES, ...previous.emails }, emails),
      version: expected + 1,
    },
    if: expected === 0 ? { version: { exists: false } } : { version: { eq: expected } },
    orFail: versionObsoleta,
  };
}

/** As people see it: the password is a mask. */
export function emailConfigOf(
  { smtp, from, replyTo, maxRetries, emails, version }: EmailConfigRecord,
  deployment: { remitentePlataforma: string; ports: SmtpPolicy['ports'] },
): EmailConfig {
  return {
    smtp: smtp
      ? { host: smtp.host, port: smtp.port, secure: smtp.secure, user: smtp.user, password: `••••${smtp.final}` }
      : { host: '', port: PUERTO_SMTP, secure: false, user: '', password: '' },
    from,
    replyTo,
    maxRetries,
    emails: { ...SIN_BUZONES, ...emails },
    version,
    remitentePlataforma: deployment.remitentePlataforma,
    puertos: [...deployment.ports],
  };
}
