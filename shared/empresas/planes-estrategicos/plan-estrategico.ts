import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import { line, paragraph, version } from '../../core/schemas.ts';
import { documentoSchema } from '../../documentos/documento.ts';

/** Largest file that a Lambda takes itself, in bytes; larger ones go to the bucket with a signed form. */
export const PLAN_FORM_MAX_BYTES = 4 * 1024 * 1024;
/** Of text that is kept, in characters: a plan's item stays below 100 kB whatever the letters are. */
export const PLAN_TEXTO_MAX = 30_000;

export const TEXTO_NOMBRE_OBLIGATORIO = 'El nombre del plan es obligatorio';
export const TEXTO_TIPO = 'Solo se permiten archivos PDF, DOC, DOCX o TXT';
export const TEXTO_SIN_EMPRESA = 'No se pudo obtener el ID de la empresa';

export const ARCHIVO_PLAN = { formatos: ['pdf', 'doc', 'docx', 'txt'], noAdmitido: TEXTO_TIPO } as const;

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
    archivo: documentoSchema().nullable(),
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
    revision: version(0).optional(),
  }),
);
export type PlanEstrategicoInput = z.output<ReturnType<typeof planEstrategicoInput>>;
