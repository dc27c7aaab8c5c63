import { type Auditoria, type AuditoriaFiltros, auditoriaSchema } from '#shared/cifras/auditoria/auditoria.ts';
import { entidadOf } from '#shared/core/cosas.ts';
import { actorPartition, auditPartition, entidadPartition } from '../../core/audit.ts';
import { filteredPage } from '../../core/filtered-page.ts';
import { idsSince } from '../../core/ids.ts';
import type { Page, Query, Table } from '../../core/table.ts';

const DAY = 24 * 60 * 60_000;

type Filtros = AuditoriaFiltros & { limit: number; cursor?: string | undefined };

/** Reads the audit log, newest first. Its keys, and how entries come to be, stand in `core/audit.ts`. */
export function auditoriaRepository(table: Table) {
  return {
    async find(empresaId: string | null, id: string): Promise<Auditoria | undefined> {
      const item = await table.get({ PK: auditPartition(empresaId), SK: id });
      return item && auditoriaSchema().parse(item);
    },

    async list(empresaId: string | null, { limit, cursor, ...filtros }: Filtros): Promise<Page<Auditoria>> {
      const { query, isWanted } = accessOf(auditPartition(empresaId), filtros);
      const page = await table.query({ ...query, sk: periodOf(filtros), reverse: true, limit, cursor });
      return filteredPage(page, (item) => auditoriaSchema().parse(item), isWanted);
    },
  };
}
export type AuditoriaRepository = ReturnType<typeof auditoriaRepository>;

interface Access {
  query: Pick<Query, 'index' | 'pk'>;
  /** What the key does not filter by. */
  isWanted: (entry: Auditoria) => boolean;
}

/** A person's changes are fewer than those about a kind of thing: who comes first. */
function accessOf(partition: string, { actorId, entidad: asked, operacion }: AuditoriaFiltros): Access {
  const entidad = asked ?? (operacion && entidadOf(operacion));
  const isWanted = (entry: Auditoria) =>
    (!entidad || entry.entidad === entidad) && (!operacion || entry.operacion === operacion);
  if (actorId) return { query: { index: 'GSI1', pk: actorPartition(partition, actorId) }, isWanted };
  if (!entidad) return { query: { pk: partition }, isWanted };
  return { query: { index: 'GSI2', pk: entidadPartition(partition, entidad) }, isWanted };
}

/** Ids sort by their time. Days in UTC, both included. */
function periodOf({ desde, hasta }: AuditoriaFiltros): Query['sk'] {
  if (!desde && !hasta) return undefined;
  const end = hasta ? idsSince('aud', new Date(Date.parse(hasta) + DAY)) : 'aud_~';
  return { between: [desde ? idsSince('aud', new Date(desde)) : 'aud_', end] };
}
