import * as z from 'zod';
import { type CreateCandidato, createCandidatoSchema } from '#shared/candidatos/candidatos/candidato.ts';
import {
  ACCIONES_IMPORTACION,
  type AccionImportacion,
  type Importacion,
  importacionSchema,
} from '#shared/candidatos/importaciones/importacion.ts';
import { lazy } from '#shared/core/lazy.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import { type Item, type Key, NOT_EXISTS, type Page, type Table, type Write } from '../../core/table.ts';
import { estadoNoPermite, importacionNoEncontrada, PasadaTerminada } from './importacion.errors.ts';

/**
 * Imports of candidates. What was read in a file and what came of each row stand beside it in the bucket:
 * `importacion-files.ts`.
 *
 * | Access                                  | Key                                                             |
 * | --------------------------------------- | --------------------------------------------------------------- |
 * | one import                              | PK `EMPRESA#<id>`, SK `IMPORTACION#<importacionId>`             |
 * | all, newest first                       | PK `EMPRESA#<id>`, SK begins `IMPORTACION#`                     |
 * | a candidate as it was before its row    | PK `EMPRESA#<id>`, SK `IMPORTACION_FILA#<importacionId>#<fila>` |
 *
 * An import expires after 30 days, what its rows replaced after 3. `pasadaId` names the run of the job that works on it,
 * and is there only meanwhile: each of its writes expects to be the current one.
 */
const recordSchema = lazy(() => importacionSchema().extend({ pasadaId: z.string().optional() }));
export type ImportacionRecord = z.output<ReturnType<typeof recordSchema>>;

const antesSchema = lazy(() =>
  z.object({ antes: createCandidatoSchema(), version: z.number().int(), candidatoId: z.string() }),
);
/** What a row replaced, and the version that it made. */
export interface Antes {
  candidatoId: string;
  antes: CreateCandidato;
  version: number;
}

const DAY_SECONDS = 24 * 60 * 60;
const KEEP_SECONDS = 30 * DAY_SECONDS;
/** Undoing begins within 24 hours; it may have to be tried again. */
const KEEP_ANTES_SECONDS = 3 * DAY_SECONDS;

const key = (empresaId: string, id: string): Key => ({ PK: companyPartition(empresaId), SK: `IMPORTACION#${id}` });
const antesKey = (empresaId: string, id: string, fila: number): Key => ({
  PK: companyPartition(empresaId),
  SK: `IMPORTACION_FILA#${id}#${String(fila).padStart(6, '0')}`,
});
const inSeconds = (now: Date, seconds: number) => Math.floor(now.getTime() / 1000) + seconds;

type EventDeps = Pick<Deps, 'newId' | 'now'>;
type Trabajo = 'ImportacionConfirmada' | 'ImportacionDeshecha';
type Cuentas = Partial<Record<keyof Importacion, number>>;

/** A candidate as it was, in the transaction that changes it; there only once for each row. */
export function antesWrite(importacion: Importacion, fila: number, { candidatoId, ...antes }: Antes, now: Date): Write {
  return {
    put: {
      ...antesKey(importacion.empresaId, importacion.id, fila),
      tipo: 'IMPORTACION_FILA',
      candidatoId,
      ...antes,
      expira: inSeconds(now, KEEP_ANTES_SECONDS),
    },
    if: NOT_EXISTS,
  };
}

/** Its values are given back, in the same transaction. */
export function removeAntesWrite({ empresaId, id }: Importacion, fila: number): Write {
  return { delete: antesKey(empresaId, id, fila) };
}

export function importacionRepository(table: Table) {
  async function find(empresaId: string, id: string): Promise<ImportacionRecord | undefined> {
    const item = await table.get(key(empresaId, id), { consistent: true });
    return item && recordSchema().parse(item);
  }

  /** A person's step: from one of the states that allow it, as it was read. */
  async function step(
    { empresaId, id }: Importacion,
    accion: AccionImportacion,
    set: Partial<ImportacionRecord>,
    more: readonly Write[] = [],
    result?: Importacion,
  ): Promise<void> {
    await table.write(
      [
        {
          update: key(empresaId, id),
          set,
          if: { estado: { in: ACCIONES_IMPORTACION[accion] } },
          orFail: (found) => (found ? estadoNoPermite(accion) : importacionNoEncontrada()),
        },
        ...more,
      ],
      { result },
    );
  }

  /** Work goes to the job, whose first run is named here. */
  function startEvent({ empresaId, id }: Importacion, pasadaId: string, name: Trabajo, deps: EventDeps): Write {
    return eventWrite(deps, companyPartition(empresaId), name, { empresaId, importacionId: id, pasadaId });
  }

  return {
    find,

    async get(empresaId: string, id: string): Promise<ImportacionRecord> {
      const importacion = await find(empresaId, id);
      if (!importacion) throw importacionNoEncontrada();
      return importacion;
    },

    async list(empresaId: string, { limit, cursor }: { limit: number; cursor?: string | undefined }) {
      const page = await table.query({
        pk: companyPartition(empresaId),
        sk: { beginsWith: 'IMPORTACION#' },
        reverse: true,
        limit,
        cursor,
      });
      return {
        items: page.items.map((item) => importacionSchema().parse(item)),
        cursor: page.cursor,
      } satisfies Page<Importacion>;
    },

    async create(importacion: Importacion, result: unknown, now: Date): Promise<void> {
      const item = importacionSchema().parse(importacion);
      const put: Item = { ...key(importacion.empresaId, importacion.id), tipo: 'IMPORTACION', ...item };
      await table.write([{ put: { ...put, expira: inSeconds(now, KEEP_SECONDS) }, if: NOT_EXISTS }], { result });
    },

    /** The file has been read. */
    receive: (importacion: Importacion) => {
      const { archivo, mapeo, total, revision } = importacion;
      return step(importacion, 'recibir', { estado: 'lista', archivo, mapeo, total, revision });
    },

    /** What was decided, and how the rows look with it. */
    storeRevision: (importacion: Importacion) => {
      const { mapeo, duplicados, revision } = importacion;
      return step(importacion, 'revisar', { mapeo, duplicados, revision });
    },

    async confirm(importacion: Importacion, deps: EventDeps): Promise<Importacion> {
      const pasadaId = deps.newId('pas');
      const { mapeo, duplicados } = importacion;
      const next: Importacion = {
        ...importacion,
        estado: 'importando',
        motivo: '',
        deshacerHasta: null,
        fechaFin: null,
      };
      const { estado, motivo, deshacerHasta, fechaFin } = next;
      const set = { estado, motivo, deshacerHasta, fechaFin, mapeo, duplicados, pasadaId };
      const event = startEvent(importacion, pasadaId, 'ImportacionConfirmada', deps);
      await step(importacion, 'confirmar', set, [event], next);
      return next;
    },

    async undo(importacion: Importacion, deps: EventDeps): Promise<Importacion> {
      const pasadaId = deps.newId('pas');
      const next: Importacion = { ...importacion, estado: 'deshaciendo', motivo: '' };
      const event = startEvent(importacion, pasadaId, 'ImportacionDeshecha', deps);
      await step(importacion, 'deshacer', { estado: 'deshaciendo', motivo: '', pasadaId }, [event], next);
      return next;
    },

    /** Rows that a run has been through, counted once: `at` is where it found the import. */
    advance: (record: ImportacionRecord, counter: 'procesadas' | 'deshechas', add: Cuentas) =>
      table.write([
        { ...runWrite(record), add: add as Record<string, number>, if: whileCurrent(record, counter, record[counter]) },
      ]),

    /** Hands over to the next run. */
    async handOver(record: ImportacionRecord, name: Trabajo, deps: EventDeps): Promise<void> {
      const pasadaId = deps.newId('pas');
      await table.write([
        { ...runWrite(record), set: { pasadaId }, if: whileCurrent(record) },
        startEvent(record, pasadaId, name, deps),
      ]);
    },

    /** The work ends, with what there is to tell. */
    end: (record: ImportacionRecord, set: Partial<Importacion>, more: readonly Write[] = []) =>
      table.write([{ ...runWrite(record), set, remove: ['pasadaId'], if: whileCurrent(record) }, ...more]),

    async findAntes(empresaId: string, id: string, fila: number): Promise<Antes | undefined> {
      const item = await table.get(antesKey(empresaId, id, fila), { consistent: true });
      return item && antesSchema().parse(item);
    },
  };
}
export type ImportacionRepository = ReturnType<typeof importacionRepository>;

function runWrite({ empresaId, id }: Importacion) {
  return { update: key(empresaId, id), orFail: () => new PasadaTerminada() };
}

function whileCurrent({ pasadaId }: ImportacionRecord, counter?: string, value?: number) {
  return { pasadaId: { eq: pasadaId }, ...(counter && { [counter]: { eq: value } }) };
}
