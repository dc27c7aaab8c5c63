import * as z from 'zod';
import { idSchema, slug } from '../../core/id-schemas.ts';
import { lazy } from '../../core/lazy.ts';
import { recuperadoSchema } from '../../core/recuperado.ts';
import { instant, paragraph, timeZone, version } from '../../core/schemas.ts';
import { ayudaSchema } from '../sala/ayuda.ts';
import { TIEMPOS_EXTRA } from './duracion.ts';
import { ESTADOS_ENTREVISTA } from './entrevista.states.ts';
import { turnoSchema } from './turno.ts';

/** Minutes that the form offers. The API takes whole minutes from 5 to 180. */
export const DURACIONES = [30, 45, 60, 90, 120] as const;
export const DURACION_POR_DEFECTO = 60;

/** The link opens this long before the booked time… */
export const APERTURA_MINUTOS = 15;
/** …and stays open for this many days after it. */
export const VIGENCIA_DIAS = 7;

export const createEntrevistaSchema = lazy(() =>
  z.strictObject({
    candidatoId: idSchema('can', 'Elige un candidato'),
    /** The service's codigo. */
    servicioId: slug('Elige un servicio'),
    /** UTC. */
    fechaProgramada: instant().describe('En UTC y aún por venir'),
    /** IANA zone in which the booking was made; e-mails and invitations show the time in it. */
    zonaHoraria: timeZone(),
    duracionEstimada: z.number().int().min(5).max(180).default(DURACION_POR_DEFECTO),
    /** Percent of the duration, as an accommodation. */
    tiempoExtra: z.literal(TIEMPOS_EXTRA).default(0),
  }),
);
export type CreateEntrevista = z.output<ReturnType<typeof createEntrevistaSchema>>;

export const rescheduleEntrevistaSchema = lazy(() =>
  createEntrevistaSchema()
    .pick({ fechaProgramada: true, zonaHoraria: true })
    .extend({
      /** Without one it stays as it is. */
      duracionEstimada: z.number().int().min(5).max(180).optional(),
      /** Likewise. */
      tiempoExtra: z.literal(TIEMPOS_EXTRA).optional(),
      /** The one that the new time was chosen from. */
      version: version(0),
    }),
);

export const MOTIVO_MAX = 300;
export const cancelEntrevistaSchema = lazy(() =>
  z.strictObject({
    /** The candidate reads it in the e-mail. */
    motivo: paragraph(MOTIVO_MAX).optional(),
    avisar: z.boolean().default(true),
  }),
);

export const regenerateEnlaceSchema = lazy(() =>
  z.strictObject({
    /** Sends the new link to the candidate. */
    avisar: z.boolean().default(false),
  }),
);

export const entrevistaSchema = lazy(() =>
  z.object({
    id: z.string(),
    empresaId: z.string(),
    candidatoId: z.string(),
    candidatoNombre: z.string(),
    /** Of the candidate when it was booked; null without one. */
    areaId: z.string().nullable().default(null),
    servicioId: z.string(),
    servicioNombre: z.string(),
    servicioVersion: z.number().int(),
    fechaProgramada: z.string(),
    zonaHoraria: z.string(),
    /** Minutes, without the extra time. */
    duracionEstimada: z.number().int(),
    tiempoExtra: z.literal(TIEMPOS_EXTRA).default(0),
    estado: z.enum(ESTADOS_ENTREVISTA),
    /** Instants between which the link lets the candidate in. */
    abre: z.string(),
    cierra: z.string(),
    fechaCreacion: z.string(),
    fechaInicio: z.string().nullable(),
    fechaFin: z.string().nullable(),
    /** Begun by somebody of the company, for the candidate. */
    supervisada: z.boolean().default(false),
    /** Why it was cancelled or why the analysis failed. */
    motivo: z.string().nullable(),
    puntuacionMedia: z.number().nullable(),
    recuperado: recuperadoSchema().optional(),
    version: z.number().int(),
  }),
);
export type Entrevista = z.output<ReturnType<typeof entrevistaSchema>>;

export const entrevistaDetalleSchema = lazy(() =>
  entrevistaSchema().extend({
    /** When its report was made, when somebody validated it, when it was called off: once that has happened. */
    fechaAnalisis: z.string().optional(),
    fechaValidacion: z.string().optional(),
    fechaCancelacion: z.string().optional(),
    turnos: z.array(turnoSchema()),
    /** What the candidate has asked for help with, in order. */
    ayudas: z.array(ayudaSchema()),
  }),
);
export type EntrevistaDetalle = z.output<ReturnType<typeof entrevistaDetalleSchema>>;
