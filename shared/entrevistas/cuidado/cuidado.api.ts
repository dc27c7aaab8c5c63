import * as z from 'zod';
import { defineApi } from '../../core/contract.ts';
import { lazy } from '../../core/lazy.ts';
import { page } from '../../core/schemas.ts';
import { ESTADOS_LINEA } from '../dignidad/linea.ts';
import { confirmLineaSchema, correctLineaSchema, lineaAyudaSchema, withdrawLineaSchema } from './linea-ayuda.ts';
import {
  CONJUNTOS_TEXTOS,
  createRevisionSchema,
  cuidadoSchema,
  revisionSchema,
  textoCuidadoSchema,
  vistaTextoSchema,
} from './texto-cuidado.ts';

const superadmin = { access: { permission: 'manage_empresas' }, scope: 'plataforma' } as const;
const change = { ...superadmin, changes: ['cuidado'], uses: { table: 'write' } } as const;
const ofLinea = { ...change, response: lineaAyudaSchema } as const;

const q = () => z.string().trim().max(100).optional();
const pais = () => z.string().max(2).optional();

/** Care texts and help lines of the platform: who has read the ones, and who has dialled the others. */
export const cuidadoApi = defineApi({
  getCuidado: {
    ...superadmin,
    method: 'GET',
    path: '/api/cuidado',
    summary: 'How many help lines are due, which versions of the care texts are reviewed, which guarantees hold',
    response: cuidadoSchema,
    uses: { table: 'read' },
  },
  listLineasAyuda: {
    ...superadmin,
    method: 'GET',
    path: '/api/cuidado/lineas',
    summary: 'Help lines of every country with source, verification and state; what is due comes first',
    query: lazy(() =>
      page().extend({
        q: q(),
        pais: pais(),
        estado: z.enum(ESTADOS_LINEA).optional(),
        orden: z.enum(['vence', 'pais']).default('vence'),
      }),
    ),
    response: lineaAyudaSchema,
    list: true,
    uses: { table: 'read' },
  },
  correctLineaAyuda: {
    ...ofLinea,
    method: 'POST',
    path: '/api/cuidado/lineas/{linea}/corregir',
    summary: 'Correct what is said of a help line, with a source: candidates read it in the next message',
    body: correctLineaSchema,
    audit: 'Corrigió una línea de ayuda',
  },
  confirmLineaAyuda: {
    ...ofLinea,
    method: 'POST',
    path: '/api/cuidado/lineas/{linea}/confirmar',
    summary: 'Note that somebody has dialled this number: it is verified for 90 days from that day',
    body: confirmLineaSchema,
    audit: 'Confirmó una línea de ayuda',
  },
  withdrawLineaAyuda: {
    ...ofLinea,
    method: 'POST',
    path: '/api/cuidado/lineas/{linea}/retirar',
    summary: 'Withdraw a number: no message names it from now on',
    body: withdrawLineaSchema,
    audit: 'Retiró una línea de ayuda',
  },
  restoreLineaAyuda: {
    ...ofLinea,
    method: 'POST',
    path: '/api/cuidado/lineas/{linea}/recuperar',
    summary: 'Bring a withdrawn number back',
    audit: 'Recuperó una línea de ayuda',
  },
  listTextosCuidado: {
    ...superadmin,
    method: 'GET',
    path: '/api/cuidado/textos',
    summary: 'Texts of a version, in the order in which they are released',
    query: lazy(() =>
      page().extend({
        conjunto: z.enum(CONJUNTOS_TEXTOS).default('cuidado'),
        /** Version to read; today's when left out. */
        version: z.string().max(30).optional(),
        grupo: z.string().max(80).optional(),
        q: q(),
      }),
    ),
    response: textoCuidadoSchema,
    list: true,
    uses: { table: 'read' },
  },
  getTextoCuidado: {
    ...superadmin,
    method: 'GET',
    path: '/api/cuidado/textos/{texto}',
    summary: 'One text as the room says it, with the lines of a country as they stand now',
    query: lazy(() =>
      z.object({
        conjunto: z.enum(CONJUNTOS_TEXTOS).default('cuidado'),
        version: z.string().max(30).optional(),
        pais: pais(),
      }),
    ),
    response: vistaTextoSchema,
    uses: { table: 'read' },
  },
  createRevisionTextos: {
    ...change,
    method: 'POST',
    path: '/api/cuidado/revisiones',
    summary: 'Note who has reviewed a version of the texts',
    body: createRevisionSchema,
    response: revisionSchema,
    status: 201,
    audit: 'Anotó una revisión de textos',
  },
  deleteRevisionTextos: {
    ...change,
    method: 'DELETE',
    path: '/api/cuidado/revisiones/{id}',
    summary: 'Remove a review that was noted by mistake',
    response: lazy(() => z.object({ id: z.string() })),
    audit: 'Quitó una revisión de textos',
  },
});
