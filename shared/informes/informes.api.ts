import * as z from 'zod';
import { defineApi } from '../core/contract.ts';
import { lazy } from '../core/lazy.ts';
import { page } from '../core/schemas.ts';
import { turnoSchema } from '../entrevistas/turno.ts';
import { informeSchema, RECOMENDACIONES, validarInformeSchema } from './informe.ts';

export const informeResumenSchema = lazy(() =>
  informeSchema()
    .pick({
      entrevistaId: true,
      candidatoId: true,
      candidatoNombre: true,
      servicioId: true,
      servicioNombre: true,
      estado: true,
      fecha: true,
    })
    .extend({ puntuacionMedia: z.number().nullable(), recomendacion: z.enum(RECOMENDACIONES) }),
);

export type InformeResumen = z.output<ReturnType<typeof informeResumenSchema>>;

export const informesApi = defineApi({
  listInformes: {
    method: 'GET',
    path: '/api/informes',
    access: { permission: 'view_reports' },
    scope: 'empresa',
    summary: 'Reports of the company, newest first',
    query: lazy(() => page().extend({ estado: z.enum(['analizada', 'validada']).optional() })),
    response: informeResumenSchema,
    list: true,
    uses: { table: 'read' },
  },
  getInforme: {
    method: 'GET',
    path: '/api/informes/{entrevistaId}',
    access: { permission: 'view_reports' },
    scope: 'empresa',
    summary: 'One report with the transcript that its quotes point into',
    response: lazy(() => z.object({ informe: informeSchema(), turnos: z.array(turnoSchema()) })),
    uses: { table: 'read' },
  },
  validateInforme: {
    method: 'POST',
    path: '/api/informes/{entrevistaId}/validar',
    access: { permission: 'manage_interviews' },
    scope: 'empresa',
    summary: "A named person validates the report with a comment; changed scores stand beside the engine's",
    body: validarInformeSchema,
    response: informeSchema,
    uses: { table: 'write' },
  },
});
