import * as z from 'zod';
import { defineApi } from '../core/contract.ts';
import { lazy } from '../core/lazy.ts';
import { page } from '../core/schemas.ts';
import { ESTADOS_ENTREVISTA } from './entrevista.states.ts';
import { createEntrevistaSchema, entrevistaDetalleSchema, entrevistaSchema } from './entrevista.ts';

export const entrevistasApi = defineApi({
  listEntrevistas: {
    method: 'GET',
    path: '/api/entrevistas',
    access: { permission: 'manage_interviews' },
    scope: 'empresa',
    summary: 'Interviews of the company by booked time, latest first, of one state or of one candidate when given',
    query: lazy(() =>
      page().extend({
        estado: z.enum(ESTADOS_ENTREVISTA).optional(),
        candidatoId: z.string().max(64).optional(),
        /** `creacion`: the newest first, of all states. */
        orden: z.enum(['programada', 'creacion']).default('programada'),
      }),
    ),
    response: entrevistaSchema,
    list: true,
    uses: { table: 'read' },
  },
  createEntrevista: {
    method: 'POST',
    path: '/api/entrevistas',
    access: { permission: 'manage_interviews' },
    scope: 'empresa',
    summary: 'Book an interview; the candidate gets an e-mail with the link and a calendar invitation',
    body: createEntrevistaSchema,
    response: entrevistaSchema,
    status: 201,
    uses: { table: 'write', secrets: ['encrypt'] },
  },
  getEntrevista: {
    method: 'GET',
    path: '/api/entrevistas/{id}',
    access: { permission: 'manage_interviews' },
    scope: 'empresa',
    summary: 'One interview with its transcript',
    response: entrevistaDetalleSchema,
    uses: { table: 'read' },
  },
  getEnlaceEntrevista: {
    method: 'POST',
    path: '/api/entrevistas/{id}/enlace',
    access: { permission: 'manage_interviews' },
    scope: 'empresa',
    summary: "The candidate's link in clear, for staff to copy",
    response: lazy(() => z.object({ enlace: z.url() })),
    uses: { table: 'read', secrets: ['decrypt'] },
  },
  retryAnalysis: {
    method: 'POST',
    path: '/api/entrevistas/{id}/reanalizar',
    access: { permission: 'manage_interviews' },
    scope: 'empresa',
    summary: 'Queue the analysis again after it failed',
    response: entrevistaSchema,
    uses: { table: 'write' },
  },
});
