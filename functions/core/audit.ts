import { entidadOf } from '#shared/core/cosas.ts';
import { companyPartition } from './company-table.ts';
import type { Deps } from './deps.ts';
import type { SessionUser } from './request.ts';
import { type Item, keyOf, NOT_EXISTS, type Table, type Write, type WriteOptions } from './table.ts';

/**
 * The audit log: who changed what, and when, in the same transaction as the change. Nothing updates or deletes an entry.
 *
 * | Access                                     | Key                                         |
 * | ------------------------------------------ | ------------------------------------------- |
 * | what was changed in a company              | PK `EMPRESA#<id>#AUDITORIA`, SK `<entry>`   |
 * | what was changed on the platform           | PK `GLOBAL#AUDITORIA`, SK `<entry>`         |
 * | of these, by one person                    | GSI1 `<PK>#ACTOR#<usuarioId>`, `<entry>`    |
 * | of these, about one kind of thing          | GSI2 `<PK>#SOBRE#<entidad>`, `<entry>`      |
 */
export const auditPartition = (empresaId: string | null): string =>
  empresaId ? `${companyPartition(empresaId)}#AUDITORIA` : 'GLOBAL#AUDITORIA';

/** Of entries by one person. */
export const actorPartition = (partition: string, usuarioId: string) => `${partition}#ACTOR#${usuarioId}`;
/** Of entries about one kind of thing. */
export const entidadPartition = (partition: string, entidad: string) => `${partition}#SOBRE#${entidad}`;

export interface AuditedRequest {
  /** The contract's method and path: `PUT /api/areas/{id}`. */
  operation: string;
  /** The contract's words for it. */
  accion: string;
  usuario: SessionUser;
  /**
   * Whose log it is: of the company that the request is bound to, else of the caller's own; null is the platform's. Left
   * open by a superadmin who is bound to none, it is the company that the change touches.
   */
  empresaId: string | null | undefined;
  params: Record<string, string>;
  sourceIp: string;
  requestId: string;
}

/** A table whose first write of a request, unless it says otherwise, also leaves its entry. Of the values, only a write's `cambios` are in it. */
export function auditedTable(table: Table, request: AuditedRequest, deps: Pick<Deps, 'newId' | 'now'>): Table {
  let stored = false;
  return {
    get: (key, options) => table.get(key, options),
    batchGet: (keys) => table.batchGet(keys),
    query: (query) => table.query(query),
    async write(writes, options) {
      if (stored || options?.audit === false) return table.write(writes, options);
      // The entry comes last: a failure tells of the change that could not be made.
      const { empresaId = options?.empresaId ?? touchedCompany(writes) } = request;
      const put = entryOf({ ...request, empresaId }, deps, toldOf(writes, options));
      await table.write([...writes, { put, if: NOT_EXISTS }], options);
      stored = true;
    },
  };
}

/** The first company in whose partitions a transaction changes or checks something. */
function touchedCompany(writes: readonly Write[]): string | null {
  const partition = writes.map((write) => keyOf(write).PK).find((PK) => PK.startsWith(companyPartition('')));
  return partition?.split('#')[1] ?? null;
}

type Told = Partial<Record<'objetoId' | 'cuantos' | 'cambios', unknown>>;

/** What a transaction says about itself: the id of what it made, how many things it moved, what it made of which values. */
function toldOf(writes: readonly Write[], { result, cuantos }: WriteOptions = {}): Told {
  const { id, codigo } = (result ?? {}) as Record<string, unknown>;
  const objetoId = id ?? codigo;
  const cambios = writes.flatMap((write) => write.cambios ?? []).filter(({ antes, despues }) => antes !== despues);
  return {
    ...(typeof objetoId === 'string' && { objetoId }),
    ...(cuantos !== undefined && { cuantos }),
    ...(cambios.length > 0 && { cambios }),
  };
}

function entryOf(
  { usuario, empresaId, ...request }: AuditedRequest & { empresaId: string | null },
  deps: Pick<Deps, 'newId' | 'now'>,
  told: Told,
): Item {
  const id = deps.newId('aud');
  const partition = auditPartition(empresaId);
  const entidad = entidadOf(request.operation);
  return {
    PK: partition,
    SK: id,
    GSI1PK: actorPartition(partition, usuario.id),
    GSI1SK: id,
    GSI2PK: entidadPartition(partition, entidad),
    GSI2SK: id,
    tipo: 'AUDITORIA',
    id,
    fecha: deps.now().toISOString(),
    operacion: request.operation,
    accion: request.accion,
    entidad,
    parametros: request.params,
    actor: { usuarioId: usuario.id, nombre: usuario.nombre, rol: usuario.rol },
    direccion: request.sourceIp,
    requestId: request.requestId,
    ...told,
    // A change of what the path names has made nothing else.
    objetoId: Object.values(request.params).includes(String(told.objetoId)) ? undefined : told.objetoId,
  };
}

/** For requests that hand something out, or change what is outside the table: the entry is all that they write. */
export function auditRepository(table: Table) {
  return {
    /** How many things it was about, and which company by what a superadmin asked for. */
    note: (about: Pick<WriteOptions, 'cuantos' | 'empresaId'> = {}) => table.write([], about),
  };
}
export type AuditRepository = ReturnType<typeof auditRepository>;
