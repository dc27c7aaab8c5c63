import * as z from 'zod';
import { defineApi } from '../../core/contract.ts';
import { lazy } from '../../core/lazy.ts';
import { flag, page } from '../../core/schemas.ts';
import { createPlanSchema, planSchema, updatePlanSchema } from './plan.ts';

const access = { permission: 'manage_empresas' } as const;

export const planesApi = defineApi({
  listPlanes: {
    method: 'GET',
    path: '/api/planes',
    access,
    scope: 'plataforma',
    summary: 'Subscription plans',
    query: lazy(() => page().extend({ soloActivos: flag().default(false) })),
    response: planSchema,
    list: true,
    reads: ['planes', 'suscripciones'],
    uses: { table: 'read' },
  },
  getPlan: {
    method: 'GET',
    path: '/api/planes/{id}',
    access,
    scope: 'plataforma',
    summary: 'One plan',
    response: planSchema,
    uses: { table: 'read' },
  },
  createPlan: {
    method: 'POST',
    path: '/api/planes',
    access,
    scope: 'plataforma',
    summary: 'Create a plan',
    body: createPlanSchema,
    response: planSchema,
    status: 201,
    audit: 'Creó un plan',
    changes: ['planes'],
    uses: { table: 'write' },
  },
  updatePlan: {
    method: 'PUT',
    path: '/api/planes/{id}',
    access,
    scope: 'plataforma',
    summary: 'Change a plan; companies that have it keep their limits until their plan is set again',
    body: updatePlanSchema,
    response: planSchema,
    audit: 'Cambió un plan',
    changes: ['planes'],
    uses: { table: 'write' },
  },
  duplicatePlan: {
    method: 'POST',
    path: '/api/planes/{id}/duplicar',
    access,
    scope: 'plataforma',
    summary: 'Create an inactive copy of a plan',
    response: planSchema,
    status: 201,
    audit: 'Duplicó un plan',
    changes: ['planes'],
    uses: { table: 'write' },
  },
  deletePlan: {
    method: 'DELETE',
    path: '/api/planes/{id}',
    access,
    scope: 'plataforma',
    summary: 'Delete a plan that nobody has',
    response: lazy(() => z.object({ eliminado: z.literal(true) })),
    audit: 'Eliminó un plan',
    changes: ['planes'],
    uses: { table: 'write' },
  },
});
