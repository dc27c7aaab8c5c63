import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import { paragraph, version } from '../../core/schemas.ts';
import { MESES_CONSERVACION } from './plazos.ts';

const meses = lazy(() => z.literal(MESES_CONSERVACION, 'Elige un plazo de la lista').nullable());

/** How long a company keeps candidates without activity. */
export const conservacionSchema = lazy(() =>
  z.object({
    /** null: without limit. */
    meses: meses(),
    /** The company has not decided: what holds is the platform's. */
    esPorDefecto: z.boolean(),
    /** When it was last changed, and by whom; null when nobody has. */
    fecha: z.string().nullable(),
    por: z.object({ usuarioId: z.string(), nombre: z.string() }).nullable(),
    /** 0 when nobody has changed it. */
    version: z.number().int(),
  }),
);
export type Conservacion = z.output<ReturnType<typeof conservacionSchema>>;

export const updateConservacionInput = lazy(() => z.strictObject({ meses: meses(), version: version(0) }));

/** A candidate who is about to be erased. */
export const porSuprimirSchema = lazy(() =>
  z.object({
    candidatoId: z.string(),
    nombre: z.string(),
    ultimaActividad: z.string(),
    /** When the company was told; null when it has not been yet. */
    avisado: z.string().nullable(),
    /** The erasure does not come before this instant. */
    fechaSupresion: z.string(),
  }),
);
export type PorSuprimir = z.output<ReturnType<typeof porSuprimirSchema>>;

export const extendConservacionInput = lazy(() => z.strictObject({ motivo: paragraph(500, 3) }));

export const extendedConservacionSchema = lazy(() =>
  z.object({
    candidatoId: z.string(),
    /** Until when they are kept at least; null: without limit. */
    hasta: z.string().nullable(),
  }),
);
