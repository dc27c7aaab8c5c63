import * as z from 'zod';
import { lazy } from '../core/lazy.ts';
import { line, paragraph, version } from '../core/schemas.ts';
import {
  CATEGORIAS_CORREO,
  type CategoriaCorreo,
  NOMBRES_PLANTILLA,
  PLANTILLAS_GENERALES,
  type Plantilla,
  plantillaInfo,
} from './plantillas.ts';

/** An e-mail of more than some 100 kB is cut by mail programs; a stored item has to stay small. */
export const MAX_HTML = 20_000;
export const MAX_PARRAFOS = 12;
export const MAX_DATOS = 10;

/** What a template says, part by part: the platform's own layout gives it its look. Plain text with `{variable}` places. */
const partesSchema = lazy(() =>
  z.strictObject({
    modo: z.literal('partes'),
    /** What mail programs show beside the subject. */
    preview: line(200),
    title: line(200, 1),
    /** A line break within one stays one. */
    paragraphs: z
      .array(paragraph(2000, 1))
      .min(1, 'Escribe al menos un párrafo')
      .max(MAX_PARRAFOS, `Escribe como máximo ${MAX_PARRAFOS} párrafos`),
    facts: z
      .array(z.strictObject({ label: line(60, 1), value: line(300, 1) }))
      .max(MAX_DATOS, `Pon como máximo ${MAX_DATOS} datos`),
    action: z.strictObject({ label: line(80, 1), url: line(500, 1) }).nullable(),
    note: paragraph(1000),
  }),
);
export type PartesPlantilla = z.output<ReturnType<typeof partesSchema>>;

const htmlSchema = lazy(() =>
  z.strictObject({
    modo: z.literal('html'),
    html: z
      .string({ error: 'Escribe el HTML' })
      .trim()
      .min(1, 'Escribe el HTML')
      .max(MAX_HTML, `El HTML puede tener como máximo ${MAX_HTML.toLocaleString('es')} caracteres`),
  }),
);

export const contenidoSchema = lazy(() => z.discriminatedUnion('modo', [partesSchema(), htmlSchema()]));
export type ContenidoPlantilla = z.output<ReturnType<typeof contenidoSchema>>;

/** What somebody has written and may not have saved. */
export const borradorSchema = lazy(() => z.strictObject({ subject: line(200, 1), contenido: contenidoSchema() }));
export type BorradorPlantilla = z.output<ReturnType<typeof borradorSchema>>;

export const updatePlantillaCorreoSchema = lazy(() =>
  borradorSchema().extend({
    enabled: z.boolean(),
    /** That the change was made from; 0 as long as nothing was ever stored. */
    version: version(0),
  }),
);

export const restorePlantillaCorreoSchema = lazy(() => z.strictObject({ version: version(0) }));

/** One entry of the list: no texts. */
export const plantillaResumenSchema = lazy(() =>
  z.object({
    plantilla: z.enum(NOMBRES_PLANTILLA),
    titulo: z.string(),
    cuando: z.string(),
    categoria: z.enum(CATEGORIAS_CORREO),
    desactivable: z.boolean(),
    enabled: z.boolean(),
    /** Its text is not the one that the platform comes with. */
    personalizada: z.boolean(),
    version: z.number().int(),
    /** When it was last changed, and by whom; null before the first change. */
    fecha: z.string().nullable(),
    por: z.string().nullable(),
  }),
);
export type PlantillaResumen = z.output<ReturnType<typeof plantillaResumenSchema>>;

const textoSchema = lazy(() => z.object({ subject: z.string(), contenido: contenidoSchema() }));

export const plantillaCorreoSchema = lazy(() =>
  plantillaResumenSchema().extend({
    ...textoSchema().shape,
    variables: z.array(
      z.object({
        nombre: z.string(),
        etiqueta: z.string(),
        ejemplo: z.string(),
        enlace: z.boolean(),
        requerida: z.boolean(),
        secreta: z.boolean(),
      }),
    ),
    /** What the platform comes with. */
    predeterminada: textoSchema(),
    /** What somebody had written before, newest first, to look at and take up again; with until when it was sent. */
    anteriores: z.array(textoSchema().extend({ version: z.number().int(), hasta: z.string(), por: z.string() })).max(5),
  }),
);
export type PlantillaCorreo = z.output<ReturnType<typeof plantillaCorreoSchema>>;

/** An e-mail as it would go out, with the examples of the catalogue for values. */
export const vistaPreviaSchema = lazy(() =>
  z.object({
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    /** The HTML with its places still open: where somebody begins who wants to write it. */
    fuente: z.string(),
  }),
);
export type VistaPrevia = z.output<ReturnType<typeof vistaPreviaSchema>>;

export const pruebaPlantillaSchema = lazy(() =>
  z.object({
    ok: z.boolean(),
    /** The signed-in user's: where it went. */
    destinatario: z.string(),
    /** Why it did not go out, for people. */
    motivo: z.string().nullable(),
  }),
);

/** The documented form of one template: `html` is what is sent, its places open. */
const documentadaSchema = lazy(() =>
  z.strictObject({
    enabled: z.boolean(),
    subject: line(200, 1),
    html: z.string().trim().min(1, 'Escribe el HTML').max(MAX_HTML, `Escribe como máximo ${MAX_HTML} caracteres`),
  }),
);
export type PlantillaDocumentada = z.output<ReturnType<typeof documentadaSchema>>;

/** Where the documented configuration holds a template: `candidatos.invitacionEntrevista`, or `welcome` by itself. */
export function placeOf(plantilla: Plantilla): readonly string[] {
  return PLANTILLAS_GENERALES.includes(plantilla) ? [plantilla] : [plantillaInfo(plantilla).categoria, plantilla];
}

const within = (categoria: CategoriaCorreo | undefined) =>
  NOMBRES_PLANTILLA.filter(
    (plantilla) => (placeOf(plantilla).length === 2 ? plantillaInfo(plantilla).categoria : undefined) === categoria,
  );

const documentadas = (categoria?: CategoriaCorreo) =>
  Object.fromEntries(within(categoria).map((plantilla) => [plantilla, documentadaSchema().optional()] as const));

/** `emailConfig.templates` of the documented configuration. When it is sent, what is absent stays as it is. */
export const templatesSchema = lazy(() =>
  z.strictObject({
    ...Object.fromEntries(
      CATEGORIAS_CORREO.map((categoria) => [categoria, z.strictObject(documentadas(categoria)).optional()] as const),
    ),
    ...documentadas(),
  }),
);
type Documentadas = Record<string, PlantillaDocumentada | undefined>;
export type Templates = Record<string, PlantillaDocumentada | Documentadas | undefined>;
