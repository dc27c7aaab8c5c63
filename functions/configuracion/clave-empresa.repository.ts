import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { PROVEEDORES, type Proveedor, type Prueba, pruebaSchema } from '#shared/proveedores/proveedor.ts';
import { companyPartition } from '../core/company-table.ts';
import { ConditionFailedError, EXISTS, type Table } from '../core/table.ts';
import { empresaNoEncontrada } from '../empresas/empresa.errors.ts';
import { empresaKey } from '../empresas/empresa-estado.repository.ts';

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

    async find(empresaId: string, proveedor: Proveedor): Promise<ClaveEmpresa | undefined> {
      const item = await table.get(keyOf(empresaId, proveedor), { consistent: true });
      return item && recordSchema().parse(item);
    },

    /** A new key takes the place of the old one, and of what its last try gave. */
    async put(empresaId: string, clave: ClaveEmpresa): Promise<void> {
      await table.write([
        { put: { ...keyOf(empresaId, clave.proveedor), tipo: 'CLAVE_API', ...clave } },
        exists(empresaId),
      ]);
    },

    async delete(empresaId: string, proveedor: Proveedor): Promise<void> {
      await table.write([{ delete: keyOf(empresaId, proveedor) }, exists(empresaId)]);
    },

    /** Of the key that was tried; nothing when another one has taken its place meanwhile. */
    async recordPrueba(empresaId: string, { proveedor, claveCifrada }: ClaveEmpresa, prueba: Prueba): Promise<void> {
      try {
        await table.write([
          { update: keyOf(empresaId, proveedor), set: { prueba }, if: { claveCifrada: { eq: claveCifrada } } },
        ]);
      } catch (error) {
        if (!(error instanceof ConditionFailedError)) throw error;
      }
    },
  };
}
export type ClaveEmpresaRepository = ReturnType<typeof claveEmpresaRepository>;

/** Nothing is left behind by somebody who saves while the company is purged. */
const exists = (empresaId: string) => ({
  check: empresaKey(empresaId),
  if: EXISTS,
  orFail: () => empresaNoEncontrada(empresaId),
});
