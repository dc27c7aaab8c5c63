import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import type { Table } from '../../core/table.ts';
import { versionObsoleta } from '../../core/version.errors.ts';

/**
 * Platform's guard: the address that gets an urgent notice which nobody of a company opens in time.
 *
 * | Access                | Key                                            |
 * | --------------------- | ---------------------------------------------- |
 * | the platform's guard  | PK `GLOBAL#GUARDIA`, SK `GUARDIA`              |
 */
const KEY = { PK: 'GLOBAL#GUARDIA', SK: 'GUARDIA' };

/** `correo` is empty where there is none. */
const guardiaSchema = lazy(() => z.object({ correo: z.string().default(''), version: z.number().int().default(0) }));
export type Guardia = z.output<ReturnType<typeof guardiaSchema>>;

export function guardiaRepository(table: Table) {
  return {
    async find(): Promise<Guardia> {
      return guardiaSchema().parse((await table.get(KEY, { consistent: true })) ?? {});
    },

    /** From the version that was read. */
    async update({ correo, version }: Guardia): Promise<Guardia> {
      const stored = { correo, version: version + 1 };
      await table.write([
        {
          put: { ...KEY, tipo: 'GUARDIA', ...stored },
          if: { version: version === 0 ? { exists: false } : { eq: version } },
          orFail: versionObsoleta,
        },
      ]);
      return stored;
    },
  };
}
export type GuardiaRepository = ReturnType<typeof guardiaRepository>;
