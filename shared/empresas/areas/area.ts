import * as z from 'zod';
import { changesOf } from '../../core/changes.ts';
import { idSchema } from '../../core/id-schemas.ts';
import { lazy } from '../../core/lazy.ts';
import { line, paragraph, version } from '../../core/schemas.ts';

export const createAreaSchema = lazy(() =>
  z.strictObject({
    nombreArea: line(80, 2),
    descripcionArea: paragraph(600).default(''),
  }),
);

export const updateAreaSchema = lazy(() =>
  changesOf(createAreaSchema()).extend({
    /** An archived area keeps its candidates and takes no new ones. */
    activo: z.boolean().optional(),
    version: version(),
  }),
);

export const reasignarAreaSchema = lazy(() =>
  z.strictObject({
    /** Where the candidates go; null leaves them without an area. */
    areaId: idSchema('are', 'El área no existe').nullable(),
  }),
);

/** Moving all candidates out of an area: a job does it, page by page. */
const reasignacionSchema = lazy(() =>
  z.object({
    areaId: z.string().nullable(),
    estado: z.enum(['en_curso', 'fallida']),
    /** Candidates when it began; the area's `candidatos` says how many are left. */
    total: z.number().int(),
    /** Why it stopped, for people; empty while it runs. */
    motivo: z.string(),
  }),
);
export type Reasignacion = z.output<ReturnType<typeof reasignacionSchema>>;

export const areaSchema = lazy(() =>
  z.object({
    id: z.string(),
    empresaId: z.string(),
    nombreArea: z.string(),
    descripcionArea: z.string(),
    activo: z.boolean(),
    /** How many candidates are in it. Counting does not change the version. */
    candidatos: z.number().int(),
    /** Present while its candidates are moved elsewhere, and when that failed. */
    reasignacion: reasignacionSchema().nullable(),
    version: z.number().int(),
  }),
);
export type Area = z.output<ReturnType<typeof areaSchema>>;
