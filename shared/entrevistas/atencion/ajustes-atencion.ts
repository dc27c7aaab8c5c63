import * as z from 'zod';
import { idSchema } from '../../core/id-schemas.ts';
import { lazy } from '../../core/lazy.ts';
import { email, line, phone, timeZone, version } from '../../core/schemas.ts';
import { NOMBRES_PLAZO } from './plazo-atencion.ts';

/** Whether the company offers an interview with a person in the place of the machine's. */
export const ENTREVISTA_HUMANA = ['si', 'no', 'por_decidir'] as const;

/** Settings that a company may still have to fill in; nothing is blocked by it. */
export const FALTAS_ATENCION = [
  'contacto',
  'contacto_no_disponible',
  'suplente',
  'telefono',
  'horario',
  'plazo',
  'canal_acoso',
  'entrevista_humana',
  'quien_lee',
  'responsable_datos',
  'contacto_privacidad',
  'lineas',
  'instrucciones',
] as const;
export type FaltaAtencion = (typeof FALTAS_ATENCION)[number];

const quien = lazy(() => z.object({ usuarioId: z.string(), nombre: z.string(), fecha: z.string() }));

/** A contact for candidates, as screens show it. */
export const personaAtencionSchema = lazy(() =>
  z.object({
    /** null: somebody who is no user and gets e-mails alone. */
    usuarioId: z.string().nullable(),
    nombre: z.string(),
    correo: z.string(),
    /** An active user of the company; who is no user is available as long as e-mails arrive. */
    disponible: z.boolean(),
    /** When an e-mail to them came back; null while they arrive. */
    rebotado: z.string().nullable(),
  }),
);
export type PersonaAtencion = z.output<ReturnType<typeof personaAtencionSchema>>;

const usuarioElegido = lazy(() => z.strictObject({ usuarioId: idSchema('usr', 'Elige a una persona de la empresa') }));

/** A change of settings; a field that is left out stays. */
export const updateAjustesAtencionSchema = lazy(() =>
  z.strictObject({
    /** An active user of the company, or somebody who is no user; null: nobody. */
    contacto: z
      .union([z.strictObject({ nombre: line(120, 1), correo: email() }), usuarioElegido()])
      .nullable()
      .optional(),
    suplente: usuarioElegido().nullable().optional(),
    telefono: phone().optional(),
    horario: line(120).optional(),
    zonaHoraria: timeZone().optional(),
    plazo: z.enum(NOMBRES_PLAZO, { error: 'Elige un plazo de la lista' }).nullable().optional(),
    /** Channel for reporting harassment, as it follows «el canal es»; empty: the sentence is left out. */
    canalAcoso: line(300).optional(),
    entrevistaHumana: z.enum(ENTREVISTA_HUMANA, { error: 'Elige una opción' }).optional(),
    /** Readers of the answers, as they follow «Leerán tus respuestas:». */
    quienLee: line(200).optional(),
    /** true: the caller has called or looked up the help lines of the country; false: no longer. */
    lineasConfirmadas: z.boolean().optional(),
    /** true: the caller has read what the contact is to do. */
    instruccionesLeidas: z.boolean().optional(),
    /** Of the settings that the change was made from. */
    version: version(0),
  }),
);
export type UpdateAjustesAtencion = z.output<ReturnType<typeof updateAjustesAtencionSchema>>;

export const ajustesAtencionSchema = lazy(() =>
  z.object({
    /** `decide`: also books interviews and validates reports; a contact outside the selection is better. */
    contacto: personaAtencionSchema().extend({ decide: z.boolean() }).nullable(),
    suplente: personaAtencionSchema().extend({ decide: z.boolean() }).nullable(),
    telefono: z.string(),
    horario: z.string(),
    /** The company's until one is saved here. */
    zonaHoraria: z.string(),
    plazo: z.enum(NOMBRES_PLAZO).nullable(),
    canalAcoso: z.string(),
    entrevistaHumana: z.enum(ENTREVISTA_HUMANA),
    quienLee: z.string(),
    /** Of the company's legal texts, where they are changed. */
    responsableDatos: z.string(),
    contactoPrivacidad: z.string(),
    /** Help lines that candidates of the company's country are told, and who has confirmed them. */
    lineas: z.object({
      pais: z.string(),
      emergencias: z.string(),
      crisis: z.string(),
      violencia: z.string(),
      confirmadas: quien().nullable(),
    }),
    instrucciones: z.object({ leidas: quien().nullable() }),
    faltan: z.array(z.enum(FALTAS_ATENCION)),
    version: z.number().int(),
  }),
);
export type AjustesAtencion = z.output<ReturnType<typeof ajustesAtencionSchema>>;

/** Part of the care settings that every user of the company may read. */
export const estadoAtencionSchema = lazy(() =>
  z.object({
    /** The caller is contact or deputy, or an administrator while nobody is named. */
    atiende: z.boolean(),
    /** A contact is named who can be reached. */
    hayContacto: z.boolean(),
    faltan: z.array(z.enum(FALTAS_ATENCION)),
  }),
);
export type EstadoAtencion = z.output<ReturnType<typeof estadoAtencionSchema>>;
