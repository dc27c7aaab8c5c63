import { keyOf, type Table, type Write } from './table.ts';

/** Everything of a company stands in partitions that begin with this. */
export function companyPartition(empresaId: string): string {
  return `EMPRESA#${empresaId}`;
}

/** What belongs to a person, whatever their company: the user, their notifications, their repeated requests. */
export function userPartition(usuarioId: string): string {
  return `USUARIO#${usuarioId}`;
}

/** Platform partitions that a company-bound request may touch: interview tokens, and the counters of the platform. */
const SHARED_PARTITIONS = ['TOK#', 'GLOBAL#CIFRAS'];

/** Platform partitions that it may only read: the keys of providers, encrypted; the platform's settings. */
const READ_PARTITIONS = ['GLOBAL#PROVEEDORES', 'GLOBAL#AJUSTES'];

/** Platform partitions that it may read and count in, and change in no other way: HR services and their versions. */
const COUNTED_PARTITIONS = ['GLOBAL#SERVICIOS_HR', 'SERVICIO_HR#'];

/** Which requests that ask language models change besides: whether each provider answers at the moment. */
const MODELS_SHARED = ['GLOBAL#CORTES'];

/**
 * A table bound to one company. A key of another company is a fault of ours, refused before it leaves the function,
 * whatever the endpoint's code does.
 */
export function companyTable(table: Table, empresaId: string, { models = false } = {}): Table {
  const own = companyPartition(empresaId);
  const assertOwn = (partition: string, alsoShared: readonly string[]) => {
    const inside = partition === own || partition.startsWith(`${own}#`);
    const shared = [...SHARED_PARTITIONS, ...(models ? MODELS_SHARED : []), ...alsoShared];
    if (!inside && !shared.some((prefix) => partition.startsWith(prefix))) {
      throw new Error('A request bound to one company asked for another partition');
    }
  };
  const assertOwnRead = (partition: string) => assertOwn(partition, [...COUNTED_PARTITIONS, ...READ_PARTITIONS]);
  const assertOwnWrite = (write: Write): Write => {
    assertOwn(keyOf(write).PK, isCount(write) ? COUNTED_PARTITIONS : []);
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
      assertOwnRead(query.pk);
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
