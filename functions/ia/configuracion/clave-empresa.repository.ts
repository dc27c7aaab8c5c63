import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { PROVEEDORES, type Proveedor } from '#shared/core/proveedores.ts';
import { type Prueba, pruebaSchema } from '#shared/ia/configuracion/proveedor.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import { EXISTS, type Item, type Page, type Table } from '../../core/table.ts';
import { empresaKey } from '../../entrada/empresa-estado.repository.ts';
import { empresaNoEncontrada } from '../../entrada/entrada.errors.ts';
import { storePrueba } from './prueba.record.ts';

/**
 * Keys of providers that a company has of its own: they come before the platform's.
 *
 * | Access               | Key                                             |
 * | -------------------- | ----------------------------------------------- |
 * | one key              | PK `EMPRESA#<id>`, SK `CLAVE_API#<proveedor>`     |
 * | all of a company     | PK `EMPRESA#<id>`, SK begins `CLAVE_API#`         |
 * | those of all         | GSI1 `GLOBAL#CLAVES_EMPRESA`, `<empresaId>#<proveedor>` |
 * | those of a page of companies | the same, between the first and the last id  |
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

/** One of them with whose it is, as the list of all has it. */
export type ClaveDeEmpresa = ClaveEmpresa & { empresaId: string };

const PREFIX = 'CLAVE_API#';
const PAGE = 100;
const DE_TODAS = 'GLOBAL#CLAVES_EMPRESA';
const indexOf = (empresaId: string, proveedor: Proveedor) => ({
  GSI1PK: DE_TODAS,
  GSI1SK: `${empresaId}#${proveedor}`,
});
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

    /** Of every company; its key is read from the index, which follows the item within a moment. */
    async listOfAll(cursor?: string): Promise<Page<ClaveDeEmpresa>> {
      const page = await table.query({ index: 'GSI1', pk: DE_TODAS, limit: PAGE, cursor });
      return { items: page.items.map(claveDeEmpresa), cursor: page.cursor };
    },

    /** Of the companies of a list by creation: ids are in that order too, so little is read that nobody asked for. */
    async listOf(empresaIds: readonly string[]): Promise<ClaveDeEmpresa[]> {
      const sorted = [...empresaIds].sort();
      const [first, last] = [sorted[0], sorted.at(-1)];
      if (first === undefined) return [];
      const found: ClaveDeEmpresa[] = [];
      let cursor: string | undefined;
      do {
        const sk = { between: [`${first}#`, `${last}#~`] } as const;
        const page = await table.query({ index: 'GSI1', pk: DE_TODAS, sk, cursor });
        found.push(...page.items.map(claveDeEmpresa).filter(({ empresaId }) => empresaIds.includes(empresaId)));
        cursor = page.cursor;
      } while (cursor);
      return found;
    },

    async find(empresaId: string, proveedor: Proveedor): Promise<ClaveEmpresa | undefined> {
      const item = await table.get(keyOf(empresaId, proveedor), { consistent: true });
      return item && recordSchema().parse(item);
    },

    /** A new key takes the place of the old one, and of what its last try gave. */
    async put(empresaId: string, clave: ClaveEmpresa): Promise<void> {
      await table.write([
        {
          put: {
            ...keyOf(empresaId, clave.proveedor),
            ...indexOf(empresaId, clave.proveedor),
            tipo: 'CLAVE_API',
            ...clave,
          },
        },
        exists(empresaId),
      ]);
    },

    async delete(empresaId: string, proveedor: Proveedor): Promise<void> {
      await table.write([{ delete: keyOf(empresaId, proveedor) }, exists(empresaId)]);
    },

    /** Of the key that was tried; a failure after a success is told of. */
    async recordPrueba(
      empresaId: string,
      record: ClaveEmpresa,
      prueba: Prueba,
      deps: Pick<Deps, 'newId' | 'now'>,
    ): Promise<void> {
      const { proveedor } = record;
      const tell = (error: string) =>
        eventWrite(deps, companyPartition(empresaId), 'ClaveFallida', { proveedor, error, empresaId });
      // Keys that were stored before there was a list of all come into it with their next try.
      const index = indexOf(empresaId, proveedor);
      await storePrueba(table, keyOf(empresaId, proveedor), record, prueba, tell, index);
    },
  };
}
export type ClaveEmpresaRepository = ReturnType<typeof claveEmpresaRepository>;

const claveDeEmpresa = (item: Item): ClaveDeEmpresa => ({
  ...recordSchema().parse(item),
  empresaId: String(item.GSI1SK).split('#')[0] ?? '',
});

/** Nothing is left behind by somebody who saves while the company is purged. */
const exists = (empresaId: string) => ({
  check: empresaKey(empresaId),
  if: EXISTS,
  orFail: () => empresaNoEncontrada(empresaId),
});
