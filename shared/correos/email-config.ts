import * as z from 'zod';
import { changesOf } from '../core/changes.ts';
import { lazy } from '../core/lazy.ts';
import { email, line, version } from '../core/schemas.ts';
import { templatesSchema } from './plantilla-correo.ts';
import { CATEGORIAS_CORREO } from './plantillas.ts';

export const MAX_RETRIES = { min: 1, max: 10, default: 3 } as const;
export const PUERTO_SMTP = 587;
/** Where submission is answered; 25 is for servers among themselves. A deployment may list others. */
export const PUERTOS_SMTP: readonly number[] = [465, 587, 2525];

/** A name that DNS can hold, or an IP address; whether it may be reached is decided when it is resolved. */
const host = lazy(() =>
  z
    .string({ error: 'Escribe el servidor SMTP' })
    .trim()
    .toLowerCase()
    .max(253, 'Escribe como máximo 253 caracteres')
    .regex(/^[a-z0-9]([a-z0-9._:-]*[a-z0-9])?$/, 'Escribe el nombre del servidor, por ejemplo smtp.tuempresa.com'),
);

/** One line without control characters: what would let its writer add commands or headers is refused. */
const credential = (label: string) =>
  z
    .string({ error: `Escribe ${label}` })
    .min(1, `Escribe ${label}`)
    .max(500, 'Escribe como máximo 500 caracteres')
    .refine((text) => !/\p{Cc}/u.test(text), 'Contiene caracteres no permitidos');

const smtpShape = lazy(() => ({
  host: host(),
  port: z.coerce
    .number({ error: 'Escribe el puerto' })
    .int('El puerto es un número entero')
    .min(1, 'El puerto va de 1 a 65535')
    .max(65_535, 'El puerto va de 1 a 65535')
    .default(PUERTO_SMTP),
  /** TLS from the first byte (465). Otherwise STARTTLS is required before anything is said. */
  secure: z.boolean().default(false),
  user: credential('el usuario'),
}));

/** Without a password, or with its mask, the stored one stays; null removes it. */
const passwordSchema = lazy(() => credential('la contraseña').nullable().optional());

export const smtpSchema = lazy(() => z.strictObject({ ...smtpShape(), password: passwordSchema() }));
export type SmtpInput = z.output<ReturnType<typeof smtpSchema>>;

/** No server of one's own: the platform's mail service sends. The documented form of it is an empty host. */
const smtpOrNone = lazy(() =>
  z
    .preprocess(
      (value) => (value && typeof value === 'object' && 'host' in value && value.host === '' ? null : value),
      smtpSchema().nullable(),
    )
    .describe('Con null o un host vacío envía el servicio de la plataforma'),
);

const remitente = lazy(() => z.strictObject({ name: line(100, 1), email: email() }));

/** Each may be left empty: then the general sender and the general address for answers count. */
const buzon = lazy(() =>
  z.strictObject({ email: z.union([z.literal(''), email()]).default(''), name: line(100).default('') }),
);

const buzones = lazy(() =>
  z.strictObject(
    Object.fromEntries(CATEGORIAS_CORREO.map((categoria) => [categoria, buzon()])) as Record<
      (typeof CATEGORIAS_CORREO)[number],
      ReturnType<typeof buzon>
    >,
  ),
);

const maxRetries = lazy(() =>
  z.coerce
    .number({ error: 'Escribe cuántos intentos' })
    .int('Escribe un número entero')
    .min(MAX_RETRIES.min, 'Como mínimo 1')
    .max(MAX_RETRIES.max, 'Como máximo 10'),
);

/** Parts that are absent stay as they are. */
export const updateEmailConfigSchema = lazy(() =>
  z.strictObject({
    smtp: smtpOrNone().optional(),
    from: remitente().optional(),
    replyTo: z.union([z.literal(''), email()]).optional(),
    maxRetries: maxRetries().optional(),
    emails: changesOf(buzones()).optional(),
    /** Texts of e-mails; one that is sent back as it was read stays as it is. */
    templates: templatesSchema().optional(),
    /** Of the settings that the change was made from; without it the last one to save wins. */
    version: version(0).optional(),
  }),
);
export type UpdateEmailConfig = z.output<ReturnType<typeof updateEmailConfigSchema>>;

/** What the form of the panel sends: everything, and an own server whole. */
export const emailConfigFormSchema = lazy(() =>
  z.strictObject({
    smtp: smtpSchema().nullable(),
    from: remitente(),
    replyTo: z.union([z.literal(''), email()]),
    maxRetries: maxRetries(),
    emails: buzones(),
    version: version(0),
  }),
);

const buzonGuardado = lazy(() => z.object({ email: z.string(), name: z.string() }));

/** As people see it. */
export const emailConfigSchema = lazy(() =>
  z.object({
    /** Empty host: the platform's mail service sends. */
    smtp: z.object({
      host: z.string(),
      port: z.number().int(),
      secure: z.boolean(),
      user: z.string(),
      /** `••••1234`, or empty without one. The password itself never leaves. */
      password: z.string(),
    }),
    from: buzonGuardado(),
    replyTo: z.string(),
    maxRetries: z.number().int(),
    emails: z.object({
      administracion: buzonGuardado(),
      candidatos: buzonGuardado(),
      entrevistas: buzonGuardado(),
      reportes: buzonGuardado(),
    }),
    version: z.number().int(),
    /** Unless the request asks for none of them. */
    templates: templatesSchema().optional(),
    /** The address that the platform's mail service sends from, whatever `from` says. */
    remitentePlataforma: z.string(),
    /** Ports that a server of one's own may have. */
    puertos: z.array(z.number().int()),
  }),
);
export type EmailConfig = z.output<ReturnType<typeof emailConfigSchema>>;

export const PASOS_SMTP = ['resolver', 'conectar', 'tls', 'autenticar', 'enviar'] as const;
export type PasoSmtp = (typeof PASOS_SMTP)[number];

export const testSmtpSchema = lazy(() => z.strictObject({ smtpConfig: smtpSchema() }));

/** What each step of a test came to; those after a failed one were not tried. */
export const pruebaSmtpSchema = lazy(() =>
  z.object({
    ok: z.boolean(),
    /** The signed-in user's: where the test e-mail went. */
    destinatario: z.string(),
    pasos: z.array(
      z.object({
        paso: z.enum(PASOS_SMTP),
        estado: z.enum(['bien', 'mal', 'sin_probar']),
        milisegundos: z.number().int().nullable(),
        /** Why not, for people. */
        error: z.string().nullable(),
      }),
    ),
  }),
);
export type PruebaSmtp = z.output<ReturnType<typeof pruebaSmtpSchema>>;
