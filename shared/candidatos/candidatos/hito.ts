import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import { ESTADOS_CANDIDATO } from './candidato.states.ts';

/** What can happen to a candidate. */
export const HITOS = [
  'creado',
  'importado',
  'editado',
  'estado',
  'conservado',
  'entrevista_programada',
  'entrevista_reprogramada',
  'entrevista_cancelada',
  'entrevista_finalizada',
  'entrevista_caducada',
  'entrevista_no_presentada',
  'informe_listo',
  'informe_validado',
  'resultado_enviado',
  'documento_subido',
  'documento_eliminado',
] as const;
export type TipoHito = (typeof HITOS)[number];

/** One entry of a candidate's timeline. */
export const hitoSchema = lazy(() =>
  z.object({
    id: z.string(),
    que: z.enum(HITOS),
    /** Instant in UTC. */
    fecha: z.string(),
    /** The user who did it; null when the candidate or the platform did. */
    actor: z.object({ usuarioId: z.string(), nombre: z.string() }).nullable().default(null),
    /** The states that it moved the candidate from and to, when it did. */
    de: z.enum(ESTADOS_CANDIDATO).nullable().default(null),
    a: z.enum(ESTADOS_CANDIDATO).nullable().default(null),
    motivo: z.string().default(''),
    /** The name of what it is about: the service, the document. */
    detalle: z.string().default(''),
    /** Whether the person was told by e-mail. */
    avisado: z.boolean().default(false),
    entrevistaId: z.string().nullable().default(null),
    /** Fields that an edit changed. */
    campos: z.array(z.string()).default([]),
  }),
);
export type Hito = z.output<ReturnType<typeof hitoSchema>>;
