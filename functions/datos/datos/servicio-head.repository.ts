import type { Table } from '../../core/table.ts';
import { headKey, isBuiltIn } from '../../entrevistas/servicios-hr/servicio-hr.record.ts';

/** Which HR services there are, archived ones too; keys: `servicio-hr.record.ts`. */
export function serviciosRepository(table: Table) {
  return {
    /** Of up to 100. */
    async findKnown(codigos: readonly string[]): Promise<Set<string>> {
      const asked = [...new Set(codigos)];
      const heads = await table.batchGet(asked.map(headKey));
      const there = new Set(heads.map(({ SK }) => SK));
      return new Set(asked.filter((codigo) => isBuiltIn(codigo) || there.has(headKey(codigo).SK)));
    },
  };
}
export type ServiciosRepository = ReturnType<typeof serviciosRepository>;
