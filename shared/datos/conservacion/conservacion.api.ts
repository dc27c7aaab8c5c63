import { defineApi } from '../../core/contract.ts';
import { page } from '../../core/schemas.ts';
import {
  conservacionSchema,
  extendConservacionInput,
  extendedConservacionSchema,
  porSuprimirSchema,
  updateConservacionInput,
} from './conservacion.ts';

/** How long candidates without activity are kept, and who is about to be erased. */
export const conservacionApi = defineApi({
  getConservacion: {
    method: 'GET',
    path: '/api/configuracion/conservacion',
    access: { permission: 'manage_candidates' },
    scope: 'empresa',
    summary: 'How long the company keeps candidates without activity',
    response: conservacionSchema,
    reads: ['conservacion'],
    uses: { table: 'read' },
  },
  updateConservacion: {
    method: 'PUT',
    path: '/api/configuracion/conservacion',
    access: { permission: 'manage_users' },
    scope: 'empresa',
    summary: 'Decide how long candidates without activity are kept; who has been warned of before is warned of again',
    body: updateConservacionInput,
    response: conservacionSchema,
    audit: 'Cambió el plazo de conservación',
    changes: ['conservacion'],
    uses: { table: 'write' },
  },
  listPorSuprimir: {
    method: 'GET',
    path: '/api/candidatos/por-suprimir',
    access: { permission: 'manage_candidates' },
    scope: 'empresa',
    summary: 'Candidates who are about to be erased for lack of activity, the longest inactive first',
    query: page,
    response: porSuprimirSchema,
    list: true,
    reads: ['conservacion', 'candidatos'],
    uses: { table: 'read' },
  },
  extendConservacion: {
    method: 'POST',
    path: '/api/candidatos/{id}/conservar',
    access: { permission: 'manage_candidates' },
    scope: 'empresa',
    summary: 'Keep a candidate for another term from today, with a reason that stays in their history',
    body: extendConservacionInput,
    response: extendedConservacionSchema,
    whileReadOnly: true,
    audit: 'Amplió la conservación de un candidato',
    changes: ['conservacion', 'candidatos'],
    uses: { table: 'write' },
  },
});
