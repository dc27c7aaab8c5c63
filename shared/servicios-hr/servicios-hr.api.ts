import { defineApi } from '../core/contract.ts';
import { page } from '../core/schemas.ts';
import { servicioHrResumenSchema, servicioHrSchema } from './servicio-hr.ts';

export const serviciosHrApi = defineApi({
  listServiciosHr: {
    method: 'GET',
    path: '/api/servicios-hr',
    access: 'session',
    scope: 'plataforma',
    summary: 'HR services',
    query: page,
    response: servicioHrResumenSchema,
    list: true,
    uses: { table: 'read' },
  },
  getServicioHr: {
    method: 'GET',
    path: '/api/servicios-hr/{codigo}',
    access: 'session',
    scope: 'plataforma',
    summary: 'One HR service with its phases, questions, competencies and rubric',
    response: servicioHrSchema,
    uses: { table: 'read' },
  },
});
