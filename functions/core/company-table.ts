import {
  COUNTED_PARTITIONS,
  isWithin,
  MODELS_PARTITIONS,
  READ_PARTITIONS,
  SHARED_PARTITIONS,
} from '#shared/core/table-reach.ts';
import { keyOf, type Table, type Write } from './table.ts';

/** Everything of a company stands in partitions that begin with this. */
export function companyPartition(empresaId: string): string {
  return `EMPRESA#${empresaId}`;
}

/** What belongs to a person, whatever their company: the user, their notifications, their repeated requests. */
export function userPartition(usuarioId: string): string {
  return `USUARIO#${usuarioId}`;
}

/**
 * A table bound to one company. A key of another company is a fault of ours, refused before it leaves the function,
 * whatever the endpoint's code does. The credentials that the table is reached with refuse it as well
 * (`request-tables.ts`).
 */
export function companyTable(table: Table, empresaId: string, { models = false } = {}): Table {
  const own = companyPartition(empresaId);
  const assertOwn = (partition: string, alsoShared: readonly string[]) => {
    if (!isWithin(partition, [own, `${own}#*`, ...alsoShared])) {
      throw new Error('A request bound to one company asked for another partition');
    }
  };
  const shared = [...SHARED_PARTITIONS, ...(models ? MODELS_PARTITIONS : [])];
  const assertOwnRead = (partition: string) =>
    assertOwn(partition, [...shared, ...COUNTED_PARTITIONS, ...READ_PARTITIONS]);
  const assertOwnWrite = (write: Write): Write => {
    assertOwn(keyOf(write).PK, isCount(write) ? [...shared, ...COUNTED_PARTITIONS] : shared);
    const { instead } = write;
    return instead ? { ...write, instead: (found) => instead(found)?.map(assertOwnWrite) } : write;
  };
  return {
    get(key, options) {
      assertOwnRead(key.PK);
      return table.get(key, options);
    },
    batchGet(keys) {
      for (const key of keys) assertOwnRead(key.PK);
      return table.batchGet(keys);
    },
    query(query) {
      if (query.index) assertOwn(query.pk, []);
      else assertOwnRead(query.pk);
      return table.query(query);
    },
    write(writes, options) {
      return table.write(writes.map(assertOwnWrite), options);
    },
  };
}

/** Moves numbers of an item, or only looks at it. */
function isCount(write: Write): boolean {
  if ('check' in write) return true;
  return 'update' in write && Boolean(write.add) && !write.set && !write.remove;
}
