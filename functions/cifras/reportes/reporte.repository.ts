import { companyPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import { ConditionFailedError, type Key, NOT_EXISTS, type Table } from '../../core/table.ts';
import type { ReportePeriodico } from './periodos.ts';

/**
 * Which periodic reports a company's administrators have been sent: one for each period, however often the schedule runs.
 *
 * | Access                   | Key                                                             |
 * | ------------------------ | --------------------------------------------------------------- |
 * | one report of a company  | PK `EMPRESA#<id>`, SK `REPORTE#<clase>#<último día>` (expires)   |
 */
const key = (empresaId: string, { clase, hasta }: ReportePeriodico): Key => ({
  PK: companyPartition(empresaId),
  SK: `REPORTE#${clase}#${hasta}`,
});

export interface Due {
  empresaId: string;
  reporte: ReportePeriodico;
}

/** DynamoDB reads so many items at once. */
const BATCH = 100;
const KEEP_SECONDS = 90 * 24 * 60 * 60;

export function reporteRepository(table: Table) {
  return {
    /** Those that nobody has begun. */
    async listPending(due: readonly Due[]): Promise<Due[]> {
      const begun = new Set<string>();
      for (let from = 0; from < due.length; from += BATCH) {
        const keys = due.slice(from, from + BATCH).map(({ empresaId, reporte }) => key(empresaId, reporte));
        for (const { PK, SK } of await table.batchGet(keys)) begun.add(`${PK} ${SK}`);
      }
      return due.filter(({ empresaId, reporte }) => {
        const { PK, SK } = key(empresaId, reporte);
        return !begun.has(`${PK} ${SK}`);
      });
    },

    /** Asks for it; false when another run has. */
    async begin({ empresaId, reporte }: Due, deps: Pick<Deps, 'newId' | 'now'>): Promise<boolean> {
      const now = deps.now();
      const pedido = now.toISOString();
      const expira = Math.floor(now.getTime() / 1000) + KEEP_SECONDS;
      try {
        await table.write([
          { put: { ...key(empresaId, reporte), tipo: 'REPORTE', pedido, expira }, if: NOT_EXISTS },
          eventWrite(deps, companyPartition(empresaId), 'ReportePeriodicoSolicitado', {
            empresaId,
            pedido,
            ...reporte,
          }),
        ]);
        return true;
      } catch (error) {
        if (error instanceof ConditionFailedError) return false;
        throw error;
      }
    },
  };
}
export type ReporteRepository = ReturnType<typeof reporteRepository>;
