import * as z from 'zod';
import { browserId, idSchema } from '../../core/id-schemas.ts';
import { lazy } from '../../core/lazy.ts';
import { paragraph } from '../../core/schemas.ts';
import { logoSchema } from '../../empresas/marca/marca.ts';
import { mensajeSchema } from '../dignidad/mensaje.ts';
import { RESPUESTA_MAX, turnoSchema } from '../entrevistas/turno.ts';

/** The candidate's room: what the holder of an interview link sees. */

export const ESTADOS_SALA = [
  'no_abierta',
  'abierta',
  'en_curso',
  'pausada',
  'por_enviar',
  'completada',
  'caducada',
  'cancelada',
] as const;
export type EstadoSala = (typeof ESTADOS_SALA)[number];

/**
 * Consents that must be given before the interview begins. The accepted text's hash is stored with time and address. An id
 * stands for one wording: another text has another id, so that nobody accepts what their page has not shown.
 */
export const CONSENTIMIENTOS = [
  {
    id: 'entrevista_ia',
    texto:
      'Entiendo que la entrevista la conduce una inteligencia artificial y que una persona de la empresa revisa el resultado antes de cualquier decisión.',
  },
  {
    id: 'tratamiento_datos',
    texto:
      'Acepto que la empresa y la plataforma traten mis respuestas para valorar mi candidatura. Puedo pedir en cualquier momento ver, corregir o borrar mis datos.',
  },
] as const;
export const CONSENTIMIENTO_IDS = CONSENTIMIENTOS.map((consentimiento) => consentimiento.id);
/** The company's own notice, accepted together with them. */
export const AVISO_EMPRESA = 'aviso_empresa';

export const progresoSchema = lazy(() =>
  z.object({
    fases: z.array(
      z.object({ faseId: z.string(), nombre: z.string(), estado: z.enum(['pendiente', 'actual', 'hecha']) }),
    ),
    preguntasHechas: z.number().int(),
    preguntasPrevistas: z.number().int(),
    porcentaje: z.number().min(0).max(100),
  }),
);
export type Progreso = z.output<ReturnType<typeof progresoSchema>>;

export const turnoSalaSchema = lazy(() =>
  turnoSchema()
    .pick({ turnoId: true, secuencia: true, tipo: true, pregunta: true, aclaracion: true })
    .extend({ fase: z.string() }),
);

/** A question with the candidate's own answer, for them to look over before they send the interview. */
export const respuestaSalaSchema = lazy(() =>
  turnoSalaSchema().extend({
    texto: z.string(),
    omitida: z.boolean(),
    corregida: z.boolean(),
    /** Parts that those who select do not read. */
    tapados: z.array(z.object({ inicio: z.number().int(), fin: z.number().int() })),
  }),
);
export type RespuestaSala = z.output<ReturnType<typeof respuestaSalaSchema>>;

export const salaSchema = lazy(() =>
  z.object({
    estado: z.enum(ESTADOS_SALA),
    empresa: z.object({
      nombre: z.string(),
      /** `#rrggbb`, as the company chose it: whether it can be read on is for the screen to check. */
      color: z.string(),
      /** For questions about the interview and about one's own data; empty without one. */
      email: z.string(),
      telefono: z.string(),
      logo: logoSchema().nullable(),
      /** Where to write about one's own data; empty where it is `email`. */
      contactoPrivacidad: z.string(),
    }),
    /** Contact for candidates: a name, «en 24 horas», an address; in words where the company has said none. */
    atencion: z.object({ contacto: z.string(), plazo: z.string(), correo: z.string() }),
    /** What the company itself tells about data, in lines, with its SHA-256 in hexadecimal; null when it says nothing. */
    aviso: z.object({ texto: z.string(), hash: z.string() }).nullable(),
    candidato: z.object({ nombre: z.string() }),
    servicio: z.object({ nombre: z.string(), descripcion: z.string() }),
    puesto: z.string(),
    /** Minutes, the extra time included. */
    duracionEstimada: z.number().int(),
    /** Percent that was added to the duration as an accommodation. */
    tiempoExtra: z.number().int(),
    /** Of the duration, by the time that the candidate was at it; 0 when it is over, which ends nothing. */
    minutosRestantes: z.number().int(),
    /** Somebody of the company has opened the room, and may be with the candidate. */
    supervisada: z.boolean(),
    fechaProgramada: z.string(),
    zonaHoraria: z.string(),
    abre: z.string(),
    cierra: z.string(),
    /** `aceptado`: this very text, and while the interview has not begun the company's notice of now with it. */
    consentimientos: z.array(z.object({ id: z.string(), texto: z.string(), aceptado: z.boolean() })),
    /** What was accepted is not what is shown now: it has to be read and accepted again. */
    avisosCambiados: z.boolean(),
    /** The open question; null before the beginning and after the last answer. */
    turno: turnoSalaSchema().nullable(),
    /** All that was asked and answered, in order; only while the interview waits to be sent. */
    respuestas: z.array(respuestaSalaSchema()),
    progreso: progresoSchema(),
    /** Reference that the candidate keeps as a receipt; null until the interview is sent. */
    referencia: z.string().nullable(),
    /** What is said to somebody who may need help, in the answer to what they wrote and never again. */
    mensaje: mensajeSchema().nullable(),
    /** The same for a device without a line, which looks for the heaviest words itself; only when the room is read. */
    urgencia: mensajeSchema().nullable(),
    /**
     * What everybody is told before they begin, in approved texts: who asks, that nobody reads along, what is looked for,
     * who will read it and how to reach a person. Only when the room is read.
     */
    presentacion: z.array(z.string()).nullable(),
    /** Whether the survey has been answered. */
    encuestada: z.boolean(),
  }),
);
export type Sala = z.output<ReturnType<typeof salaSchema>>;

/** Whether some are of texts that are no more, or never were. */
export const hasOtherConsents = (ids: readonly string[]): boolean =>
  ids.some((id) => !CONSENTIMIENTO_IDS.some((known) => known === id));

export const consentimientosSchema = lazy(() =>
  z.strictObject({
    aceptados: z
      .array(z.string().max(60))
      .max(10)
      .refine(
        (ids) => hasOtherConsents(ids) || CONSENTIMIENTO_IDS.every((id) => ids.includes(id)),
        'Para empezar hay que aceptar los dos avisos',
      ),
    /** Hash of the company's notice that was on the screen; needed where it has one. Another one than now is refused (409). */
    aviso: z.string().max(64).optional(),
  }),
);

const lugar = () => z.number().int().min(0).max(RESPUESTA_MAX);

/** The text becomes the answer, also where the question was skipped; what was answered first is kept nowhere. */
export const enviarCorreccionSchema = lazy(() =>
  z.strictObject({
    turnoId: idSchema('tur', 'La pregunta no existe'),
    texto: paragraph(RESPUESTA_MAX, 1),
    /** Made by the candidate's browser: the same id is stored once. */
    correccionId: browserId().optional(),
    /** Covered pieces of this text that its author wants to be read, by their exact places. */
    destapados: z
      .array(z.strictObject({ inicio: lugar(), fin: lugar() }))
      .max(60)
      .default([]),
  }),
);
