import * as z from 'zod';
import { idSchema } from '../../core/id-schemas.ts';
import { lazy } from '../../core/lazy.ts';
import { type CampoClave, campoDe, PROVEEDORES, type Proveedor } from '../../core/proveedores.ts';
import { version } from '../../core/schemas.ts';
import { catalogoSchema, MODELO_ID } from './catalogo.ts';
import { hasModelos } from './modelos.ts';

/** Those that an interviewer may speak through; the others are for voice and image. */
export const PROVEEDORES_LENGUAJE = ['openai', 'claude', 'gemini', 'perplexity'] as const satisfies Proveedor[];
export type ProveedorLenguaje = (typeof PROVEEDORES_LENGUAJE)[number];
export const isLenguaje = (proveedor: Proveedor): proveedor is ProveedorLenguaje =>
  (PROVEEDORES_LENGUAJE as readonly Proveedor[]).includes(proveedor);

/**
 * Whether the contract with a provider says that it neither keeps what it is sent nor trains with it. With `no` the care layer
 * sends it nothing; what is not known works, and the superadmin sees it.
 */
export const CONTRATOS = ['si', 'no', 'no_consta'] as const;
export type Contrato = (typeof CONTRATOS)[number];

const printable = () =>
  z
    .string({ error: 'Escribe la clave' })
    .trim()
    .max(500, 'La clave es demasiado larga')
    .regex(/^[\x21-\x7e]*$/, 'La clave no puede llevar espacios, acentos ni saltos de línea');

/** Formats that the diagnostics guide documents; the other providers publish none. */
const FORMATS: Partial<Record<Proveedor, (key: string) => string | undefined>> = {
  openai: (key) => {
    if (!key.startsWith('sk-')) return 'La clave de OpenAI empieza por sk-';
    if (key.startsWith('sk-proj-') && key.length < 60) return 'Una clave de proyecto tiene 60 caracteres o más';
    return undefined;
  },
  did: (key) => {
    if (!key.includes(':')) return 'La clave de D-ID tiene la forma usuario:contraseña';
    if (key.length < 15 || key.length > 150) return 'La clave de D-ID tiene entre 15 y 150 caracteres';
    if (!/^[a-zA-Z0-9_.-]{3,50}:/.test(key)) return 'El usuario tiene de 3 a 50 letras, cifras o _ . -';
    if (!/^[^:]+:[a-zA-Z0-9_.+/=-]{10,100}$/.test(key))
      return 'La contraseña tiene de 10 a 100 letras, cifras o _ . + / = -';
    return undefined;
  },
};

const MINIMO = 12;

/** What is wrong with a key, in words; undefined when it may be right. */
export function formatoProblema(proveedor: Proveedor, clave: string): string | undefined {
  const plain = printable().safeParse(clave);
  if (!plain.success) return plain.error.issues[0]?.message;
  const special = FORMATS[proveedor]?.(plain.data);
  if (special) return special;
  return plain.data.length < MINIMO ? `La clave tiene al menos ${MINIMO} caracteres` : undefined;
}

const DE_SU_PROVEEDOR = 'La clave tiene la forma que les da su proveedor';

const claveDe = (proveedor: Proveedor) =>
  printable()
    .superRefine((clave, context) => {
      const problem = formatoProblema(proveedor, clave);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    })
    .describe(DE_SU_PROVEEDOR);

/** A key of each provider to store, null to remove it; what is not named stays. */
const clavesSchema = lazy(() =>
  z.strictObject(
    Object.fromEntries(
      PROVEEDORES.map((proveedor) => [campoDe(proveedor), claveDe(proveedor).nullable().optional()]),
    ) as Record<CampoClave, z.ZodOptional<z.ZodNullable<z.ZodString>>>,
  ),
);

const ajusteSchema = (proveedor: Proveedor) =>
  z.strictObject({
    activo: z.boolean(),
    /** One of its catalogue; null for a provider without models. */
    modelo: z
      .string()
      .regex(MODELO_ID, 'Elige un modelo de la lista')
      .nullable()
      .refine((id) => hasModelos(proveedor) === (id !== null), 'Elige un modelo de la lista'),
    /** Of language models; what is not named stays. */
    contratoSinRetencion: z
      .enum(CONTRATOS, 'Elige sí, no o no consta')
      .optional()
      .refine((contrato) => contrato === undefined || isLenguaje(proveedor), 'Solo lo tienen los modelos de lenguaje'),
    /** Of the settings that the change was made from. */
    version: version(0),
  });

const ajustesSchema = lazy(() =>
  z.strictObject(
    Object.fromEntries(PROVEEDORES.map((proveedor) => [proveedor, ajusteSchema(proveedor).optional()])) as Record<
      Proveedor,
      z.ZodOptional<ReturnType<typeof ajusteSchema>>
    >,
  ),
);

/** Language models in the order in which they are asked, every one of them once. */
const ordenSchema = lazy(() =>
  z.object({
    proveedores: z
      .array(z.enum(PROVEEDORES_LENGUAJE))
      .length(PROVEEDORES_LENGUAJE.length, 'El orden nombra a los cuatro proveedores')
      .refine((orden) => new Set(orden).size === orden.length, 'Cada proveedor aparece una sola vez'),
    /** Of the order that the change was made from; 0 while nobody has set one. */
    version: version(0),
  }),
);
export type Orden = z.output<ReturnType<typeof ordenSchema>>;

export const updateProveedoresSchema = lazy(() =>
  z.strictObject({
    apiKeys: clavesSchema().optional(),
    proveedores: ajustesSchema().optional(),
    orden: ordenSchema().optional(),
  }),
);
export type UpdateProveedores = z.output<ReturnType<typeof updateProveedoresSchema>>;

export const testProveedorSchema = lazy(() =>
  z
    .strictObject({
      proveedor: z.enum(PROVEEDORES),
      /** Tried without being stored; the stored one when it is absent. */
      clave: printable().optional(),
      /** Its key comes before the platform's. */
      empresaId: idSchema('emp', 'La empresa no existe').optional(),
    })
    .superRefine(({ proveedor, clave }, context) => {
      const problem = clave === undefined ? undefined : formatoProblema(proveedor, clave);
      if (problem) context.addIssue({ code: 'custom', path: ['clave'], message: problem });
    })
    .describe(DE_SU_PROVEEDOR),
);

/** What a provider answered to a key. */
export const pruebaSchema = lazy(() =>
  z.object({
    ok: z.boolean(),
    fecha: z.string(),
    latenciaMs: z.number().int().nonnegative(),
    /** Why not, in words; null when it worked. */
    error: z.string().nullable(),
  }),
);
export type Prueba = z.output<ReturnType<typeof pruebaSchema>>;

/** Whose key counts, or was tried. */
export const ORIGENES_CLAVE = ['empresa', 'plataforma'] as const;
export type OrigenClave = (typeof ORIGENES_CLAVE)[number];

/** `origen`: whose stored key was tried; null for one that was typed. */
export const pruebaHechaSchema = lazy(() => pruebaSchema().extend({ origen: z.enum(ORIGENES_CLAVE).nullable() }));

export const proveedorSchema = lazy(() =>
  z.object({
    proveedor: z.enum(PROVEEDORES),
    /** `••••1234`, or empty without a key. The key itself never leaves. */
    clave: z.string(),
    fechaClave: z.string().nullable(),
    activo: z.boolean(),
    /** Null for a provider without models. */
    modelo: z.string().nullable(),
    /** Null for a provider that is sent no texts of candidates. */
    contratoSinRetencion: z.enum(CONTRATOS).nullable(),
    /** The models that it has; none for a provider without models. */
    catalogo: catalogoSchema(),
    /** The last time that the stored key was tried. */
    prueba: pruebaSchema().nullable(),
    version: z.number().int().nonnegative(),
  }),
);
export type ProveedorConfigurado = z.output<ReturnType<typeof proveedorSchema>>;

export const configuracionGlobalSchema = lazy(() =>
  z.object({
    /** Masked. */
    apiKeys: z.record(z.string(), z.string()),
    /** In the platform's order. */
    proveedores: z.array(proveedorSchema()),
    orden: ordenSchema(),
  }),
);
export type ConfiguracionGlobal = z.output<ReturnType<typeof configuracionGlobalSchema>>;
