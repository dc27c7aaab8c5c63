import * as z from 'zod';
import { defineApi } from '../core/contract.ts';
import { lazy } from '../core/lazy.ts';
import { page } from '../core/schemas.ts';
import { candidatoSchema, createCandidatoSchema, updateCandidatoSchema } from './candidato.ts';

export const candidatosApi = defineApi({
  listCandidatos: {
    method: 'GET',
    path: '/api/candidatos',
    access: { permission: 'manage_candidates' },
    scope: 'empresa',
    summary:
      'Candidates of the company, newest first or by name; q finds names that begin with it; q and areaId sort by name',
    query: lazy(() =>
      page().extend({
        q: z.string().trim().max(100).optional(),
        areaId: z.string().max(64).optional(),
        orden: z.enum(['recientes', 'nombre']).default('recientes'),
      }),
    ),
    response: candidatoSchema,
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
    response: candidatoSchema,
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
});
