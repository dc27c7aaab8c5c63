import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import { line, paragraph, phone, timeZone, version } from '../../core/schemas.ts';
import { IDIOMAS, usuarioSchema } from './usuario.ts';

export const GENEROS = ['prefiero_no_decir', 'masculino', 'femenino', 'otro'] as const;
export const PAIS_POR_DEFECTO = 'Colombia';
/** Of an avatar as it is sent. */
export const AVATAR_MAX_BYTES = 2 * 1024 * 1024;

/** A number that could be dialled; '' stands for none. */
const telefono = lazy(() =>
  phone().refine(
    (text) => text === '' || text.replace(/\D/g, '').length >= 6,
    'Escribe el teléfono completo, con al menos 6 cifras',
  ),
);

const OLDEST = '1900-01-01';

/** A day of the calendar before today, `AAAA-MM-DD`; '' and null stand for none. */
const fechaPasada = lazy(() =>
  z
    .string({ error: 'Escribe una fecha válida' })
    .trim()
    .max(10, 'Escribe una fecha que exista')
    .regex(/^(?:[0-9]{4}-[0-9]{2}-[0-9]{2})?$/, 'Escribe una fecha que exista')
    .nullable()
    .transform((text) => text || null)
    .refine((text) => text === null || isCalendarDay(text), 'Escribe una fecha que exista')
    .refine((text) => text === null || text < new Date().toISOString().slice(0, 10), 'La fecha debe ser pasada')
    .refine((text) => text === null || text >= OLDEST, 'Escribe una fecha a partir de 1900')
    .describe('AAAA-MM-DD; vacío o null, ninguna'),
);

function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * An https address, of these hosts or those below them when some are named. Written without a scheme it gets one, so
 * that 'linkedin.com/in/ana' works; '' stands for none.
 */
const webAddress = (message: string, hosts?: readonly string[]) =>
  z
    .string({ error: 'Escribe una dirección web' })
    .trim()
    .max(300, 'Escribe como máximo 300 caracteres')
    .transform((text) => (text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`))
    .refine((text) => text === '' || isWebAddress(text, hosts), message);

function isWebAddress(text: string, hosts: readonly string[] | undefined): boolean {
  if (!URL.canParse(text) || /\s/.test(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (protocol !== 'https:' || username || password || !hostname.includes('.')) return false;
  return !hosts || hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** The part of a profile that no request but the profile's own needs. */
export const perfilDetalleSchema = lazy(() =>
  z.object({
    telefonoMovil: z.string().default(''),
    puesto: z.string().default(''),
    departamento: z.string().default(''),
    biografia: z.string().default(''),
    fechaNacimiento: z.string().nullable().default(null),
    genero: z.enum(GENEROS).default('prefiero_no_decir'),
    direccion: z
      .object({
        calle: z.string().default(''),
        ciudad: z.string().default(''),
        estado: z.string().default(''),
        codigoPostal: z.string().default(''),
        pais: z.string().default(PAIS_POR_DEFECTO),
      })
      .prefault({}),
    redesSociales: z
      .object({
        linkedin: z.string().default(''),
        twitter: z.string().default(''),
        github: z.string().default(''),
        website: z.string().default(''),
      })
      .prefault({}),
    fechaActualizacion: z.string().nullable().default(null),
  }),
);
export type PerfilDetalle = z.output<ReturnType<typeof perfilDetalleSchema>>;

/** The user with everything that their profile holds. `titulo` and `puesto` are one value. */
export const perfilSchema = lazy(() =>
  usuarioSchema().extend({
    ...perfilDetalleSchema().omit({ fechaActualizacion: true }).shape,
    titulo: z.string(),
    /** Percent, see `completitudDe`. */
    completitudPerfil: z.number().int().min(0).max(100),
    /** The person has set a password of their own, so the e-mail is theirs. */
    verificado: z.boolean(),
    createdAt: z.string(),
    updatedAt: z.string(),
  }),
);
export type Perfil = z.output<ReturnType<typeof perfilSchema>>;

/**
 * What a person may change of their own profile; e-mail, role, company and state are not among it. What is not sent
 * stays as it is, '' empties a text.
 */
export const updatePerfilSchema = lazy(() =>
  z
    .strictObject({
      nombre: line(120, 2),
      apellidos: line(120),
      telefono: telefono(),
      telefonoMovil: telefono(),
      puesto: line(120),
      titulo: line(120),
      departamento: line(120),
      biografia: paragraph(1000),
      fechaNacimiento: fechaPasada(),
      genero: z.enum(GENEROS, { error: 'Elige un valor de la lista' }),
      direccion: z
        .strictObject({
          calle: line(200),
          ciudad: line(100),
          estado: line(100),
          codigoPostal: line(20),
          pais: line(60),
        })
        .partial(),
      redesSociales: z
        .strictObject({
          linkedin: webAddress('Escribe una dirección de LinkedIn, por ejemplo https://linkedin.com/in/tu-nombre', [
            'linkedin.com',
          ]),
          twitter: webAddress('Escribe una dirección de X o Twitter, por ejemplo https://x.com/tu-nombre', [
            'x.com',
            'twitter.com',
          ]),
          github: webAddress('Escribe una dirección de GitHub, por ejemplo https://github.com/tu-nombre', [
            'github.com',
          ]),
          website: webAddress('Escribe una dirección web segura, por ejemplo https://tu-sitio.com'),
        })
        .partial(),
      configuracion: z
        .strictObject({
          idioma: z.enum(IDIOMAS, { error: 'Elige un valor de la lista' }),
          zonaHoraria: timeZone(),
          notificaciones: z
            .strictObject({
              email: z.boolean(),
              push: z.boolean(),
              sms: z.boolean(),
              entrevistas: z.boolean(),
              recordatorios: z.boolean(),
              reporteSemanal: z.boolean(),
              reporteMensual: z.boolean(),
            })
            .partial(),
          privacidad: z
            .strictObject({ perfilPublico: z.boolean(), mostrarEmail: z.boolean(), mostrarTelefono: z.boolean() })
            .partial(),
        })
        .partial(),
    })
    .partial()
    .extend({ version: version() })
    .refine(({ titulo, puesto }) => titulo === undefined || puesto === undefined || titulo === puesto, {
      path: ['titulo'],
      message: 'Título y puesto son el mismo dato: envía uno solo o los dos iguales',
    }),
);
export type UpdatePerfil = z.output<ReturnType<typeof updatePerfilSchema>>;
