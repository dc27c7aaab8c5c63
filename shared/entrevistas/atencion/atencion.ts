import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import { email, instant, page, paragraph, version } from '../../core/schemas.ts';
import { TIEMPOS_EXTRA } from '../entrevistas/duracion.ts';
import { ESTADOS_ENTREVISTA } from '../entrevistas/entrevista.states.ts';
import { MOTIVOS_AYUDA } from '../sala/ayuda.ts';

/**
 * Kind of a case.
 * - `urgente`: a life may be in danger; call now.
 * - `neutro`: an interview was left in pause; the same words whatever the reason.
 * - `consulta`: a question that the person sent on purpose. `ayuda`: a request of theirs from the help form.
 */
export const TIPOS_ATENCION = ['urgente', 'neutro', 'consulta', 'ayuda'] as const;
export type TipoAtencion = (typeof TIPOS_ATENCION)[number];

export const ESTADOS_ATENCION = ['abierta', 'vista', 'cerrada'] as const;

/** Preferred channel and time of the person. Lists and no text: nothing else may be told in it. */
export const VIAS_CONTACTO = ['correo', 'telefono', 'cualquiera'] as const;
export const HORAS_CONTACTO = ['manana', 'tarde', 'cualquiera'] as const;
export const preferenciaSchema = lazy(() =>
  z.strictObject({ via: z.enum(VIAS_CONTACTO), hora: z.enum(HORAS_CONTACTO) }),
);
export type PreferenciaContacto = z.output<ReturnType<typeof preferenciaSchema>>;

/** Steps taken, by the four of the urgent text, and the outcome. */
export const PASOS_ATENCION = ['llamada', 'escrito', 'linea_ofrecida', 'emergencias'] as const;
export const RESULTADOS_ATENCION = [
  'hablamos',
  'sin_respuesta',
  'otro_dia',
  'otra_forma',
  'con_persona',
  'contestada',
  'no_hace_falta',
] as const;
export type PasoAtencion = (typeof PASOS_ATENCION)[number];
export type ResultadoAtencion = (typeof RESULTADOS_ATENCION)[number];

const quien = lazy(() => z.object({ usuarioId: z.string(), nombre: z.string(), fecha: z.string() }));

/** One thing to attend to. It holds no word of an answer and not why it was made. */
export const atencionSchema = lazy(() =>
  z.object({
    id: z.string(),
    tipo: z.enum(TIPOS_ATENCION),
    entrevistaId: z.string(),
    candidatoId: z.string(),
    creada: z.string(),
    /** By when the company has promised to look; an urgent one at once. */
    vence: z.string(),
    estado: z.enum(ESTADOS_ATENCION),
    vista: quien().nullable(),
    preferencia: preferenciaSchema().nullable(),
    /** Of a help request. */
    motivo: z.enum(MOTIVOS_AYUDA).nullable(),
    /** Question or request that the person sent on purpose, as they wrote it. */
    texto: z.string().nullable(),
    /** Answer to it, which the room shows too. */
    respuesta: quien().extend({ texto: z.string() }).nullable(),
    cerrada: quien()
      .extend({
        resultado: z.enum(RESULTADOS_ATENCION),
        pasos: z.array(z.enum(PASOS_ATENCION)),
        /** When it was attended to. */
        hora: z.string(),
      })
      .nullable(),
  }),
);
export type Atencion = z.output<ReturnType<typeof atencionSchema>>;

export const LISTAS_ATENCION = ['abiertas', 'cerradas'] as const;
export const listAtencionesQuery = lazy(() =>
  page().extend({
    limit: z.coerce.number().int().min(1).max(100).default(25),
    lista: z.enum(LISTAS_ATENCION).default('abiertas'),
    tipo: z.enum(TIPOS_ATENCION).optional(),
  }),
);

/** A case in a list: without the text that the person sent. */
export const atencionListadaSchema = lazy(() =>
  atencionSchema()
    .omit({ texto: true, respuesta: true, motivo: true, preferencia: true })
    .extend({ candidatoNombre: z.string(), servicioNombre: z.string() }),
);
export type AtencionListada = z.output<ReturnType<typeof atencionListadaSchema>>;

export const atencionDetalleSchema = lazy(() =>
  atencionSchema().extend({
    /** The approved words, with what stands in their gaps. */
    aviso: z.object({ asunto: z.string(), texto: z.string() }),
    candidato: z.object({ nombre: z.string(), email: z.string(), telefono: z.string(), pais: z.string() }),
    lineas: z.object({ emergencias: z.string(), crisis: z.string() }),
    entrevista: z.object({
      servicioNombre: z.string(),
      estado: z.enum(ESTADOS_ENTREVISTA),
      pausada: z.boolean(),
      cierra: z.string(),
      zonaHoraria: z.string(),
      tiempoExtra: z.number().int(),
      /** User who interviews in the place of the machine; null while it does. */
      conducePersona: quien().nullable(),
      /** User who has noted that a minor may go on. */
      permisoMenor: quien().nullable(),
    }),
    /** Questions for a person who interviews: the machine's, in their order. */
    preguntas: z.array(z.string()),
  }),
);
export type AtencionDetalle = z.output<ReturnType<typeof atencionDetalleSchema>>;

/** Response to a change: nothing that a repeated request would keep a copy of. */
export const atencionCambiadaSchema = lazy(() => z.object({ id: z.string(), estado: z.enum(ESTADOS_ATENCION) }));

export const RESPUESTA_ATENCION_MAX = 2000;
const mensaje = lazy(() => paragraph(RESPUESTA_ATENCION_MAX, 1));

export const replyAtencionSchema = lazy(() => z.strictObject({ texto: mensaje() }));

export const OFERTAS_ATENCION = ['dia', 'forma', 'persona'] as const;
/** `dia`: the link stays open until a week after it. `persona`: the machine asks nothing any more. */
export const offerAtencionSchema = lazy(() =>
  z
    .strictObject({
      que: z.enum(OFERTAS_ATENCION, { error: 'Elige qué le ofreces' }),
      /** Of `dia`. */
      fecha: instant().optional(),
      /** Of `forma`: percent; without one it stays. */
      tiempoExtra: z.literal(TIEMPOS_EXTRA).optional(),
      mensaje: mensaje(),
    })
    .refine(({ que, fecha }) => que !== 'dia' || fecha !== undefined, { path: ['fecha'], error: 'Elige un día' }),
);
export type OfferAtencion = z.output<ReturnType<typeof offerAtencionSchema>>;

export const closeAtencionSchema = lazy(() =>
  z.strictObject({
    resultado: z.enum(RESULTADOS_ATENCION, { error: 'Elige cómo terminó' }),
    pasos: z.array(z.enum(PASOS_ATENCION)).max(PASOS_ATENCION.length).default([]),
    /** When it was attended to. */
    hora: instant(),
  }),
);

export const recuentoAtencionSchema = lazy(() =>
  z.object({ abiertas: z.number().int(), sinAbrir: z.number().int(), vencidas: z.number().int() }),
);

export const guardiaSchema = lazy(() => z.object({ correo: z.string(), version: z.number().int() }));
export const updateGuardiaSchema = lazy(() =>
  z.strictObject({ correo: z.union([z.literal(''), email()]), version: version(0) }),
);
