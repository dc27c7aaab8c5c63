import { type Area, areaSchema } from '#shared/areas/area.ts';
import { companyPartition } from '../core/company-table.ts';
import type { Item, Key, Page, Table } from '../core/table.ts';

/**
 * Areas of a company.
 *
 * | Access           | Key                                   |
 * | ---------------- | ------------------------------------- |
 * | one area         | PK `EMPRESA#<id>`, SK `AREA#<areaId>` |
 * | all, by creation | PK `EMPRESA#<id>`, SK begins `AREA#`  |
 */
export function areaKey(empresaId: string, id: string): Key {
  return { PK: companyPartition(empresaId), SK: `AREA#${id}` };
}

export function areaItem(area: Area): Item {
  return { ...areaKey(area.empresaId, area.id), tipo: 'AREA', ...area };
}

export function areaRepository(table: Table) {
  return {
    async list(
      empresaId: string,
      { limit, cursor }: { limit: number; cursor?: string | undefined },
    ): Promise<Page<Area>> {
      const page = await table.query({ pk: companyPartition(empresaId), sk: { beginsWith: 'AREA#' }, limit, cursor });
      return { items: page.items.map((item) => areaSchema().parse(item)), cursor: page.cursor };
    },
  };
}
