import * as z from 'zod';
import { defineApi } from '../../core/contract.ts';
import { idSchema } from '../../core/id-schemas.ts';
import { lazy } from '../../core/lazy.ts';
import { instant, page } from '../../core/schemas.ts';
import { correoSchema } from '../../correos/correo.ts';
import { ESTADOS_ENTREVISTA } from './entrevista.states.ts';
import {
  cancelEntrevistaSchema,
  createEntrevistaSchema,
  entrevistaDetalleSchema,
  entrevistaSchema,
  regenerateEnlaceSchema,
  rescheduleEntrevistaSchema,
} from './entrevista.ts';
import { ORDENES_ENTREVISTA } from './orden.ts';

/** A day, all of it in UTC, or an instant. */
const limite = lazy(() => z.union([z.iso.date(), instant()], { error: 'Escribe una fecha válida' }));

export const entrevistasApi = defineApi({
  listEntrevistas: {
    method: 'GET',
    path: '/api/entrevistas',
    access: { permission: 'manage_interviews' },
    scope: 'empresa',
    summary: 'Interviews of the company by booked time, of a state, an area, a candidate or a period, or by a text',
    query: lazy(() =>
      page().extend({
        estado: z.enum(ESTADOS_ENTREVISTA).optional(),
        candidatoId: idSchema('can').optional(),
        areaId: idSchema('are').optional(),
        /** Beginning of a word of the candidate's name or e-mail, or of the service. */
        q: z.string().trim().max(80).optional(),
        /** Of the booked time, both included. */
        desde: limite().optional(),
        hasta: limite().optional(),
        /** `-fechaCreacion` is for the list without filters. */
        orden: z.enum(ORDENES_ENTREVISTA).default('-fechaProgramada'),
      }),
    ),
    response: entrevistaSchema,
    list: true,
    reads: ['entrevistas', 'candidatos', 'informes'],
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
    audit: 'Programó una entrevista',
    changes: ['entrevistas', 'candidatos'],
    uses: { table: 'write', secrets: ['encrypt'] },
  },
  getEntrevista: {
    method: 'GET',
    path: '/api/entrevistas/{id}',
    access: { permission: 'manage_interviews' },
    scope: 'empresa',
    summary: 'One interview with its transcript',
    response: entrevistaDetalleSchema,
    reads: ['entrevistas', 'candidatos', 'informes'],
    uses: { table: 'read' },
  },
  getEnlaceEntrevista: {
    method: 'POST',
    path: '/api/entrevistas/{id}/enlace',
    access: { permission: 'manage_interviews' },
    scope: 'empresa',
    summary: "The candidate's link in clear, for staff to copy",
    response: lazy(() => z.object({ enlace: z.url() })),
    whileReadOnly: true,
    audit: 'Copió el enlace de una entrevista',
    uses: { table: 'write', secrets: ['decrypt'] },
  },
  regenerateEnlace: {
    method: 'POST',
    path: '/api/entrevistas/{id}/enlace/regenerar',
    access: { permission: 'manage_interviews' },
    scope: 'empresa',
    summary: 'Replace the link of an interview; the old one opens nothing any more',
    body: regenerateEnlaceSchema,
    response: lazy(() => z.object({ enlace: z.url() })),
    audit: 'Cambió el enlace de una entrevista',
    changes: ['entrevistas'],
    uses: { table: 'write', secrets: ['encrypt'] },
  },
  rescheduleEntrevista: {
    method: 'POST',
    path: '/api/entrevistas/{id}/reprogramar',
    access: { permission: 'manage_interviews' },
    scope: 'empresa',
    summary: 'Give a booked interview another time; the candidate gets it by e-mail with a calendar update',
    body: rescheduleEntrevistaSchema,
    response: entrevistaSchema,
    audit: 'Reprogramó una entrevista',
    changes: ['entrevistas'],
    uses: { table: 'write' },
  },
  cancelEntrevista: {
    method: 'POST',
    path: '/api/entrevistas/{id}/cancelar',
    access: { permission: 'manage_interviews' },
    scope: 'empresa',
    summary: 'Call a booked interview off; its place of a licence is free again',
    body: cancelEntrevistaSchema,
    response: entrevistaSchema,
    audit: 'Canceló una entrevista',
    changes: ['entrevistas', 'candidatos'],
    uses: { table: 'write' },
  },
  startEntrevista: {
    method: 'POST',
    path: '/api/entrevistas/{id}/iniciar',
    access: { permission: 'manage_interviews' },
    scope: 'empresa',
    summary: 'Begin a booked interview for the candidate, whose room is open from then on',
    response: entrevistaSchema,
    audit: 'Inició una entrevista',
    changes: ['entrevistas', 'candidatos'],
    uses: { table: 'write' },
  },
  retryAnalysis: {
    method: 'POST',
    path: '/api/entrevistas/{id}/reanalizar',
    access: { permission: 'manage_interviews' },
    scope: 'empresa',
    summary: 'Queue the analysis again after it failed',
    response: entrevistaSchema,
    audit: 'Pidió analizar otra vez una entrevista',
    changes: ['entrevistas'],
    uses: { table: 'write' },
  },
  resendCorreo: {
    method: 'POST',
    path: '/api/correos/{id}/reenviar',
    access: { permission: 'manage_users' },
    scope: 'empresa',
    empresaOptional: true,
    summary: 'Send an e-mail again that failed or came back',
    response: correoSchema,
    audit: 'Reenvió un correo',
    changes: ['correos'],
    uses: { table: 'write' },
  },
});
