import * as z from 'zod';
import { idSchema } from '../../core/id-schemas.ts';
import { lazy } from '../../core/lazy.ts';
import { campoDe, PROVEEDORES } from '../../core/proveedores.ts';
import { freeJson, paragraph, version } from '../../core/schemas.ts';

export const TIPOS_CONFIGURACION = ['string', 'number', 'boolean', 'json'] as const;
export type TipoConfiguracion = (typeof TIPOS_CONFIGURACION)[number];

/** Characters of a text, and of anything else written as JSON. */
export const VALOR_MAX = 1000;

/** Keys of providers are encrypted, and have calls of their own. */
const RESERVADOS = new Set(PROVEEDORES.map((proveedor) => campoDe(proveedor).toLowerCase()));

const nombre = lazy(() =>
  z
    .string({ error: 'Escribe un nombre' })
    .trim()
    .regex(
      /^[A-Za-z][A-Za-z0-9_.-]{0,79}$/,
      'Empieza por una letra y usa letras, cifras, punto o guion: 80 como máximo',
    )
    .refine((text) => !RESERVADOS.has(text.toLowerCase()), 'Las claves de API se guardan en su propio apartado'),
);

const valorSchema = lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.array(z.json()), z.record(z.string(), z.json())]),
);

const FLAGS = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
]);

/** The value as its type has it, also from a text: 'true' is true, '12' is 12. Undefined when it is none. */
function valorOf(tipo: TipoConfiguracion, valor: unknown): z.output<ReturnType<typeof valorSchema>> | undefined {
  if (tipo === 'string') return typeof valor === 'string' ? valor : undefined;
  if (tipo === 'boolean') return FLAGS.get(valor);
  if (tipo === 'number') {
    const number = typeof valor === 'string' && valor.trim() ? Number(valor) : valor;
    return typeof number === 'number' && freeJson().safeParse(number).success ? number : undefined;
  }
  try {
    const parsed = typeof valor === 'string' ? JSON.parse(valor) : valor;
    return parsed !== null && typeof parsed === 'object' && freeJson().safeParse(parsed).success ? parsed : undefined;
  } catch {
    return undefined;
  }
}

const WRONG: Record<TipoConfiguracion, string> = {
  string: 'El valor debe ser un texto',
  number: 'El valor debe ser un número',
  boolean: 'El valor debe ser true o false',
  json: 'El valor debe ser un objeto o una lista en JSON',
};

/** Checks a value by its type, and gives it as that type. */
export function typedValor<T extends { tipo: TipoConfiguracion; valor: unknown }>(
  entry: T,
  context: Pick<z.RefinementCtx, 'addIssue'>,
) {
  const valor = valorOf(entry.tipo, entry.valor);
  if (valor === undefined) context.addIssue({ code: 'custom', path: ['valor'], message: WRONG[entry.tipo] });
  else if ((typeof valor === 'string' ? valor : JSON.stringify(valor)).length > VALOR_MAX) {
    context.addIssue({ code: 'custom', path: ['valor'], message: `Escribe como máximo ${VALOR_MAX} caracteres` });
  }
  return { ...entry, valor: valor ?? '' };
}

const descripcion = () => paragraph(300);

/** By name: what the company has under it already is replaced. */
export const createConfiguracionSchema = lazy(() =>
  z
    .strictObject({
      empresaId: idSchema('emp', 'Elige una empresa'),
      nombre: nombre(),
      valor: freeJson(),
      tipo: z.enum(TIPOS_CONFIGURACION, { error: 'Elige un tipo de la lista' }).default('string'),
      descripcion: descripcion().default(''),
      activo: z.boolean({ error: 'Elige si está activa' }).default(true),
    })
    .transform(typedValor)
    .describe(`El valor es de su tipo, o un texto que lo dice, con ${VALOR_MAX} caracteres como máximo en total`),
);

/** What is left out stays. Company and name are what the entry is found by: another name is another entry. */
export const updateConfiguracionSchema = lazy(() =>
  z.strictObject({
    valor: freeJson().optional(),
    tipo: z.enum(TIPOS_CONFIGURACION, { error: 'Elige un tipo de la lista' }).optional(),
    descripcion: descripcion().optional(),
    activo: z.boolean({ error: 'Elige si está activa' }).optional(),
    /** Of the entry that the change was made from; without one it is made from the entry as it stands. */
    version: version().optional(),
  }),
);

export const configuracionSchema = lazy(() =>
  z.object({
    id: z.string(),
    empresaId: z.string(),
    nombre: z.string(),
    valor: valorSchema(),
    tipo: z.enum(TIPOS_CONFIGURACION),
    descripcion: z.string(),
    activo: z.boolean(),
    fechaCreacion: z.string(),
    fechaActualizacion: z.string(),
    version: z.number().int(),
  }),
);
export type Configuracion = z.output<ReturnType<typeof configuracionSchema>>;

/** The platform's keys of the first three providers, as masks; a provider without one is left out. */
export const configuracionSistemaSchema = lazy(() =>
  z.object({
    claudeApiKey: z.string().optional(),
    openaiApiKey: z.string().optional(),
    geminiApiKey: z.string().optional(),
  }),
);
