import * as z from 'zod';
import { idSchema } from '../../core/id-schemas.ts';
import { lazy } from '../../core/lazy.ts';
import { page } from '../../core/schemas.ts';

/** What a change made of one value that is no personal data: a role, a state, a term. */
const cambioSchema = lazy(() => {
  const valor = z.union([z.string(), z.number(), z.boolean()]).nullable();
  return z.object({ campo: z.string(), antes: valor, despues: valor });
});
export type CambioAuditado = z.output<ReturnType<typeof cambioSchema>>;

/** One change: who made it, by which call, on what, when and from where. */
export const auditoriaSchema = lazy(() =>
  z.object({
    id: z.string(),
    fecha: z.string(),
    /** Method and path of the call, with its placeholders: `PUT /api/areas/{id}`. */
    operacion: z.string(),
    /** Its words, as people read them after a name; entries from before these were kept have none. */
    accion: z.string().optional(),
    /** What kind of thing it is about: the first part of the path. */
    entidad: z.string(),
    /** What the placeholders stood for. */
    parametros: z.record(z.string(), z.string()),
    /** The id of what it made; nothing for changes of what there was. */
    objetoId: z.string().optional(),
    actor: z.object({ usuarioId: z.string(), nombre: z.string(), rol: z.string() }),
    /** IP address. */
    direccion: z.string(),
    requestId: z.string(),
    /** How many messages of a queue were sent again or discarded; nothing for other changes. */
    cuantos: z.number().int().optional(),
    /** Only of values that are no personal data; the others are not kept. */
    cambios: z.array(cambioSchema()).optional(),
  }),
);
export type Auditoria = z.output<ReturnType<typeof auditoriaSchema>>;

/** The same with what it was about, as it stands now. */
export const auditoriaDetalleSchema = lazy(() =>
  auditoriaSchema().extend({
    /** null when it is no longer there, or was no single thing. `ruta`: where it is shown; null without a screen of its own. */
    objeto: z.object({ nombre: z.string(), ruta: z.string().nullable() }).nullable(),
  }),
);
export type AuditoriaDetalle = z.output<ReturnType<typeof auditoriaDetalleSchema>>;

const dia = () => z.iso.date('Escribe un día, por ejemplo 2026-03-02');

/** Whose log: the superadmin names a company, or gets the platform's. */
export const auditoriaDeSchema = lazy(() => z.object({ empresaId: idSchema('emp').optional() }));

/** Days in UTC, both included. */
export const auditoriaFiltrosSchema = lazy(() =>
  auditoriaDeSchema().extend({
    desde: dia().optional(),
    hasta: dia().optional(),
    actorId: idSchema('usr').optional(),
    entidad: z.string().max(40).optional(),
    operacion: z.string().max(120).optional(),
  }),
);
export type AuditoriaFiltros = Omit<z.output<ReturnType<typeof auditoriaFiltrosSchema>>, 'empresaId'>;

export const auditoriaQuerySchema = lazy(() => auditoriaFiltrosSchema().extend(page().shape));
