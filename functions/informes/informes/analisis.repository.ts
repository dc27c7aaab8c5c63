import { createHash } from 'node:crypto';
import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { PROVEEDORES_LENGUAJE } from '#shared/ia/configuracion/proveedor.ts';
import type { Item, KeyPrefix, Table, Write } from '../../core/table.ts';
import { entrevistaKey, turnosPartition } from '../../entrada/entrevista-keys.ts';
import { AnalisisEnCurso, LEASE_SECONDS } from './informe.errors.ts';
import type { Pasos } from './modelo/informe-modelo.ts';

/**
 * An analysis on its way: who is at it, and what models have answered so far.
 *
 * | Access                          | Key                                                                            |
 * | ------------------------------- | ------------------------------------------------------------------------------ |
 * | who analyses an interview       | PK `EMPRESA#<id>#ENTREVISTA#<entrevistaId>`, SK `ANALISIS`                     |
 * | its saved steps                 | PK `EMPRESA#<id>#ENTREVISTA#<entrevistaId>`, SK `ANALISIS_PASO#<huella>#<paso>` |
 *
 * `huella` is the digest of everything that a step is made from, so a corrected answer finds no stale steps. In the
 * interview's own partition: what erases the interview erases these.
 */
export interface Analisis {
  empresaId: string;
  entrevistaId: string;
  /** Names this run. */
  dueno: string;
  huella: string;
}

const pasoSchema = lazy(() =>
  z.object({ salida: z.unknown(), proveedor: z.enum(PROVEEDORES_LENGUAJE), modelo: z.string() }),
);

export function huellaOf(servicio: ServicioHr, turnos: readonly Turno[], versionPrompt: string): string {
  const said = turnos.map(({ turnoId, pregunta, respuesta }) => [
    turnoId,
    pregunta,
    respuesta?.texto ?? null,
    respuesta?.omitida ?? null,
  ]);
  const whole = JSON.stringify([servicio.codigo, servicio.version, versionPrompt, said]);
  return createHash('sha256').update(whole).digest('hex').slice(0, 24);
}

const leaseKey = ({ empresaId, entrevistaId }: Analisis) => ({
  PK: turnosPartition(empresaId, entrevistaId),
  SK: 'ANALISIS',
});
const pasosPrefix = ({ huella }: Analisis): KeyPrefix => `ANALISIS_PASO#${huella}#`;

/** The interview must still wait for its report: whoever erases it is not followed by leftovers. */
const stillWaits = ({ empresaId, entrevistaId }: Analisis): Write => ({
  check: entrevistaKey(empresaId, entrevistaId),
  if: { estado: { eq: 'completada' } },
  orFail: () => new AnalisisEnCurso(),
});

const isMine = ({ dueno }: Analisis) => ({ if: { dueno: { eq: dueno } }, orFail: () => new AnalisisEnCurso() });

export function analisisRepository(table: Table) {
  const vence = (now: Date) => new Date(now.getTime() + 1000 * LEASE_SECONDS).toISOString();

  return {
    /** Takes the analysis for this run. @throws AnalisisEnCurso while another one is alive */
    async acquire(analisis: Analisis, now: Date): Promise<void> {
      const { dueno, huella } = analisis;
      await table.write([
        {
          update: leaseKey(analisis),
          set: { tipo: 'ANALISIS', dueno, huella, vence: vence(now) },
          if: { vence: { absentOrBelow: now.toISOString() } },
          // The same request, whose answer was lost.
          instead: (found) => (found?.dueno === dueno ? [] : undefined),
          orFail: () => new AnalisisEnCurso(),
        },
        stillWaits(analisis),
      ]);
    },

    /** The saved steps of this transcript. */
    async listPasos(analisis: Analisis): Promise<Map<string, Item>> {
      const prefix = pasosPrefix(analisis);
      const { items } = await table.query({
        pk: turnosPartition(analisis.empresaId, analisis.entrevistaId),
        sk: { beginsWith: prefix },
        consistent: true,
      });
      return new Map(items.map((item) => [item.SK.slice(prefix.length), item]));
    },

    /** Ends the analysis with its report, which only its owner writes: saved steps go, those of older transcripts too. */
    async endWrites(analisis: Analisis): Promise<Write[]> {
      const pk = turnosPartition(analisis.empresaId, analisis.entrevistaId);
      const { items } = await table.query({ pk, sk: { beginsWith: 'ANALISIS_PASO#' }, consistent: true, limit: 80 });
      return [
        { delete: leaseKey(analisis), ...isMine(analisis) },
        ...items.map(({ PK, SK }): Write => ({ delete: { PK, SK } })),
      ];
    },

    /** Another try need not wait for the end of the lease. */
    async release(analisis: Analisis): Promise<void> {
      await table.write([{ delete: leaseKey(analisis), ...isMine(analisis) }]);
    },

    /** Each one saved puts the end of the lease off. */
    async savePaso(analisis: Analisis, paso: string, respuesta: object, now: Date): Promise<void> {
      const { empresaId, entrevistaId } = analisis;
      const key = { PK: turnosPartition(empresaId, entrevistaId), SK: `${pasosPrefix(analisis)}${paso}` };
      await table.write([
        { put: { ...key, tipo: 'ANALISIS_PASO', ...respuesta, fecha: now.toISOString() } },
        {
          update: leaseKey(analisis),
          set: { vence: vence(now) },
          ...isMine(analisis),
        },
        stillWaits(analisis),
      ]);
    },
  };
}
export type AnalisisRepository = ReturnType<typeof analisisRepository>;

/** The steps of one run, those of earlier ones included. */
export async function pasosOf(repository: AnalisisRepository, analisis: Analisis, now: () => Date): Promise<Pasos> {
  const saved = await repository.listPasos(analisis);
  return {
    async find(paso, esquema) {
      const read = pasoSchema().safeParse(saved.get(paso));
      const salida = esquema.safeParse(read.data?.salida);
      return read.success && salida.success ? { ...read.data, salida: salida.data } : undefined;
    },
    save: (paso, respuesta) => repository.savePaso(analisis, paso, respuesta, now()),
  };
}
