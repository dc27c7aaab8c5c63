import type * as z from 'zod';
import type { createPlanSchema, Plan, updatePlanSchema } from '#shared/empresas/planes/plan.ts';

export type PlanValues = z.input<ReturnType<typeof createPlanSchema>>;
export type EditedPlanValues = z.input<ReturnType<typeof updatePlanSchema>>;

/** Values with which the form of a new plan begins. */
export const NEW_PLAN = {
  nombre: '',
  descripcion: '',
  precio: '',
  periodo: 'mensual',
  caracteristicas: [],
  limites: { empresas: 1, candidatos: 100, entrevistas: 50, usuarios: 3, almacenamiento: '5GB', soporte: 'basico' },
  activo: true,
} as const;

/** The fields that the form edits: the contract refuses others. */
export function toValues({ id: _id, suscriptores: _suscriptores, ...plan }: Plan): EditedPlanValues {
  return plan;
}
