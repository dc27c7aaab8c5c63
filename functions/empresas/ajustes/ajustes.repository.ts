import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { AJUSTES_POR_DEFECTO, type Ajustes, type UpdateAjustes } from '#shared/empresas/ajustes/ajustes.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Key, Table } from '../../core/table.ts';
import { versionObsoleta } from '../../core/version.errors.ts';

/**
 * What a company and the platform have decided; where a company has not, the platform's counts.
 *
 * | Access               | Key                                    |
 * | -------------------- | -------------------------------------- |
 * | of a company         | PK `EMPRESA#<id>`, SK `AJUSTES`        |
 * | of the platform      | PK `GLOBAL#AJUSTES`, SK `AJUSTES`      |
 */
const PLATAFORMA: Key = { PK: 'GLOBAL#AJUSTES', SK: 'AJUSTES' };
const keyOf = (empresaId: string | undefined): Key =>
  empresaId ? { PK: companyPartition(empresaId), SK: 'AJUSTES' } : PLATAFORMA;

const recordSchema = lazy(() =>
  z.object({
    analisisTexto: z.boolean().nullable().default(null),
    zonaHoraria: z.string().nullable().default(null),
    dominios: z.array(z.string()).default([]),
    version: z.number().int().default(0),
  }),
);

export function ajustesRepository(table: Table) {
  return {
    /** What counts for a company, or on the platform; as of a moment ago. */
    async get(empresaId?: string): Promise<Ajustes> {
      const keys = empresaId ? [keyOf(empresaId), PLATAFORMA] : [PLATAFORMA];
      const items = await table.batchGet(keys);
      const [own, platform] = [keyOf(empresaId), PLATAFORMA].map(({ PK }) =>
        recordSchema().parse(items.find((item) => item.PK === PK) ?? {}),
      );
      const { analisisTexto = null, zonaHoraria = null, dominios = [], version = 0 } = own ?? {};
      return {
        analisisTexto: analisisTexto ?? platform?.analisisTexto ?? AJUSTES_POR_DEFECTO.analisisTexto,
        zonaHoraria: zonaHoraria ?? platform?.zonaHoraria ?? AJUSTES_POR_DEFECTO.zonaHoraria,
        dominios,
        propios: { analisisTexto, zonaHoraria },
        version,
      };
    },

    /** The zones that count for up to 99 companies, by their ids; as of a moment ago. */
    async listZonas(empresaIds: readonly string[]): Promise<(empresaId: string) => string> {
      const items = await table.batchGet([...empresaIds.map((id) => keyOf(id)), PLATAFORMA]);
      const zones = new Map(items.map((item) => [item.PK, recordSchema().parse(item).zonaHoraria]));
      const platform = zones.get(PLATAFORMA.PK) ?? AJUSTES_POR_DEFECTO.zonaHoraria;
      return (empresaId) => zones.get(keyOf(empresaId).PK) ?? platform;
    },

    /** From the version that was read; what is left out stays. */
    async update(
      empresaId: string | undefined,
      before: Ajustes,
      { version, ...changes }: UpdateAjustes,
    ): Promise<void> {
      const { propios, dominios } = before;
      const after = { ...propios, dominios, ...changes };
      await table.write([
        {
          update: keyOf(empresaId),
          set: { tipo: 'AJUSTES', ...changes, version: version + 1 },
          if: { version: version === 0 ? { exists: false } : { eq: version } },
          orFail: versionObsoleta,
          cambios: [
            { campo: 'analisisTexto', antes: propios.analisisTexto, despues: after.analisisTexto },
            { campo: 'zonaHoraria', antes: propios.zonaHoraria, despues: after.zonaHoraria },
            { campo: 'dominios', antes: dominios.join(', '), despues: after.dominios.join(', ') },
          ],
        },
      ]);
    },
  };
}
export type AjustesRepository = ReturnType<typeof ajustesRepository>;
