import * as z from 'zod';
import { defineApi } from '../../core/contract.ts';
import { lazy } from '../../core/lazy.ts';
import { page } from '../../core/schemas.ts';
import { ESTADOS_EMPRESA } from '../empresas/empresa.states.ts';
import {
  cancelSuscripcionSchema,
  extendPruebaSchema,
  suscripcionSchema,
  updateSuscripcionSchema,
} from './suscripcion.ts';

const access = { permission: 'manage_empresas' } as const;

export const suscripcionesApi = defineApi({
  listSuscripciones: {
    method: 'GET',
    path: '/api/suscripciones',
    access,
    scope: 'plataforma',
    summary: 'Subscriptions by their next payment',
    query: lazy(() =>
      page().extend({
        estado: z.enum(ESTADOS_EMPRESA).optional(),
        /** By the next payment, the nearest or the furthest first. */
        orden: z.enum(['proximoPago', '-proximoPago']).default('proximoPago'),
      }),
    ),
    response: suscripcionSchema,
    list: true,
    reads: ['suscripciones', 'empresas'],
    uses: { table: 'read' },
  },
  getSuscripcion: {
    method: 'GET',
    path: '/api/suscripciones/{id}',
    access,
    scope: 'plataforma',
    summary: 'One subscription',
    response: suscripcionSchema,
    reads: ['suscripciones', 'empresas'],
    uses: { table: 'read' },
  },
  updateSuscripcion: {
    method: 'PUT',
    path: '/api/suscripciones/{id}',
    access,
    scope: 'plataforma',
    summary: 'Change the plan, which brings its limits to the company, or the kind of payment',
    body: updateSuscripcionSchema,
    response: suscripcionSchema,
    audit: 'Cambió una suscripción',
    changes: ['suscripciones'],
    uses: { table: 'write' },
  },
  cancelSuscripcion: {
    method: 'POST',
    path: '/api/suscripciones/{id}/cancelar',
    access,
    scope: 'plataforma',
    summary: 'Cancel a subscription: it ends today, and its company has 30 days to export its data',
    body: cancelSuscripcionSchema,
    response: suscripcionSchema,
    audit: 'Canceló una suscripción',
    changes: ['suscripciones'],
    uses: { table: 'write' },
  },
  extendPrueba: {
    method: 'POST',
    path: '/api/suscripciones/{id}/prueba',
    access,
    scope: 'plataforma',
    summary: 'Give a company in trial more days',
    body: extendPruebaSchema,
    response: suscripcionSchema,
    audit: 'Amplió un periodo de prueba',
    changes: ['suscripciones'],
    uses: { table: 'write' },
  },
});
