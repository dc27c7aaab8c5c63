import { defineApi } from '../../core/contract.ts';
import { atenderCuidadoSchema, enviarPreguntaSchema } from '../dignidad/mensaje.ts';
import { enviarRespuestaSchema } from '../entrevistas/turno.ts';
import { enviarAyudaSchema } from './ayuda.ts';
import { encuestaSchema } from './encuesta.ts';
import { consentimientosSchema, enviarCorreccionSchema, salaSchema } from './sala.ts';
import { tokenVozSchema } from './voz.ts';

/** Every answer is the room's whole state, so the browser never has to guess what comes next. */
export const salaApi = defineApi({
  getSala: {
    method: 'GET',
    path: '/api/sala/{accessToken}',
    access: 'candidate',
    scope: 'empresa',
    summary: 'State of the room behind an interview link',
    response: salaSchema,
    uses: { table: 'read', secrets: ['decrypt'] },
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
    // A model may take 8 seconds to word the question: see `functions/entrevistas/entrevistador/engines/modelo`.
    uses: { table: 'write', secrets: ['encrypt', 'decrypt'], models: true },
    timeoutSeconds: 20,
  },
  sendRespuesta: {
    method: 'POST',
    path: '/api/sala/{accessToken}/respuestas',
    access: 'candidate',
    scope: 'empresa',
    summary: 'Store an answer, once per respuestaId, and get the next question',
    body: enviarRespuestaSchema,
    response: salaSchema,
    // A model may take 4 seconds to read the answer, and 8 to word the question.
    uses: { table: 'write', secrets: ['encrypt', 'decrypt'], models: true },
    timeoutSeconds: 22,
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
  sendCorreccion: {
    method: 'POST',
    path: '/api/sala/{accessToken}/correcciones',
    access: 'candidate',
    scope: 'empresa',
    summary: "Correct one's own answer before the interview is sent",
    body: enviarCorreccionSchema,
    response: salaSchema,
    uses: { table: 'write', secrets: ['encrypt', 'decrypt'], models: true },
    // A model may take 4 seconds to read it.
    timeoutSeconds: 15,
  },
  attendCuidado: {
    method: 'POST',
    path: '/api/sala/{accessToken}/cuidado',
    access: 'candidate',
    scope: 'empresa',
    summary:
      'Press a button of a care message: erase what was written, end here, withdraw, say to be of age or not well',
    body: atenderCuidadoSchema,
    response: salaSchema,
    uses: { table: 'write', secrets: ['encrypt', 'decrypt'] },
  },
  sendPregunta: {
    method: 'POST',
    path: '/api/sala/{accessToken}/preguntas',
    access: 'candidate',
    scope: 'empresa',
    summary: 'Send a question to whoever cares for candidates, once per preguntaId; it is no part of the interview',
    body: enviarPreguntaSchema,
    response: salaSchema,
    uses: { table: 'write' },
  },
  createTokenVoz: {
    method: 'POST',
    path: '/api/sala/{accessToken}/voz',
    access: 'candidate',
    scope: 'empresa',
    summary: 'A short-lived token with which the browser has a spoken answer transcribed, while the interview runs',
    response: tokenVozSchema,
    uses: { table: 'write', secrets: ['decrypt'], providers: true },
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
  sendEncuesta: {
    method: 'POST',
    path: '/api/sala/{accessToken}/encuesta',
    access: 'candidate',
    scope: 'empresa',
    summary: 'Answer the survey after the interview was sent, once',
    body: encuestaSchema,
    response: salaSchema,
    uses: { table: 'write' },
  },
  sendAyuda: {
    method: 'POST',
    path: '/api/sala/{accessToken}/ayuda',
    access: 'candidate',
    scope: 'empresa',
    summary: 'Ask the company for help: stored with the interview and told to its people',
    body: enviarAyudaSchema,
    response: salaSchema,
    uses: { table: 'write' },
  },
});
