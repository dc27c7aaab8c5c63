import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import { PROVEEDORES, type Proveedor } from '../../core/proveedores.ts';
import { version } from '../../core/schemas.ts';
import { PERMITIBLES, type ProveedorPermitible } from './permitidos.ts';
import { ORIGENES_CLAVE, pruebaSchema } from './proveedor.ts';

/** One provider as a company has it: its own key, or else the platform's. */
const estadoApiSchema = lazy(() =>
  z.object({
    /** What the last try of the key that counts gave; false while nobody has tried it. */
    isValid: z.boolean(),
    lastError: z.string().nullable(),
    /** The company's own key as `••••1234`; empty without one. The platform's is nobody else's business. */
    clave: z.string(),
    fechaClave: z.string().nullable(),
    /** Whose key counts; null without any. */
    origen: z.enum(ORIGENES_CLAVE).nullable(),
    /** Whether the company may use it, and whether the platform has it on. */
    permitido: z.boolean(),
    activo: z.boolean(),
    prueba: pruebaSchema().nullable(),
  }),
);
export type EstadoApi = z.output<ReturnType<typeof estadoApiSchema>>;

export const apisEmpresaSchema = lazy(() =>
  z.object({
    /** The company's, as people see it. */
    nombre: z.string(),
    apiStatus: z.object(
      Object.fromEntries(PROVEEDORES.map((each) => [each, estadoApiSchema()])) as Record<
        Proveedor,
        ReturnType<typeof estadoApiSchema>
      >,
    ),
    /** In the platform's order. */
    orden: z.array(z.enum(PROVEEDORES)),
    /** Of the company, for a change of what it may use. */
    version: z.number().int(),
  }),
);
export type ApisEmpresa = z.output<ReturnType<typeof apisEmpresaSchema>>;

/** `configured`: those with a key; `valid`: those whose last try worked. */
export const statsApisSchema = lazy(() =>
  z.object({
    stats: z.object({ configured: z.number().int(), total: z.number().int(), valid: z.number().int() }),
  }),
);

export const updateClaveEmpresaSchema = lazy(() =>
  z.strictObject({
    /** Null removes it, and the platform's counts again. Its format is checked by the provider's rule. */
    clave: z.string({ error: 'Escribe la clave' }).trim().max(500, 'La clave es demasiado larga').nullable(),
  }),
);

export const updatePermitidosSchema = lazy(() =>
  z.strictObject({
    permitidos: z.strictObject(
      Object.fromEntries(PERMITIBLES.map((each) => [each, z.boolean()])) as Record<ProveedorPermitible, z.ZodBoolean>,
    ),
    version: version(),
  }),
);
