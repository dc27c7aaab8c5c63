import * as z from 'zod';
import { changesOf } from '../../core/changes.ts';
import { idSchema } from '../../core/id-schemas.ts';
import { lazy } from '../../core/lazy.ts';
import { recuperadoSchema } from '../../core/recuperado.ts';
import { email, line, paragraph, phone, version } from '../../core/schemas.ts';
import { AVISO_RECHAZO_MAX } from './aviso-rechazo.ts';
import { ESTADOS_CANDIDATO, MAX_MOVIMIENTOS, needsMotivo, TRANSITIONS_CANDIDATO } from './candidato.states.ts';

export const createCandidatoSchema = lazy(() =>
  z.strictObject({
    nombre: line(120, 2),
    email: email(),
    telefono: phone().default(''),
    /** The position that the candidate applies for. */
    puesto: line(120).default(''),
    areaId: idSchema('are', 'El área no existe').nullable().default(null),
    /** Whole years. Clients count on this spelling. */
    experiencia_años: z.number().int().min(0).max(70).nullable().default(null),
    habilidades: z.array(line(60, 1)).max(50).default([]),
    ciudad: line(80).default(''),
    pais: line(60).default(''),
    fuente: line(80).default(''),
    notas: paragraph(4000).default(''),
  }),
);
export type CreateCandidato = z.output<ReturnType<typeof createCandidatoSchema>>;

export const updateCandidatoSchema = lazy(() =>
  changesOf(createCandidatoSchema()).extend({
    /** Another address: booked interviews get a new link, and the old one ends. As if true when it is absent. */
    renovarEnlaces: z.boolean().optional(),
    version: version(),
  }),
);

export const candidatoSchema = lazy(() =>
  z.object({
    ...createCandidatoSchema().shape,
    areaId: z.string().nullable().default(null),
    id: z.string(),
    empresaId: z.string(),
    estado: z.enum(ESTADOS_CANDIDATO),
    /** Codes of the services that an interview was booked for. */
    servicios: z.array(z.string()).default([]),
    fechaCreacion: z.string(),
    fechaActualizacion: z.string(),
    recuperado: recuperadoSchema().optional(),
    version: z.number().int(),
  }),
);
export type Candidato = z.output<ReturnType<typeof candidatoSchema>>;

/** A new candidate, and when the data of somebody with their e-mail was erased, if it ever was. */
export const createdCandidatoSchema = lazy(() => candidatoSchema().extend({ suprimidoEl: z.string().nullable() }));

/** What lists show of a candidate. */
export const candidatoResumenSchema = lazy(() =>
  candidatoSchema().pick({
    id: true,
    empresaId: true,
    nombre: true,
    email: true,
    telefono: true,
    puesto: true,
    areaId: true,
    experiencia_años: true,
    ciudad: true,
    estado: true,
    servicios: true,
    fechaCreacion: true,
  }),
);
export type CandidatoResumen = z.output<ReturnType<typeof candidatoResumenSchema>>;

export const ORDENES_CANDIDATO = ['recientes', 'antiguos', 'nombre', '-nombre'] as const;
export type OrdenCandidato = (typeof ORDENES_CANDIDATO)[number];

/** Instead of an area's id: candidates without one. */
export const SIN_AREA = 'ninguna';

const MOTIVO_MAX = 500;
const move = () => ({
  estado: z.enum(ESTADOS_CANDIDATO),
  motivo: paragraph(MOTIVO_MAX).default(''),
  /** What a rejected person is told by e-mail, in the words of whoever rejects them; null tells them nothing. */
  aviso: z
    .strictObject({ mensaje: paragraph(AVISO_RECHAZO_MAX, 1) })
    .nullable()
    .default(null),
});
const saysWhy = ({ estado, motivo }: { estado: (typeof ESTADOS_CANDIDATO)[number]; motivo: string }) =>
  !needsMotivo(estado) || motivo.length > 0;
type Told = { estado: (typeof ESTADOS_CANDIDATO)[number]; aviso: unknown };
const tellsOfRejection = ({ estado, aviso }: Told) => aviso === null || estado === TRANSITIONS_CANDIDATO.reject.to;
const ONLY_REJECTION = { path: ['aviso'], error: 'Solo se avisa a la persona cuando pasa a Rechazado' };
const WHY = { path: ['motivo'], error: 'Escribe el motivo: quedará en su historial' };

export const updateEstadoSchema = lazy(() =>
  z
    .strictObject({ ...move(), version: version() })
    .refine(saysWhy, WHY)
    .refine(tellsOfRejection, ONLY_REJECTION),
);

export const updateEstadosSchema = lazy(() =>
  z
    .strictObject({
      ids: z
        .array(idSchema('can', 'El candidato no existe'))
        .min(1, 'Elige al menos un candidato')
        .max(MAX_MOVIMIENTOS, `Elige como máximo ${MAX_MOVIMIENTOS} candidatos`),
      ...move(),
    })
    .refine(saysWhy, WHY)
    .refine(tellsOfRejection, ONLY_REJECTION),
);

/** What became of one candidate of many: moved, or why not. */
const movimientoSchema = lazy(() =>
  z.object({
    id: z.string(),
    nombre: z.string(),
    resultado: z.enum(['movido', 'sin_cambio', 'no_permitido', 'no_encontrado']),
    /** For people; empty when moved. */
    mensaje: z.string(),
  }),
);
export type Movimiento = z.output<ReturnType<typeof movimientoSchema>>;
export const movimientosSchema = lazy(() => z.object({ movimientos: z.array(movimientoSchema()) }));
export type Movimientos = z.output<ReturnType<typeof movimientosSchema>>;

export const estadisticasCandidatosSchema = lazy(() =>
  z.object({ total: z.number().int(), porEstado: z.record(z.enum(ESTADOS_CANDIDATO), z.number().int()) }),
);
export type EstadisticasCandidatos = z.output<ReturnType<typeof estadisticasCandidatosSchema>>;
