import * as z from 'zod';
import { defineApi } from '../../core/contract.ts';
import { lazy } from '../../core/lazy.ts';
import { ESTADOS_EMPRESA } from '../empresas/empresa.states.ts';
import { analiticasSchema, periodoSchema } from './analiticas.ts';

const count = () => z.number().int();
/** Whole percent; null with fewer than five cases. */
const rate = () => z.number().int().nullable();

/** Figures of the whole platform, under the names that clients count on. Money is whole US dollars. */
export const estadisticasSchema = lazy(() =>
  z.object({
    /** Companies in estado `activa`. */
    empresas_activas: count(),
    empresas_total: count(),
    /** Companies in each state; their sum is `empresas_total`. */
    empresas_por_estado: z.record(z.enum(ESTADOS_EMPRESA), count()),
    usuarios_totales: count(),
    /** Interviews that candidates have sent, and reports that were made of them. */
    entrevistas_realizadas: count(),
    informes_generados: count(),
    /** Monthly recurring revenue: the prices of the active subscriptions, an annual one in twelve parts. */
    mrr: count(),
    /** Twelve times `mrr`. */
    arr: count(),
    /** Periods of payment that began in this month (UTC), and since the beginning, at their price. */
    ingresos_mes: count(),
    ingresos_total: count(),
    /** `conversion` of this month's analytics (UTC): of the trials that ended in it, those that became active. */
    conversion_trial: rate(),
    pruebas_terminadas: count(),
    /** `bajas` of this month's analytics: of the subscriptions active at its first snapshot, those that left this state. */
    churn_rate: rate(),
    activas_inicio_mes: count(),
  }),
);
export type Estadisticas = z.output<ReturnType<typeof estadisticasSchema>>;

/** `activa`: a provider answers; `degradada`: none does; `local`: the company lets no provider in. */
export const ESTADOS_IA = ['activa', 'degradada', 'sin_proveedor', 'desconocida', 'local'] as const;
export type EstadoIa = (typeof ESTADOS_IA)[number];

/** A company as the platform looks after it. */
export const tenantSchema = lazy(() =>
  z.object({
    id: z.string(),
    nombre: z.string(),
    subdominio: z.string(),
    plan: z.string(),
    estado: z.enum(ESTADOS_EMPRESA),
    estadoIa: z.enum(ESTADOS_IA),
    estadisticas: z.object({
      usuarios_activos: count(),
      /** Interviews that candidates have sent in this month (UTC). */
      entrevistas_mes: count(),
      /** The last sign-in of anybody of the company, to the hour; null when there was none. */
      ultimo_acceso: z.string().nullable(),
    }),
  }),
);
export type Tenant = z.output<ReturnType<typeof tenantSchema>>;

const access = { permission: 'manage_empresas' } as const;

export const plataformaApi = defineApi({
  getEstadisticas: {
    method: 'GET',
    path: '/api/admin/estadisticas',
    access,
    scope: 'plataforma',
    summary: 'Figures of the whole platform, from its counters and the days of this month',
    response: estadisticasSchema,
    reads: ['empresas', 'suscripciones'],
    uses: { table: 'read' },
  },
  getAnaliticasPlataforma: {
    method: 'GET',
    path: '/api/admin/analiticas',
    access,
    scope: 'plataforma',
    summary: 'Revenue, churn and trial conversion of the platform within a period of days, a year at most',
    query: periodoSchema,
    response: analiticasSchema,
    reads: ['empresas', 'suscripciones'],
    uses: { table: 'read' },
  },
});
