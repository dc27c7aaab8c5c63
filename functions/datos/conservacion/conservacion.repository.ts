import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { type Conservacion, conservacionSchema } from '#shared/datos/conservacion/conservacion.ts';
import { MESES_POR_DEFECTO, type MesesConservacion } from '#shared/datos/conservacion/plazos.ts';
import {
  type Actividad,
  actividadPartition,
  actividadSchema,
  avisadoWrite,
} from '../../candidatos/candidatos/ultima-actividad.record.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import { ConditionFailedError, type Conditions, type Page, type Table } from '../../core/table.ts';
import { versionObsoleta } from '../../core/version.errors.ts';

/**
 * How long companies keep candidates without activity. Whose activity is longest ago: `ultima-actividad.record.ts`.
 *
 * | Access                          | Key                                       |
 * | ------------------------------- | ----------------------------------------- |
 * | what a company has decided      | PK `EMPRESA#<id>`, SK `CONSERVACION`      |
 * | where the nightly run stopped   | PK `GLOBAL#CONSERVACION`, SK `POSICION`   |
 *
 * A company that has decided nothing has no item, or one that only knows the day of its last warning (`avisoDia`).
 */
const recordSchema = lazy(() =>
  conservacionSchema()
    .pick({ fecha: true, por: true, version: true })
    .extend({
      // Absent is not null: nobody has decided.
      meses: conservacionSchema().shape.meses.optional(),
      fecha: z.string().nullable().default(null),
      por: conservacionSchema().shape.por.default(null),
      version: z.number().int().default(0),
    }),
);
export type ConservacionRecord = z.output<ReturnType<typeof recordSchema>>;
type Decision = { meses: MesesConservacion; por: NonNullable<Conservacion['por']>; fecha: string };

const key = (empresaId: string) => ({ PK: companyPartition(empresaId), SK: 'CONSERVACION' });
const POSICION = { PK: 'GLOBAL#CONSERVACION', SK: 'POSICION' };
/** Of one transaction. */
const AVISOS_AT_ONCE = 90;

export function conservacionRepository(table: Table) {
  return {
    async find(empresaId: string): Promise<ConservacionRecord> {
      return recordSchema().parse((await table.get(key(empresaId), { consistent: true })) ?? {});
    },

    /** From the version that was read. */
    async update(empresaId: string, version: number, decision: Decision, antes: MesesConservacion): Promise<void> {
      const expected: Conditions = { version: version === 0 ? { exists: false } : { eq: version } };
      await table.write([
        {
          update: key(empresaId),
          set: { tipo: 'CONSERVACION', ...decision, version: version + 1 },
          if: expected,
          orFail: () => versionObsoleta(),
          cambios: [{ campo: 'meses', antes, despues: decision.meses }],
        },
      ]);
    },

    /** Those whose last activity is not after `hasta`, the longest ago first. */
    async listInactivos(
      empresaId: string,
      hasta: string,
      { limit, cursor }: { limit: number; cursor?: string | undefined },
    ): Promise<Page<Actividad>> {
      // Sorts behind every entry of that very instant.
      const sk = { lte: `${hasta}#~` };
      const page = await table.query({ index: 'GSI1', pk: actividadPartition(empresaId), sk, limit, cursor });
      return { items: page.items.map((item) => actividadSchema().parse(item)), cursor: page.cursor };
    },

    /** Tells the company, once a day; then each candidate knows that it was told, unless something happens to them. */
    async markAvisados(
      empresaId: string,
      { inactivos, fecha }: { inactivos: readonly Actividad[]; fecha: Date },
      deps: Pick<Deps, 'newId' | 'now'>,
    ): Promise<void> {
      const now = deps.now().toISOString();
      const dia = now.slice(0, 10);
      const detail = { empresaId, cuantos: inactivos.length, fecha: fecha.toISOString() };
      try {
        await table.write([
          { update: key(empresaId), set: { avisoDia: dia }, if: { avisoDia: { absentOrBelow: dia } } },
          eventWrite(deps, companyPartition(empresaId), 'CandidatosPorSuprimir', detail),
        ]);
      } catch (error) {
        // An earlier run of today has told of them, and stopped before it had noted all.
        if (!(error instanceof ConditionFailedError)) throw error;
      }
      for (let from = 0; from < inactivos.length; from += AVISOS_AT_ONCE) {
        await table.write(inactivos.slice(from, from + AVISOS_AT_ONCE).map((each) => avisadoWrite(each, now)));
      }
    },

    /** The page of companies at which the last run stopped for want of time. */
    async findPosicion(): Promise<string | undefined> {
      const item = await table.get(POSICION, { consistent: true });
      return item?.cursor ? String(item.cursor) : undefined;
    },

    async savePosicion(cursor: string | undefined): Promise<void> {
      await table.write([{ put: { ...POSICION, tipo: 'CONSERVACION_POSICION', cursor: cursor ?? null } }]);
    },
  };
}
export type ConservacionRepository = ReturnType<typeof conservacionRepository>;

export function mesesOf({ meses = MESES_POR_DEFECTO }: ConservacionRecord): MesesConservacion {
  return meses;
}

export function toConservacion(record: ConservacionRecord): Conservacion {
  return { ...record, meses: mesesOf(record), esPorDefecto: record.meses === undefined };
}
