import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { PROVEEDORES, type Proveedor, pruebaSchema } from '#shared/proveedores/proveedor.ts';
import { companyPartition } from '../core/company-table.ts';
import type { Table } from '../core/table.ts';

/**
 * Keys of providers that a company has of its own: they come before the platform's.
 *
 * | Access               | Key                                             |
 * | -------------------- | ----------------------------------------------- |
 * | one key              | PK `EMPRESA#<id>`, SK `CLAVE_API#<proveedor>`     |
 * | all of a company     | PK `EMPRESA#<id>`, SK begins `CLAVE_API#`         |
 */
const recordSchema = lazy(() =>
  z.object({
    proveedor: z.enum(PROVEEDORES),
    claveCifrada: z.string(),
    /** Its last four characters, for people. */
    final: z.string().max(4),
    fechaClave: z.string(),
    /** The last time that it was tried. */
    prueba: pruebaSchema().optional(),
  }),
);
export type ClaveEmpresa = z.output<ReturnType<typeof recordSchema>>;

const PREFIX = 'CLAVE_API#';
const keyOf = (empresaId: string, proveedor: Proveedor) => ({
  PK: companyPartition(empresaId),
  SK: `${PREFIX}${proveedor}`,
});

export function claveEmpresaRepository(table: Table) {
  return {
    async list(empresaId: string): Promise<ClaveEmpresa[]> {
      const { items } = await table.query({
        pk: companyPartition(empresaId),
        sk: { beginsWith: PREFIX },
        consistent: true,
      });
      return items.map((item) => recordSchema().parse(item));
    },

    async put(empresaId: string, clave: ClaveEmpresa): Promise<void> {
      await table.write([{ put: { ...keyOf(empresaId, clave.proveedor), tipo: 'CLAVE_API', ...clave } }]);
    },
  };
}
export type ClaveEmpresaRepository = ReturnType<typeof claveEmpresaRepository>;
