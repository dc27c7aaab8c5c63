import * as z from 'zod';
import { sesionSchema } from '../../acceso/auth/auth.ts';
import { defineApi } from '../../core/contract.ts';
import { dependenciaPublicaSchema } from '../../core/dependencias.ts';
import { lazy } from '../../core/lazy.ts';
import { page } from '../../core/schemas.ts';
import { tenantSchema } from '../../empresas/plataforma/plataforma.api.ts';
import { colasSchema, copiasSchema, descarteSchema, mensajeMuertoSchema, reintentoSchema } from './colas.ts';
import { dependenciaSchema, horaSaludSchema, registroSaludSchema } from './salud.ts';

const access = { permission: 'manage_empresas' } as const;

export const sistemaApi = defineApi({
  getTest: {
    method: 'GET',
    path: '/api/test',
    access: 'public',
    scope: 'plataforma',
    summary: 'Whether the server answers and reaches its table, and what the last check of its services found',
    response: lazy(() =>
      z.object({
        servidor: z.literal('ok'),
        baseDatos: z.enum(['ok', 'caido']),
        version: z.string(),
        dependencias: z.array(dependenciaPublicaSchema()),
      }),
    ),
    uses: { table: 'read' },
  },
  getSalud: {
    method: 'GET',
    path: '/api/salud',
    access,
    scope: 'plataforma',
    summary: 'The state of each service that the platform stands on, with latency, age and what was found',
    response: lazy(() =>
      z.object({
        estado: z.enum(['ok', 'degradado', 'caido', 'desconocido']),
        baseDatos: z.enum(['ok', 'caido']),
        version: z.string(),
        fecha: z.string().nullable(),
        edadSegundos: z.number().int().nonnegative().nullable(),
        dependencias: z.array(dependenciaSchema()),
      }),
    ),
    uses: { table: 'read' },
  },
  listSalud: {
    method: 'GET',
    path: '/api/salud/historial',
    access,
    scope: 'plataforma',
    summary: 'What the checks of the last 7 days found, newest first',
    query: page,
    response: registroSaludSchema,
    list: true,
    uses: { table: 'read' },
  },
  listHorasSalud: {
    method: 'GET',
    path: '/api/salud/horas',
    access,
    scope: 'plataforma',
    summary: 'How often each service was found in which state, hour by hour for 7 days, newest first',
    query: page,
    response: horaSaludSchema,
    list: true,
    uses: { table: 'read' },
  },
  getColas: {
    method: 'GET',
    path: '/api/sistema/colas',
    access,
    scope: 'plataforma',
    summary: 'How full the queue of each job is, and how much it gave up on',
    response: colasSchema,
    uses: { queues: 'count' },
  },
  listMensajesMuertos: {
    method: 'GET',
    path: '/api/sistema/colas/{trabajo}/muertas',
    access,
    scope: 'plataforma',
    summary: 'Up to 10 messages that a job gave up on, without what they say',
    response: mensajeMuertoSchema,
    list: true,
    uses: { queues: 'peek' },
  },
  retryMensajesMuertos: {
    method: 'POST',
    path: '/api/sistema/colas/{trabajo}/reintentar',
    access,
    scope: 'plataforma',
    summary: 'Send what a job gave up on to its queue again, 100 at most',
    response: reintentoSchema,
    audit: 'Reintentó mensajes fallidos',
    changes: ['sistema'],
    uses: { table: 'write', queues: 'redrive' },
    timeoutSeconds: 20,
  },
  discardMensajesMuertos: {
    method: 'POST',
    path: '/api/sistema/colas/{trabajo}/descartar',
    access,
    scope: 'plataforma',
    summary: 'Delete what a job gave up on, 100 at most',
    response: descarteSchema,
    audit: 'Descartó mensajes fallidos',
    changes: ['sistema'],
    uses: { table: 'write', queues: 'discard' },
    timeoutSeconds: 20,
  },
  getCopias: {
    method: 'GET',
    path: '/api/sistema/copias',
    access,
    scope: 'plataforma',
    summary: 'To which moments the table can be set back',
    response: copiasSchema,
    uses: { table: 'read', backups: 'read' },
  },
  initializeApp: {
    method: 'POST',
    path: '/api/app/inicializar',
    access: 'session',
    scope: 'plataforma',
    summary: 'The signed-in user and their companies, asked for once after sign-in',
    response: lazy(() => sesionSchema().pick({ user: true, empresas: true })),
    whileReadOnly: true,
    audit: false,
    uses: { table: 'read' },
  },
  listTenants: {
    method: 'GET',
    path: '/api/tenants',
    access,
    scope: 'plataforma',
    summary: 'Companies with what happens in them, newest first',
    query: lazy(() => page().extend({ limit: z.coerce.number().int().min(1).max(100).default(25) })),
    response: tenantSchema,
    list: true,
    reads: ['empresas', 'suscripciones', 'configuracion'],
    uses: { table: 'read' },
  },
});
