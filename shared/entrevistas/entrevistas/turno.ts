import * as z from 'zod';
import { browserId, idSchema } from '../../core/id-schemas.ts';
import { lazy } from '../../core/lazy.ts';
import { paragraph } from '../../core/schemas.ts';

/** Longest answer that one turn takes, in characters. */
export const RESPUESTA_MAX = 6000;

/**
 * Why a follow-up is asked. The first four are parts of STAR that are missing, `concrecion` asks for detail. Then an
 * answer of a few words, two statements that do not fit together, and nothing to do with the question. The last four
 * stand in old interviews only, and are shown nowhere.
 */
export const HUECOS = [
  'situacion',
  'tarea',
  'accion',
  'resultado',
  'concrecion',
  'brevedad',
  'contradiccion',
  'tema',
  'recuerdo',
  'idioma',
  'trato',
  'reconduccion',
] as const;
export type Hueco = (typeof HUECOS)[number];

/** Who made a turn or a report: the embedded engine (rules, no language model) or a provider. */
export const MOTORES = ['integrado', 'openai', 'claude', 'gemini', 'perplexity'] as const;

/**
 * A piece of an answer that does not count. `tapado`: a datum that nobody of the company reads, of the person or of
 * somebody else; only the person uncovers it. `apartado`: not used, and read by whoever reviews.
 */
const marcaSchema = lazy(() =>
  z.object({
    /** In UTF-16 units of the text: from, and up to. */
    inicio: z.number().int().min(0).max(RESPUESTA_MAX),
    fin: z.number().int().min(0).max(RESPUESTA_MAX),
    codigo: z.enum(['tapado', 'apartado']),
  }),
);
export type Marca = z.output<ReturnType<typeof marcaSchema>>;

export const respuestaSchema = lazy(() =>
  z.object({
    /** Made by the candidate's browser: the same id is stored once. */
    respuestaId: z.string(),
    /** As stored; evidence counts its characters (UTF-16 units). Empty when skipped. */
    texto: z.string(),
    omitida: z.boolean(),
    fecha: z.string(),
    /** In order, none within another; absent where nothing is marked. */
    marcas: z.array(marcaSchema()).optional(),
    /** Answer to be read by a person in its context; until then it counts for nothing either way. */
    nota: z.boolean().optional(),
    /** The care layer has not read it whole yet. */
    lectura: z.enum(['pendiente']).optional(),
    /** Of an answer that the candidate has corrected: `texto` is the corrected one, the first is kept nowhere. */
    correccion: z
      .object({
        correccionId: z.string(),
        fecha: z.string(),
      })
      .optional(),
  }),
);

/** One question and its answer. Turns are appended with a condition on the sequence and never reordered. */
export const turnoSchema = lazy(() =>
  z.object({
    turnoId: z.string(),
    /** 1, 2, 3… */
    secuencia: z.number().int().min(1),
    faseId: z.string(),
    /** The template question that this turn asks or follows up. */
    preguntaId: z.string(),
    /** A template question comes a second time only in interviews of older versions. */
    tipo: z.enum(['pregunta', 'seguimiento']),
    /** What a follow-up is after; absent on a question. */
    hueco: z.enum(HUECOS).optional(),
    /** As shown to the candidate. */
    pregunta: z.string(),
    /** Said before the question: a word of thanks before the last one. */
    aclaracion: z.string().optional(),
    motor: z.enum(MOTORES),
    fecha: z.string(),
    respuesta: respuestaSchema().optional(),
  }),
);
export type Turno = z.output<ReturnType<typeof turnoSchema>>;
export type Respuesta = z.output<ReturnType<typeof respuestaSchema>>;

/** The next turn as an engine proposes it: identity, clock and storage are the caller's. */
export type TurnoPropuesto = Pick<
  Turno,
  'faseId' | 'preguntaId' | 'tipo' | 'hueco' | 'pregunta' | 'aclaracion' | 'motor'
>;

/** Stored trimmed; a skipped answer has no text, every other has some. */
export const enviarRespuestaSchema = lazy(() =>
  z
    .strictObject({
      respuestaId: browserId(),
      turnoId: idSchema('tur', 'La pregunta no existe'),
      texto: paragraph(RESPUESTA_MAX).default(''),
      omitida: z.boolean().default(false),
    })
    .refine(({ texto, omitida }) => omitida === (texto === ''), {
      path: ['texto'],
      message: 'Escribe tu respuesta o salta la pregunta',
    }),
);
