import * as z from 'zod';
import { defineApi } from '../../core/contract.ts';
import { lazy } from '../../core/lazy.ts';
import { page } from '../../core/schemas.ts';
import { notaInput, notaSchema, updateNotaInput } from './nota.ts';

const access = { permission: 'manage_candidates' } as const;

/** The log of notes about a candidate: everybody of the team reads it, each changes their own. */
export const notasApi = defineApi({
  listNotas: {
    method: 'GET',
    path: '/api/candidatos/{id}/notas',
    access,
    scope: 'empresa',
    summary: 'Notes about a candidate, newest first',
    query: page,
    response: notaSchema,
    list: true,
    uses: { table: 'read' },
  },
  createNota: {
    method: 'POST',
    path: '/api/candidatos/{id}/notas',
    access,
    scope: 'empresa',
    summary: 'Write a note about a candidate',
    body: notaInput,
    response: notaSchema,
    status: 201,
    audit: 'Escribió una nota',
    changes: ['notas'],
    uses: { table: 'write' },
  },
  updateNota: {
    method: 'PUT',
    path: '/api/candidatos/{id}/notas/{notaId}',
    access,
    scope: 'empresa',
    summary: 'Change a note of one’s own, from the version that was read',
    body: updateNotaInput,
    response: notaSchema,
    audit: 'Cambió una nota',
    changes: ['notas'],
    uses: { table: 'write' },
  },
  deleteNota: {
    method: 'DELETE',
    path: '/api/candidatos/{id}/notas/{notaId}',
    access,
    scope: 'empresa',
    summary: 'Remove a note of one’s own',
    response: lazy(() => z.null()),
    audit: 'Eliminó una nota',
    changes: ['notas'],
    uses: { table: 'write' },
  },
});
