import * as z from 'zod';
import { defineApi, noData } from '../../core/contract.ts';
import { lazy } from '../../core/lazy.ts';
import { confirmSubidaInput, subidaInput, subidaSchema, TEXTO_VACIO } from '../../documentos/documento.ts';
import { empresaConPlanSchema } from '../empresas/empresa-con-plan.ts';
import { PLAN_FORM_MAX_BYTES, planConTextoSchema, planEstrategicoSchema } from './plan-estrategico.ts';

/** Strategic plans: the superadmin changes them, the company's administrators read them. Saved with the company's PUT. */
export const planesEstrategicosApi = defineApi({
  getPlanEstrategico: {
    method: 'GET',
    path: '/api/empresas/{id}/plan-estrategico',
    access: { permission: 'manage_users' },
    scope: 'ruta',
    summary: "A company's strategic plan with the state of its file; null when it has none",
    response: lazy(() => planConTextoSchema().nullable()),
    uses: { table: 'read' },
  },
  uploadPlanEstrategico: {
    method: 'POST',
    path: '/api/empresas/{id}/upload-plan-estrategico',
    access: { permission: 'manage_empresas' },
    scope: 'ruta',
    summary: 'Set the file of a plan: up to 4 MB as a form, up to 10 MB by the signed form that a JSON body asks for',
    body: subidaInput,
    file: {
      field: 'archivo',
      maxBytes: PLAN_FORM_MAX_BYTES,
      missing: 'No se proporcionó archivo',
      empty: TEXTO_VACIO,
    },
    response: lazy(() =>
      z.object({
        archivo_url: z.string().nullable(),
        planEstrategico: planEstrategicoSchema().optional(),
        /** For a JSON body: where to send the file; then it is confirmed. */
        subida: subidaSchema().optional(),
      }),
    ),
    audit: 'Empezó a subir un plan estratégico',
    changes: ['planes-estrategicos'],
    uses: { table: 'write', files: { planes: ['receive', 'write'] } },
    timeoutSeconds: 20,
    memory: 1024,
  },
  confirmPlanEstrategico: {
    method: 'POST',
    path: '/api/empresas/{id}/plan-estrategico/confirmar',
    access: { permission: 'manage_empresas' },
    scope: 'ruta',
    summary: 'Look at a file that was sent with the signed form, and make it the file of the plan',
    body: confirmSubidaInput,
    response: planEstrategicoSchema,
    audit: 'Subió un plan estratégico',
    changes: ['planes-estrategicos'],
    uses: { table: 'write', files: { planes: ['receive', 'write'] } },
    timeoutSeconds: 25,
    memory: 1024,
  },
  getArchivoPlan: {
    method: 'GET',
    path: '/api/empresas/{id}/plan-estrategico/archivo',
    access: { permission: 'manage_users' },
    scope: 'ruta',
    summary: "To the file of a company's plan, by an address that lives for 5 minutes",
    query: lazy(() =>
      z.object({
        /** To be shown by the browser; without it the browser saves the file. */
        ver: z.enum(['1']).optional(),
      }),
    ),
    response: noData,
    redirect: true,
    audit: 'Abrió o descargó un plan estratégico',
    uses: { table: 'write', files: { planes: ['read'] } },
  },
  deleteArchivoPlan: {
    method: 'DELETE',
    path: '/api/empresas/{id}/plan-estrategico/archivo',
    access: { permission: 'manage_empresas' },
    scope: 'ruta',
    summary: 'Remove the file of a plan; its words stay',
    response: planEstrategicoSchema,
    audit: 'Eliminó el archivo de un plan estratégico',
    changes: ['planes-estrategicos'],
    uses: { table: 'write', files: { planes: ['write'] } },
  },
  deletePlanEstrategico: {
    method: 'PATCH',
    path: '/api/empresas/{id}',
    access: { permission: 'manage_empresas' },
    scope: 'ruta',
    summary: 'Remove the plan of a company together with its file',
    body: lazy(() => z.strictObject({ planEstrategico: z.null() })),
    response: empresaConPlanSchema,
    audit: 'Eliminó un plan estratégico',
    changes: ['planes-estrategicos'],
    uses: { table: 'write', files: { planes: ['write'] } },
  },
});
