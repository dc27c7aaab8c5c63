import { companyPartition } from './company-table.ts';
import type { Deps } from './deps.ts';
import type { SessionUser } from './request.ts';
import type { Item, Table } from './table.ts';

/**
 * The audit log: who changed what, and when, in the same transaction as the change. Nothing updates or deletes an entry.
 *
 * | Access                                     | Key                                         |
 * | ------------------------------------------ | ------------------------------------------- |
 * | what was changed in a company              | PK `EMPRESA#<id>#AUDITORIA`, SK `<entry>`   |
 * | what was changed on the platform           | PK `GLOBAL#AUDITORIA`, SK `<entry>`         |
 */
export const auditPartition = (empresaId: string | null): string =>
  empresaId ? `${companyPartition(empresaId)}#AUDITORIA` : 'GLOBAL#AUDITORIA';

export interface AuditedRequest {
  /** The contract's method and path: `PUT /api/areas/{id}`. */
  operation: string;
  usuario: SessionUser;
  /** The company that the request is bound to, else the caller's own; null on the platform. */
  empresaId: string | null;
  params: Record<string, string>;
  sourceIp: string;
  requestId: string;
}

/** A table whose first write of a request also leaves its entry. Values that were changed are not in it. */
export function auditedTable(table: Table, request: AuditedRequest, deps: Pick<Deps, 'newId' | 'now'>): Table {
  let stored = false;
  return {
    get: (key, options) => table.get(key, options),
    batchGet: (keys) => table.batchGet(keys),
    query: (query) => table.query(query),
    async write(writes, options) {
      if (stored) return table.write(writes, options);
      // The entry comes last: a failure tells of the change that could not be made.
      await table.write([...writes, { put: entryOf(request, deps, options?.cuantos) }], options);
      stored = true;
    },
  };
}

function entryOf(
  { usuario, empresaId, ...request }: AuditedRequest,
  deps: Pick<Deps, 'newId' | 'now'>,
  cuantos: number | undefined,
): Item {
  const id = deps.newId('aud');
  return {
    PK: auditPartition(empresaId),
    SK: id,
    tipo: 'AUDITORIA',
    id,
    fecha: deps.now().toISOString(),
    operacion: request.operation,
    parametros: request.params,
    actor: { usuarioId: usuario.id, nombre: usuario.nombre, rol: usuario.rol },
    direccion: request.sourceIp,
    requestId: request.requestId,
    ...(cuantos !== undefined && { cuantos }),
  };
}

/** For requests that change something outside the table: the entry is all that they write. */
export function auditRepository(table: Table) {
  return {
    /** How many things the request moved. */
    note: (cuantos: number) => table.write([], { cuantos }),
  };
}
export type AuditRepository = ReturnType<typeof auditRepository>;
