import * as z from 'zod';
import { lazy } from '../core/lazy.ts';
import { instant, page } from '../core/schemas.ts';
import { CATEGORIAS_CORREO, NOMBRES_PLANTILLA } from './plantillas.ts';

/**
 * What has become of an e-mail. `enviado`: a mail server took it; nobody knows more unless it comes back. `omitido`: it
 * was not sent, because its template is switched off.
 */
export const ESTADOS_CORREO = ['encolado', 'enviado', 'fallido', 'rebotado', 'omitido'] as const;
export type EstadoCorreo = (typeof ESTADOS_CORREO)[number];

/** From each state to which; sending again begins anew. */
export const CORREO_TRANSITIONS: Record<EstadoCorreo, readonly EstadoCorreo[]> = {
  encolado: ['enviado', 'fallido', 'rebotado', 'omitido'],
  enviado: ['rebotado'],
  fallido: ['encolado'],
  rebotado: ['encolado'],
  omitido: ['encolado'],
};

export const estadosAntesDe = (estado: EstadoCorreo): EstadoCorreo[] =>
  ESTADOS_CORREO.filter((desde) => CORREO_TRANSITIONS[desde].includes(estado));

export const correoSchema = lazy(() =>
  z.object({
    id: z.string(),
    plantilla: z.enum(NOMBRES_PLANTILLA),
    categoria: z.enum(CATEGORIAS_CORREO),
    para: z.object({ nombre: z.string(), email: z.string() }),
    estado: z.enum(ESTADOS_CORREO),
    /** When it was asked for, and when a mail server took it. */
    fecha: z.string(),
    fechaEnvio: z.string().nullable(),
    /** Tries since it was last asked for. */
    intentos: z.number().int(),
    /** Why the last try failed or why it came back, for people. */
    motivo: z.string().nullable(),
    /** By whom it went out. */
    via: z.enum(['ses', 'smtp']).nullable(),
    reenvios: z.number().int(),
    /** Whether it can be sent again as it is; else `impedimento` says what to do instead. */
    reenviable: z.boolean(),
    impedimento: z.string().nullable(),
  }),
);
export type Correo = z.output<ReturnType<typeof correoSchema>>;

export const listCorreosQuery = lazy(() =>
  page().extend({
    limit: z.coerce.number().int().min(1).max(100).default(25),
    estado: z.enum(ESTADOS_CORREO).optional(),
    categoria: z.enum(CATEGORIAS_CORREO).optional(),
    plantilla: z.enum(NOMBRES_PLANTILLA).optional(),
    /** The beginning of the recipient's address; others are listed newest first, these by address. */
    q: z.string().trim().toLowerCase().max(254).optional(),
    /** Both ends belong to the period. */
    desde: instant().optional(),
    hasta: instant().optional(),
  }),
);
export type ListCorreosQuery = z.output<ReturnType<typeof listCorreosQuery>>;
