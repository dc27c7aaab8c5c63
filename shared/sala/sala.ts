import * as z from 'zod';
import { lazy } from '../core/lazy.ts';
import { turnoSchema } from '../entrevistas/turno.ts';

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

/** Consents that must be given before the interview begins. The accepted text's hash is stored with time and address. */
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
  turnoSchema().pick({ turnoId: true, secuencia: true, tipo: true, pregunta: true }).extend({ fase: z.string() }),
);

export const salaSchema = lazy(() =>
  z.object({
    estado: z.enum(ESTADOS_SALA),
    empresa: z.object({ nombre: z.string() }),
    candidato: z.object({ nombre: z.string() }),
    servicio: z.object({ nombre: z.string(), descripcion: z.string() }),
    puesto: z.string(),
    duracionEstimada: z.number().int(),
    fechaProgramada: z.string(),
    zonaHoraria: z.string(),
    abre: z.string(),
    cierra: z.string(),
    consentimientos: z.array(z.object({ id: z.string(), texto: z.string(), aceptado: z.boolean() })),
    /** The open question; null before the beginning and after the last answer. */
    turno: turnoSalaSchema().nullable(),
    progreso: progresoSchema(),
    /** Reference that the candidate keeps as a receipt; null until the interview is sent. */
    referencia: z.string().nullable(),
  }),
);
export type Sala = z.output<ReturnType<typeof salaSchema>>;

export const consentimientosSchema = lazy(() =>
  z.strictObject({
    aceptados: z
      .array(z.string().max(60))
      .max(10)
      .refine(
        (ids) => CONSENTIMIENTO_IDS.every((id) => ids.includes(id)),
        'Para empezar hay que aceptar los dos avisos',
      ),
  }),
);
