import type { Item } from '#functions/core/table.ts';
import { isOwned } from '#functions/datos/pertenencias.ts';
import { FakeTable } from './fake-table.ts';

/** The product's own table: nothing is stored in it of which `datos/pertenencias.ts` does not say whose it is. */
export class OwnedTable extends FakeTable {
  protected override store(item: Item): void {
    if (!isOwned(item)) throw new Error(`datos/pertenencias.ts has no row for PK ${item.PK}, SK ${item.SK}`);
    super.store(item);
  }
}
