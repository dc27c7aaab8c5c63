import { defineApi } from '../../core/contract.ts';
import { page } from '../../core/schemas.ts';
import { candidatoExportadoSchema, reciboSchema, startSupresionInput, supresionSchema } from './privacidad.ts';

/** What the law gives a candidate: a copy of everything, its erasure, and what they consented to. */
export const privacidadApi = defineApi({
  listConsentimientos: {
    method: 'GET',
    path: '/api/candidatos/{id}/consentimientos',
    access: { permission: 'manage_candidates' },
    scope: 'empresa',
    summary: 'What a candidate accepted before each interview, newest interview first',
    query: page,
    response: reciboSchema,
    list: true,
    reads: ['privacidad', 'entrevistas'],
    uses: { table: 'read' },
  },
  exportCandidato: {
    method: 'POST',
    path: '/api/candidatos/{id}/exportar',
    access: { permission: 'manage_users' },
    scope: 'empresa',
    summary: 'A copy of everything that is kept about a candidate, as a JSON document',
    response: candidatoExportadoSchema,
    attachment: 'application/json; charset=utf-8',
    whileReadOnly: true,
    audit: 'Exportó los datos de un candidato',
    uses: { table: 'write' },
    timeoutSeconds: 25,
    memory: 1024,
  },
  startSupresion: {
    method: 'POST',
    path: '/api/candidatos/{id}/suprimir',
    access: { permission: 'manage_users' },
    scope: 'empresa',
    summary: 'Erase everything about a candidate, confirmed by their name; asked again after a failure, it goes on',
    body: startSupresionInput,
    response: supresionSchema,
    whileReadOnly: true,
    audit: 'Suprimió los datos de un candidato',
    changes: ['candidatos', 'privacidad'],
    uses: { table: 'write' },
  },
  getSupresion: {
    method: 'GET',
    path: '/api/candidatos/{id}/supresion',
    access: { permission: 'manage_users' },
    scope: 'empresa',
    summary: 'How far the erasure of a candidate has come',
    response: supresionSchema,
    uses: { table: 'read' },
  },
});
