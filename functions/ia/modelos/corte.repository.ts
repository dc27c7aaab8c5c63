import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import type { ProveedorLenguaje } from '#shared/ia/configuracion/proveedor.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Table } from '../../core/table.ts';

/**
 * The breaker of each key: a provider that failed some times in a row is left alone for a while, by all function
 * instances. A company's key has its own, so that a bad one disturbs nobody else (docs/adr/0024).
 *
 * | Access                        | Key                                              |
 * | ----------------------------- | ------------------------------------------------ |
 * | breaker of a platform's key   | PK `GLOBAL#CORTES`, SK `CORTE#<proveedor>`        |
 * | breaker of a company's key    | PK `EMPRESA#<id>`, SK `CORTE#<proveedor>`         |
 */
export interface ClaveDe {
  proveedor: ProveedorLenguaje;
  /** Whose key it is; null is the platform. */
  empresaId: string | null;
}

const FALLOS_SEGUIDOS = 3;
const PAUSA_MS = 60_000;

const corteSchema = lazy(() => z.object({ fallos: z.number().int().default(0), abiertoHasta: z.string().default('') }));
export type Corte = z.output<ReturnType<typeof corteSchema>>;

const keyOf = ({ proveedor, empresaId }: ClaveDe) => ({
  PK: empresaId === null ? 'GLOBAL#CORTES' : companyPartition(empresaId),
  SK: `CORTE#${proveedor}`,
});

/** Whether the provider is to be left alone. When the time is over the next call tries it: one failure opens again. */
export const isOpen = ({ abiertoHasta }: Corte, now: Date) => now.toISOString() < abiertoHasta;

export function corteRepository(table: Table) {
  return {
    /** In the order of the keys. */
    async findMany(claves: readonly ClaveDe[]): Promise<Corte[]> {
      const keys = claves.map(keyOf);
      const items = await table.batchGet(keys);
      return keys.map(({ PK, SK }) =>
        corteSchema().parse(items.find((item) => item.PK === PK && item.SK === SK) ?? {}),
      );
    },

    /** `corte` as it was read: failures at the same moment may count as one, and the breaker opens a bit later. */
    async recordFallo(clave: ClaveDe, corte: Corte, now: Date): Promise<Corte> {
      const fallos = corte.fallos + 1;
      const until = new Date(now.getTime() + PAUSA_MS).toISOString();
      const abiertoHasta = fallos >= FALLOS_SEGUIDOS ? until : corte.abiertoHasta;
      await table.write([{ update: keyOf(clave), set: { tipo: 'CORTE', abiertoHasta }, add: { fallos: 1 } }]);
      return { fallos, abiertoHasta };
    },

    /** The provider answered. Nothing is written when there was nothing to forget. */
    async recordExito(clave: ClaveDe, corte: Corte): Promise<Corte> {
      if (corte.fallos > 0) await table.write([{ delete: keyOf(clave) }]);
      return { fallos: 0, abiertoHasta: '' };
    },
  };
}
export type CorteRepository = ReturnType<typeof corteRepository>;
