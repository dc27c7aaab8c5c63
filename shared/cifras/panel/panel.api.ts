import * as z from 'zod';
import { defineApi } from '../../core/contract.ts';
import { lazy } from '../../core/lazy.ts';
import { licenciasSchema } from '../../empresas/licencias/licencia.ts';

/** One company, for its people and for a superadmin who has chosen it. */
export const panelEmpresaSchema = lazy(() =>
  z.object({
    ambito: z.literal('empresa'),
    candidatos: z.number().int(),
    entrevistas: z.number().int(),
    pendientes: z.number().int(),
    enProgreso: z.number().int(),
    /** Sent by their candidates, whatever became of them since. */
    completadas: z.number().int(),
    porValidar: z.number().int(),
    validadas: z.number().int(),
    /** Not among `entrevistas`: what is called off does not count against the plan. */
    canceladas: z.number().int(),
    /** Whole percent of interviews that were completed; null while there are none. */
    tasaFinalizacion: z.number().int().nullable(),
    licencias: licenciasSchema().pick({ total: true, activas: true, utilizadas: true }),
  }),
);
export type PanelEmpresa = z.output<ReturnType<typeof panelEmpresaSchema>>;

/** All companies, for a superadmin who has chosen none. */
export const panelPlataformaSchema = lazy(() =>
  z.object({
    ambito: z.literal('plataforma'),
    totalEmpresas: z.number().int(),
    /** Companies in estado `activa`. */
    empresasActivas: z.number().int(),
    licenciasActivas: z.number().int(),
    /** Interviews that candidates have sent. */
    entrevistasCompletadas: z.number().int(),
    informesGenerados: z.number().int(),
  }),
);
export type PanelPlataforma = z.output<ReturnType<typeof panelPlataformaSchema>>;

export const panelApi = defineApi({
  getPanel: {
    method: 'GET',
    path: '/api/panel',
    access: 'session',
    scope: 'empresa',
    empresaOptional: true,
    summary: "Figures of the dashboard, from counters: the company's, or the platform's for a superadmin without one",
    response: lazy(() => z.discriminatedUnion('ambito', [panelEmpresaSchema(), panelPlataformaSchema()])),
    reads: ['candidatos', 'entrevistas', 'informes', 'importaciones', 'datos', 'suscripciones'],
    uses: { table: 'read' },
  },
});
