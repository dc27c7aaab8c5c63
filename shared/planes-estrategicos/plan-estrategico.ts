import * as z from 'zod';
import { lazy } from '../core/lazy.ts';
import { line, paragraph } from '../core/schemas.ts';

/** Specification 1, sections 3.3, 5, 8.4 and 9. */
export const PLAN_MAX_BYTES = 10 * 1024 * 1024;
/** What a Lambda takes itself; larger files go to the bucket with a signed form (decisions, section 3). */
export const PLAN_FORM_MAX_BYTES = 4 * 1024 * 1024;
/** Of text that is kept, in characters: a plan's item stays below 100 kB whatever the letters are. */
export const PLAN_TEXTO_MAX = 30_000;

export const TEXTO_NOMBRE_OBLIGATORIO = 'El nombre del plan es obligatorio';
export const TEXTO_TIPO = 'Solo se permiten archivos PDF, DOC, DOCX o TXT';
export const TEXTO_TAMANO = 'El archivo no puede ser mayor a 10MB';
export const TEXTO_VACIO = 'El archivo está vacío';
export const TEXTO_SIN_EMPRESA = 'No se pudo obtener el ID de la empresa';

/** What a plan's file may be, and the type that it is stored and sent with. */
export const FORMATOS_PLAN = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
} as const;
export type FormatoPlan = keyof typeof FORMATOS_PLAN;

/** By the end of its name; whether the file is what it says is seen when it has arrived. */
export function formatoOf(nombre: string): FormatoPlan | undefined {
  const extension = /\.([a-z]{3,4})$/i.exec(nombre.trim())?.[1]?.toLowerCase() ?? '';
  return extension in FORMATOS_PLAN ? (extension as FormatoPlan) : undefined;
}

export const ESTADOS_EXTRACCION = ['pendiente', 'extraido', 'sin_texto', 'error'] as const;

export const archivoPlanSchema = lazy(() =>
  z.object({
    id: z.string(),
    nombre: z.string(),
    formato: z.enum(Object.keys(FORMATOS_PLAN) as [FormatoPlan, ...FormatoPlan[]]),
    /** In bytes. */
    tamano: z.number().int(),
    fecha_subida: z.string(),
    extraccion: z.object({
      estado: z.enum(ESTADOS_EXTRACCION),
      /** Of the whole text of the file; what is kept of it ends at `PLAN_TEXTO_MAX`. */
      caracteres: z.number().int().default(0),
      recortado: z.boolean().default(false),
      /** What a person reads when it could not be done. */
      motivo: z.string().optional(),
    }),
  }),
);
export type ArchivoPlan = z.output<ReturnType<typeof archivoPlanSchema>>;

/** The plan as a company's answer carries it. */
export const planEstrategicoSchema = lazy(() =>
  z.object({
    id: z.string(),
    nombre: z.string(),
    descripcion: z.string(),
    contenido_texto: z.string(),
    /** Of the plan's own words, as people write it; what guards an edit is `revision`. */
    version: z.string(),
    activo: z.boolean(),
    revision: z.number().int(),
    /** Path of the call that answers the file's address; null without a file. */
    archivo_url: z.string().nullable(),
    fecha_subida: z.string().nullable(),
    archivo: archivoPlanSchema().nullable(),
    fechaActualizacion: z.string(),
  }),
);
export type PlanEstrategico = z.output<ReturnType<typeof planEstrategicoSchema>>;

/** With what was read in the file, when that is not the plan's text already. */
export const planConTextoSchema = lazy(() => planEstrategicoSchema().extend({ textoArchivo: z.string().nullable() }));
export type PlanConTexto = z.output<ReturnType<typeof planConTextoSchema>>;

export const planEstrategicoInput = lazy(() =>
  z.strictObject({
    nombre: line(160).min(1, TEXTO_NOMBRE_OBLIGATORIO),
    descripcion: paragraph(2000).default(''),
    contenido_texto: paragraph(PLAN_TEXTO_MAX).default(''),
    version: line(20).default('1.0'),
    activo: z.boolean().default(true),
    /** The one that the plan was read at; without it the company's version alone guards the save. */
    revision: z.number().int().min(0).optional(),
  }),
);
export type PlanEstrategicoInput = z.output<ReturnType<typeof planEstrategicoInput>>;

/** A file that is about to be sent. */
export const subidaInput = lazy(() =>
  z.strictObject({
    nombre: line(200, 1),
    /** As the browser says; the name and, later, the bytes decide. */
    tipo: line(120).default(''),
    /** In bytes. */
    tamano: z.number().int().min(0),
  }),
);

/** A signed form: POST `campos` and then the file, as `file`, to `url`. */
export const subidaSchema = lazy(() =>
  z.object({ id: z.string(), url: z.string(), campos: z.record(z.string(), z.string()), caduca: z.string() }),
);
export type Subida = z.output<ReturnType<typeof subidaSchema>>;
