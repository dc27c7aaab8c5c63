import type { Table } from '../../core/table.ts';

/**
 * Where the last run of `reconcile-usuarios` stopped among the accounts.
 *
 * | Access       | Key                                            |
 * | ------------ | ---------------------------------------------- |
 * | its position | PK `GLOBAL#RECONCILIACION`, SK `USUARIOS`      |
 */
const key = { PK: 'GLOBAL#RECONCILIACION', SK: 'USUARIOS' };

export function reconciliacionRepository(table: Table) {
  return {
    async findPosition(): Promise<string | undefined> {
      const item = await table.get(key, { consistent: true });
      return typeof item?.posicion === 'string' ? item.posicion : undefined;
    },

    /** undefined: the next run begins again. */
    async savePosition(posicion: string | undefined, fecha: string): Promise<void> {
      await table.write([
        { update: key, set: { tipo: 'RECONCILIACION', fecha, posicion }, ...(!posicion && { remove: ['posicion'] }) },
      ]);
    },
  };
}
