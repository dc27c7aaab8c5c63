import * as z from 'zod';
import { idSchema } from '../../core/id-schemas.ts';
import { lazy } from '../../core/lazy.ts';
import { line } from '../../core/schemas.ts';

/** Texts that are released together, under one version: what the layer says, and what it answers to questions. */
export const CONJUNTOS_TEXTOS = ['cuidado', 'preguntas'] as const;
export type ConjuntoTextos = (typeof CONJUNTOS_TEXTOS)[number];

/** Reviewers that a version needs before it counts as reviewed; for countries, one in each. */
export const CLASES_REVISION = ['clinica', 'datos', 'pais'] as const;
export type ClaseRevision = (typeof CLASES_REVISION)[number];

const conCuando = z.array(z.object({ cuando: z.string(), texto: z.string() }));

export const textoCuidadoSchema = lazy(() =>
  z.object({
    id: z.string(),
    conjunto: z.enum(CONJUNTOS_TEXTOS),
    version: z.string(),
    /** Subject of the text, in words. */
    grupo: z.string(),
    gravedad: z.number().int().nullable(),
    /** When it is said instead of another one. */
    cuando: z.string().nullable(),
    texto: z.string(),
    textoFacil: z.string().nullable(),
    lenguas: z.array(z.object({ lengua: z.string(), texto: z.string() })),
    /** Variants: said instead where something is unknown or not guaranteed, or besides. */
    variantes: conCuando,
    botones: z.array(z.string()),
    detiene: z.boolean(),
  }),
);
export type TextoCuidado = z.output<ReturnType<typeof textoCuidadoSchema>>;

/** The same as the room says it, in a country: what has no value without an interview stands in brackets. */
export const vistaTextoSchema = lazy(() =>
  textoCuidadoSchema().extend({
    lineas: z.array(z.object({ nombre: z.string(), numero: z.string() })),
  }),
);

const dia = () => z.iso.date('Escribe un día, por ejemplo 2026-03-02');

export const createRevisionSchema = lazy(() =>
  z
    .strictObject({
      conjunto: z.enum(CONJUNTOS_TEXTOS),
      version: line(30, 1),
      clase: z.enum(CLASES_REVISION, { error: 'Elige qué se ha revisado' }),
      /** Two letters; of a reading by country. */
      pais: z.string().max(2).default(''),
      nombre: line(120, 1),
      /** Profession or office that makes the review worth something. */
      cargo: line(160, 1),
      fecha: dia(),
    })
    .refine(({ clase, pais }) => clase !== 'pais' || pais !== '', { path: ['pais'], error: 'Elige el país' }),
);
export type CreateRevision = z.output<ReturnType<typeof createRevisionSchema>>;

export const revisionSchema = lazy(() =>
  z.object({
    id: idSchema('rev'),
    conjunto: z.enum(CONJUNTOS_TEXTOS),
    version: z.string(),
    clase: z.enum(CLASES_REVISION),
    pais: z.string(),
    nombre: z.string(),
    cargo: z.string(),
    fecha: z.string(),
    anotada: z.object({ fecha: z.string(), por: z.string() }),
  }),
);
export type RevisionTextos = z.output<ReturnType<typeof revisionSchema>>;

export const versionTextosSchema = lazy(() =>
  z.object({
    conjunto: z.enum(CONJUNTOS_TEXTOS),
    version: z.string(),
    /** Whether the room uses this version today; the others are only read. */
    vigente: z.boolean(),
    textos: z.number().int(),
    /** Subjects of its texts, in their order. */
    grupos: z.array(z.string()),
    revisiones: z.array(revisionSchema()),
    /** Of which kinds there is no review; while there is one of these it is «sin revisar». */
    faltan: z.array(z.enum(CLASES_REVISION)),
  }),
);
export type VersionTextos = z.output<ReturnType<typeof versionTextosSchema>>;

export const garantiaSchema = lazy(() =>
  z.object({
    id: z.string(),
    frase: z.string(),
    seCumple: z.boolean(),
    prueba: z.string().nullable(),
    seActiva: z.string(),
  }),
);

/** Figures of the care content; the due ones first. */
export const cuidadoSchema = lazy(() =>
  z.object({
    lineas: z.object({
      total: z.number().int(),
      /** Shown to candidates. */
      visibles: z.number().int(),
      /** Of these, those that nobody has dialled. */
      sinFirmar: z.number().int(),
      /** Their verification ends within 60 days. */
      porVencer: z.number().int(),
      /** It has ended. */
      vencidas: z.number().int(),
      retiradas: z.number().int(),
      /** The next day on which one ends. */
      proxima: z.string().nullable(),
    }),
    paises: z.array(z.object({ codigo: z.string(), nombre: z.string() })),
    versiones: z.array(versionTextosSchema()),
    garantias: z.array(garantiaSchema()),
  }),
);
