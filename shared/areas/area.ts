import * as z from 'zod';
import { lazy } from '../core/lazy.ts';
import { line, paragraph } from '../core/schemas.ts';

export const areaSchema = lazy(() =>
  z.object({
    id: z.string(),
    empresaId: z.string(),
    nombreArea: line(80, 2),
    descripcionArea: paragraph(600),
    activo: z.boolean(),
    version: z.number().int(),
  }),
);
export type Area = z.output<ReturnType<typeof areaSchema>>;
