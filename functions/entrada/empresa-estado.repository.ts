import type { EstadoEmpresa } from '#shared/empresas/empresas/empresa.states.ts';
import { companyPartition } from '../core/company-table.ts';
import type { Table } from '../core/table.ts';

/**
 * The state of a company and nothing else: every request that writes asks for it, so it is kept apart from the rest of
 * what is known about companies, which those functions need not carry.
 *
 * | Access      | Key                             |
 * | ----------- | ------------------------------- |
 * | one company | PK `EMPRESA#<id>`, SK `EMPRESA` |
 */
export const empresaKey = (id: string) => ({ PK: companyPartition(id), SK: 'EMPRESA' });

export function empresaEstadoRepository(table: Table) {
  return {
    async find(id: string): Promise<EstadoEmpresa | undefined> {
      return (await table.get(empresaKey(id)))?.estado as EstadoEmpresa | undefined;
    },
  };
}
export type EmpresaEstadoRepository = ReturnType<typeof empresaEstadoRepository>;
