import * as z from 'zod';
import { lazy } from '../core/lazy.ts';
import { email, line, paragraph, phone } from '../core/schemas.ts';

export const ESTADOS_CANDIDATO = ['nuevo', 'en_proceso', 'entrevistado', 'seleccionado', 'rechazado'] as const;
export type EstadoCandidato = (typeof ESTADOS_CANDIDATO)[number];

export const createCandidatoSchema = lazy(() =>
  z.strictObject({
    nombre: line(120, 2),
    email: email(),
    telefono: phone().default(''),
    /** The position that the candidate applies for. */
    puesto: line(120).default(''),
    areaId: z.string().max(64).nullable().default(null),
    /** Whole years. The wire spelling is the specification's. */
    experiencia_años: z.number().int().min(0).max(70).nullable().default(null),
    habilidades: z.array(line(60, 1)).max(50).default([]),
    ciudad: line(80).default(''),
    pais: line(60).default(''),
    fuente: line(80).default(''),
    notas: paragraph(4000).default(''),
  }),
);
export type CreateCandidato = z.output<ReturnType<typeof createCandidatoSchema>>;

export const updateCandidatoSchema = lazy(() => createCandidatoSchema().extend({ version: z.number().int().min(1) }));

export const candidatoSchema = lazy(() =>
  z.object({
    ...createCandidatoSchema().shape,
    id: z.string(),
    empresaId: z.string(),
    estado: z.enum(ESTADOS_CANDIDATO),
    fechaCreacion: z.string(),
    fechaActualizacion: z.string(),
    version: z.number().int(),
  }),
);
export type Candidato = z.output<ReturnType<typeof candidatoSchema>>;
