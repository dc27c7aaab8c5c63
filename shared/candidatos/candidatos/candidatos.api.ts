import * as z from 'zod';
import { defineApi } from '../../core/contract.ts';
import { lazy } from '../../core/lazy.ts';
import { page } from '../../core/schemas.ts';
import { ESTADOS_CANDIDATO } from './candidato.states.ts';
import {
  candidatoResumenSchema,
  candidatoSchema,
  createCandidatoSchema,
  createdCandidatoSchema,
  estadisticasCandidatosSchema,
  movimientosSchema,
  ORDENES_CANDIDATO,
  updateCandidatoSchema,
  updateEstadoSchema,
  updateEstadosSchema,
} from './candidato.ts';
import { hitoSchema } from './hito.ts';

export const candidatosApi = defineApi({
  listCandidatos: {
    method: 'GET',
    path: '/api/candidatos',
    access: { permission: 'manage_candidates' },
    scope: 'empresa',
    summary:
      'Candidates of the company; q finds words of name and position, and the beginning of the e-mail, and sorts by what it found. Filters combine; with several of them a page may be short and still have a next one',
    query: lazy(() =>
      page().extend({
        q: z.string().trim().max(100).optional(),
        estado: z.enum(ESTADOS_CANDIDATO).optional(),
        /** Of one area, or `ninguna`. */
        areaId: z.string().max(64).optional(),
        servicioId: z.string().max(64).optional(),
        orden: z.enum(ORDENES_CANDIDATO).default('recientes'),
      }),
    ),
    response: candidatoResumenSchema,
    list: true,
    uses: { table: 'read' },
  },
  createCandidato: {
    method: 'POST',
    path: '/api/candidatos',
    access: { permission: 'manage_candidates' },
    scope: 'empresa',
    summary: 'Create a candidate',
    body: createCandidatoSchema,
    response: createdCandidatoSchema,
    status: 201,
    uses: { table: 'write' },
  },
  getCandidato: {
    method: 'GET',
    path: '/api/candidatos/{id}',
    access: { permission: 'manage_candidates' },
    scope: 'empresa',
    summary: 'One candidate',
    response: candidatoSchema,
    uses: { table: 'read' },
  },
  updateCandidato: {
    method: 'PUT',
    path: '/api/candidatos/{id}',
    access: { permission: 'manage_candidates' },
    scope: 'empresa',
    summary: 'Change a candidate, from the version that was read',
    body: updateCandidatoSchema,
    response: candidatoSchema,
    uses: { table: 'write' },
  },
  deleteCandidato: {
    method: 'DELETE',
    path: '/api/candidatos/{id}',
    access: { permission: 'manage_candidates' },
    scope: 'empresa',
    summary: 'Delete a candidate who has no interview booked or running; the place in the plan is free again',
    response: lazy(() => z.object({ id: z.string() })),
    uses: { table: 'write' },
  },
  updateCandidatoEstado: {
    method: 'PATCH',
    path: '/api/candidatos/{id}/estado',
    access: { permission: 'manage_candidates' },
    scope: 'empresa',
    summary: 'Move a candidate to another state, from the version that was read; rejecting takes a reason',
    body: updateEstadoSchema,
    response: candidatoSchema,
    uses: { table: 'write' },
  },
  updateCandidatosEstado: {
    method: 'POST',
    path: '/api/candidatos/estado',
    access: { permission: 'manage_candidates' },
    scope: 'empresa',
    summary: 'Move up to 100 candidates to another state, each for itself, and say what became of each',
    body: updateEstadosSchema,
    response: movimientosSchema,
    uses: { table: 'write' },
    timeoutSeconds: 29,
  },
  listCandidatoHistorial: {
    method: 'GET',
    path: '/api/candidatos/{id}/historial',
    access: { permission: 'manage_candidates' },
    scope: 'empresa',
    summary: 'What happened to a candidate, newest first',
    query: page,
    response: hitoSchema,
    list: true,
    uses: { table: 'read' },
  },
  getCandidatosEstadisticas: {
    method: 'GET',
    path: '/api/candidatos/estadisticas/resumen',
    access: { permission: 'manage_candidates' },
    scope: 'empresa',
    summary: 'How many candidates the company has, in all and in each state',
    response: estadisticasCandidatosSchema,
    uses: { table: 'read' },
  },
});
