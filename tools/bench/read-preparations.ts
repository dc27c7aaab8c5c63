import { confirmCv } from '#functions/candidatos/curriculums/confirm-cv.ts';
import { listAuditoria } from '#functions/cifras/auditoria/list-auditoria.ts';
import { createExportacion } from '#functions/cifras/exportaciones/create-exportacion.ts';
import { createExportacionDatos } from '#functions/datos/datos/create-exportacion-datos.ts';
import { startSupresion } from '#functions/datos/privacidad/start-supresion.ts';
import { deleteEmpresa } from '#functions/datos/purgas/delete-empresa.ts';
import { confirmPlanEstrategico } from '#functions/empresas/planes-estrategicos/confirm-plan-estrategico.ts';
import type { Preparation } from './preparation.ts';

/** A candidate with a CV. */
export const withCv: Preparation = async ({ app, requests }) => {
  await app.call(confirmCv, requests.confirmCv);
  return { params: requests.confirmCv?.params };
};

/** The company with the file of its plan. */
export const withPlan: Preparation = async ({ app, requests }) => {
  await app.call(confirmPlanEstrategico, requests.confirmPlanEstrategico);
  return { params: requests.confirmPlanEstrategico?.params };
};

/** What is there only while something goes on, or under an id that a list tells. */
export const READ_PREPARATIONS: Record<string, Preparation> = {
  getArchivoCv: withCv,
  getArchivoPlan: withPlan,
  getSupresion: async ({ app, people, ids }) => {
    const asked = { as: people.admin, params: ids.candidatos, body: { confirmacion: 'Canario Amarillo' } };
    await app.call(startSupresion, asked);
    return {};
  },
  getPurga: async ({ app, people, ids }) => {
    const asked = { as: people.superadmin, params: ids.empresas, body: { confirmacion: 'Acme Talento' } };
    await app.call(deleteEmpresa, asked);
    return {};
  },
  getExportacionDatos: async ({ app, people }) => {
    const { data } = await app.call<{ id: string }>(createExportacionDatos, { as: people.admin });
    return { params: { id: data.id } };
  },
  getExportacion: async ({ app, people }) => {
    const tipo = 'usuarios';
    const { data } = await app.call<{ id: string }>(createExportacion, { as: people.superadmin, params: { tipo } });
    return { params: { tipo, id: data.id } };
  },
  getAuditoria: async ({ app, people }) => {
    const { data } = await app.call<{ id: string }[]>(listAuditoria, { as: people.admin });
    return { params: { id: `${data[0]?.id}` } };
  },
};
