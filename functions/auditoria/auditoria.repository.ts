import { type Auditoria, auditoriaSchema } from '#shared/auditoria/auditoria.ts';
import { auditPartition } from '../core/audit.ts';
import type { Page, Table } from '../core/table.ts';

/** Reads the audit log, newest first. Its keys, and how entries come to be, stand in `core/audit.ts`. */
export function auditoriaRepository(table: Table) {
  return {
    async list(
      empresaId: string | null,
      { limit, cursor }: { limit: number; cursor?: string | undefined },
    ): Promise<Page<Auditoria>> {
      const page = await table.query({ pk: auditPartition(empresaId), reverse: true, limit, cursor });
      return { items: page.items.map((item) => auditoriaSchema().parse(item)), cursor: page.cursor };
    },
  };
}
