import * as z from 'zod';
import { defineApi } from '../core/contract.ts';
import { lazy } from '../core/lazy.ts';

export const panelSchema = lazy(() =>
  z.object({
    candidatos: z.number().int(),
    entrevistas: z.number().int(),
    pendientes: z.number().int(),
    completadas: z.number().int(),
    porValidar: z.number().int(),
    /** Whole percent of interviews that were completed; null while there are none. */
    tasaFinalizacion: z.number().int().nullable(),
  }),
);
export type Panel = z.output<ReturnType<typeof panelSchema>>;

export const panelApi = defineApi({
  getPanel: {
    method: 'GET',
    path: '/api/panel',
    access: 'session',
    scope: 'empresa',
    summary: "Figures of the company's dashboard, from its counters",
    response: panelSchema,
    uses: { table: 'read' },
  },
});
