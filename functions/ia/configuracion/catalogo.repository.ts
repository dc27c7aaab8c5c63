import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { PROVEEDORES, type Proveedor } from '#shared/core/proveedores.ts';
import type { ProveedorConModelos } from '#shared/ia/configuracion/modelos.ts';
import { type Conditions, NOT_EXISTS, type Table, type Write } from '../../core/table.ts';
import { PROVEEDORES_PARTITION as PK } from './proveedor.repository.ts';

/**
 * The models that providers list, as each last gave its list. Apart from the providers themselves, which every interview
 * reads: a list has some kilobytes.
 *
 * | Access                  | Key                                              |
 * | ----------------------- | ------------------------------------------------ |
 * | list of one provider    | PK `GLOBAL#PROVEEDORES`, SK `CATALOGO#<id>`      |
 * | all of them             | PK `GLOBAL#PROVEEDORES`, SK begins `CATALOGO#`   |
 */
const keyOf = (proveedor: Proveedor) => ({ PK, SK: `CATALOGO#${proveedor}` });

const recordSchema = lazy(() =>
  z.object({
    proveedor: z.enum(PROVEEDORES),
    /** When the list came; absent while none ever has. */
    fecha: z.string().optional(),
    modelos: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        /** When it was first missing in the list. */
        retirado: z.string().optional(),
      }),
    ),
    /** The last time that none came; gone with the next list. */
    fallo: z.object({ fecha: z.string(), error: z.string() }).optional(),
    /** Counts what was stored: two who ask at once do not undo each other. */
    version: z.number().int(),
  }),
);
export type CatalogoRecord = z.output<ReturnType<typeof recordSchema>>;

export function catalogoWrite(catalogo: Omit<CatalogoRecord, 'version'>, previous: CatalogoRecord | undefined): Write {
  const put = {
    ...keyOf(catalogo.proveedor),
    tipo: 'CATALOGO_MODELOS',
    ...catalogo,
    version: 1 + (previous?.version ?? 0),
  };
  const unchanged: Conditions = previous ? { version: { eq: previous.version } } : NOT_EXISTS;
  return { put, if: unchanged };
}

export function catalogoRepository(table: Table) {
  return {
    async find(proveedor: ProveedorConModelos): Promise<CatalogoRecord | undefined> {
      const item = await table.get(keyOf(proveedor), { consistent: true });
      return item && recordSchema().parse(item);
    },

    async list(): Promise<CatalogoRecord[]> {
      const { items } = await table.query({ pk: PK, sk: { beginsWith: 'CATALOGO#' } });
      return items.map((item) => recordSchema().parse(item));
    },

    async write(writes: readonly Write[]): Promise<void> {
      await table.write(writes);
    },
  };
}
export type CatalogoRepository = ReturnType<typeof catalogoRepository>;
