import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';

/** How a model is named in a call: letters, digits and what providers put between them. */
export const MODELO_ID = /^[\w.:/-]{1,120}$/;

/** One model that can be chosen, or still is chosen. */
export const modeloCatalogoSchema = lazy(() =>
  z.object({
    /** As the provider's API spells it. */
    id: z.string(),
    label: z.string(),
    /** The provider no longer lists it, or takes no more of our calls for it: it is not called and not chosen anew. */
    retirado: z.boolean(),
    /** Whether the product was tried with it; one that only the provider's list names was not. */
    probado: z.boolean(),
  }),
);
export type ModeloCatalogo = z.output<ReturnType<typeof modeloCatalogoSchema>>;

/** The models of one provider. */
export const catalogoSchema = lazy(() =>
  z.object({
    modelos: z.array(modeloCatalogoSchema()),
    /** When the provider last gave its list; null while it never has. */
    fecha: z.string().nullable(),
    /** The last time that it gave none, when that was later; in words. */
    fallo: z.object({ fecha: z.string(), error: z.string() }).nullable(),
  }),
);
export type Catalogo = z.output<ReturnType<typeof catalogoSchema>>;

/** What came of asking a provider for its list: how many models are new in it, and how many are gone. */
export const catalogoActualizadoSchema = lazy(() =>
  z.object({
    ok: z.boolean(),
    /** Why not, in words. */
    error: z.string().nullable(),
    nuevos: z.number().int().nonnegative(),
    retirados: z.number().int().nonnegative(),
  }),
);
export type CatalogoActualizado = z.output<ReturnType<typeof catalogoActualizadoSchema>>;
