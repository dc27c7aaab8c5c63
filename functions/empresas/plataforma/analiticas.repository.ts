import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { daysBetween, type Foto, fotoSchema } from '#shared/empresas/plataforma/analiticas.ts';
import { ConditionFailedError, type Item, type Table, type Write } from '../../core/table.ts';
import { ANALITICAS, diaKey } from './movimiento.record.ts';

/**
 * The platform's subscriptions day by day, in UTC.
 *
 * | Access                          | Key                                                        |
 * | ------------------------------- | ---------------------------------------------------------- |
 * | the days of a period            | PK `GLOBAL#ANALITICAS`, SK `DIA#<YYYY-MM-DD>`, up to its end |
 *
 * One item a day holds both: counters of moves and charges, written in the transaction of each, and `foto`, how all
 * subscriptions stood when the day began, which `snapshot-suscripciones` counts from the subscriptions themselves.
 */
const diaSchema = lazy(() =>
  z.object({
    dia: z.string(),
    foto: fotoSchema().optional(),
    altas: z.number().default(0),
    conversiones: z.number().default(0),
    finPruebas: z.number().default(0),
    bajas: z.number().default(0),
    reactivaciones: z.number().default(0),
    /** Periods of payment that began, at their price in whole US dollars. */
    cargos: z.number().default(0),
  }),
);
export type Dia = z.output<ReturnType<typeof diaSchema>>;

export function analiticasRepository(table: Table) {
  return {
    /** False when the day has its snapshot already; `again` replaces it. */
    async storeFoto(dia: string, foto: Foto, again = false): Promise<boolean> {
      const write: Write = { update: diaKey(dia), set: { tipo: 'DIA_ANALITICAS', dia, foto } };
      try {
        await table.write([again ? write : { ...write, if: { foto: { exists: false } } }]);
        return true;
      } catch (error) {
        if (error instanceof ConditionFailedError) return false;
        throw error;
      }
    },

    async hasFoto(dia: string): Promise<boolean> {
      return (await table.get(diaKey(dia), { consistent: true }))?.foto !== undefined;
    },

    /** The days of which something is known, oldest first. One page: a day has one item. */
    async listDias(desde: string, hasta: string): Promise<Dia[]> {
      const found: Item[] = [];
      const limit = daysBetween(desde, hasta) + 1;
      let cursor: string | undefined;
      do {
        const page = await table.query({ pk: ANALITICAS, sk: { lte: `DIA#${hasta}` }, reverse: true, limit, cursor });
        const within = page.items.filter(({ dia }) => String(dia) >= desde);
        found.push(...within);
        cursor = within.length === page.items.length && found.length < limit ? page.cursor : undefined;
      } while (cursor);
      return found.map((item) => diaSchema().parse(item)).reverse();
    },
  };
}
