import { defineApi } from '../core/contract.ts';
import { enviarRespuestaSchema } from '../entrevistas/turno.ts';
import { consentimientosSchema, salaSchema } from './sala.ts';

/** Every answer is the room's whole state, so the browser never has to guess what comes next. */
export const salaApi = defineApi({
  getSala: {
    method: 'GET',
    path: '/api/sala/{accessToken}',
    access: 'candidate',
    scope: 'empresa',
    summary: 'State of the room behind an interview link',
    response: salaSchema,
    uses: { table: 'read' },
  },
  acceptConsentimientos: {
    method: 'POST',
    path: '/api/sala/{accessToken}/consentimientos',
    access: 'candidate',
    scope: 'empresa',
    summary: 'Store the consents with the hash of their texts, time and address',
    body: consentimientosSchema,
    response: salaSchema,
    uses: { table: 'write' },
  },
  startSala: {
    method: 'POST',
    path: '/api/sala/{accessToken}/comienzo',
    access: 'candidate',
    scope: 'empresa',
    summary: 'Begin the interview: the first question comes back',
    response: salaSchema,
    uses: { table: 'write' },
  },
  sendRespuesta: {
    method: 'POST',
    path: '/api/sala/{accessToken}/respuestas',
    access: 'candidate',
    scope: 'empresa',
    summary: 'Store an answer, once per respuestaId, and get the next question',
    body: enviarRespuestaSchema,
    response: salaSchema,
    uses: { table: 'write' },
  },
  pauseSala: {
    method: 'POST',
    path: '/api/sala/{accessToken}/pausa',
    access: 'candidate',
    scope: 'empresa',
    summary: 'Pause: no answers are taken until it is resumed',
    response: salaSchema,
    uses: { table: 'write' },
  },
  resumeSala: {
    method: 'POST',
    path: '/api/sala/{accessToken}/reanudacion',
    access: 'candidate',
    scope: 'empresa',
    summary: 'Resume a paused interview at the same question',
    response: salaSchema,
    uses: { table: 'write' },
  },
  finishSala: {
    method: 'POST',
    path: '/api/sala/{accessToken}/fin',
    access: 'candidate',
    scope: 'empresa',
    summary: 'Send the finished interview; its analysis is queued',
    response: salaSchema,
    uses: { table: 'write' },
  },
});
