import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { type Purga, purgaSchema } from '#shared/datos/purgas/purga.ts';
import { companyPartition, userPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import { type Item, type Key, NOT_EXISTS, type Page, type Table, type Write } from '../../core/table.ts';
import { PARTES, pertenenciaOf } from '../pertenencias.ts';
import { PasadaTerminada } from './purga.errors.ts';

/**
 * The removal of everything of a company, and its record, which stays. It reads whole partitions of the company, page by
 * page, since it is there for all that others have written into them.
 *
 * | Access                                   | Key                                                            |
 * | ---------------------------------------- | -------------------------------------------------------------- |
 * | the removal of a company                 | PK `GLOBAL#PURGAS`, SK `<empresaId>`                           |
 * | everything of a company                  | PK `EMPRESA#<id>`                                              |
 * | everything of one interview              | PK `EMPRESA#<id>#ENTREVISTA#<entrevistaId>`                    |
 * | what searches find of its interviews     | PK `EMPRESA#<id>#ENTREVISTAS#BUSCAR`                          |
 * | what searches find of its reports        | PK `EMPRESA#<id>#INFORMES#BUSCAR`                             |
 * | what was changed in a company            | PK `EMPRESA#<id>#AUDITORIA`                                    |
 * | its analytics                            | PK `EMPRESA#<id>#ANALITICA`                                    |
 * | what its candidates are found by         | PK `EMPRESA#<id>#CANDIDATOS#BUSCAR`                            |
 * | everything of a user                     | PK `USUARIO#<id>`                                              |
 * | interviews, to be removed one by one     | PK `EMPRESA#<id>`, SK begins `ENTREVISTA#`                     |
 * | users, to be removed one by one          | GSI1 `EMPRESA#<id>#USUARIOS`, `<folded name>#<id>`             |
 *
 * `pasadaId` names one run of the job: each of its writes expects to be the current one, so counts are exact.
 */
const recordSchema = lazy(() =>
  purgaSchema()
    .omit({ cuentas: true })
    .extend({ ...cuentas(), pasadaId: z.string() }),
);
export type PurgaRecord = z.output<ReturnType<typeof recordSchema>>;
export type Cuentas = Purga['cuentas'];

const cuentas = () => purgaSchema().shape.cuentas.shape;
const key = (empresaId: string): Key => ({ PK: 'GLOBAL#PURGAS', SK: empresaId });
const entrevistaPartition = (empresaId: string, id: string) => `${companyPartition(empresaId)}#ENTREVISTA#${id}`;

/** Of one transaction, with room for the record. */
const PAGE = 50;

type StartDeps = Pick<Deps, 'newId' | 'now'>;
type Pasada = Pick<PurgaRecord, 'empresaId' | 'pasadaId'>;

/** Part of each transaction of a run. */
export function pasadaWrite(
  { empresaId, pasadaId }: Pasada,
  change: { add?: Partial<Cuentas>; set?: Record<string, unknown> },
): Write {
  return {
    update: key(empresaId),
    ...change,
    if: { pasadaId: { eq: pasadaId }, estado: { eq: 'en_curso' } },
    orFail: () => new PasadaTerminada(),
  };
}

export function purgaRepository(table: Table) {
  async function find(empresaId: string): Promise<PurgaRecord | undefined> {
    const item = await table.get(key(empresaId), { consistent: true });
    return item && recordSchema().parse(item);
  }

  async function removePage(pk: string, isKept: (key: Key) => boolean, pasada: Pasada, cursor?: string) {
    const page = await table.query({ pk, limit: PAGE, cursor, consistent: true });
    const gone = page.items.filter((item) => !isKept(item));
    if (gone.length > 0) {
      await table.write([
        ...gone.map(({ PK, SK }): Write => ({ delete: { PK, SK } })),
        pasadaWrite(pasada, { add: { elementos: gone.length } }),
      ]);
    }
    return page.cursor;
  }

  /** Everything of a partition but what is kept, page by page. `checkTime` may end the run between two pages. */
  async function sweep(
    pk: string,
    pasada: Pasada,
    checkTime: () => void,
    isKept: (key: Key) => boolean = () => false,
  ): Promise<void> {
    let cursor: string | undefined;
    do {
      checkTime();
      cursor = await removePage(pk, isKept, pasada, cursor);
    } while (cursor);
  }

  return {
    find,

    /** Begins, or begins again after a failure; one that runs goes on. */
    async start(empresa: { id: string; nombre: string }, actor: Purga['actor'], deps: StartDeps): Promise<PurgaRecord> {
      const previous = await find(empresa.id);
      if (previous && previous.estado !== 'fallida') return previous;
      const pasadaId = deps.newId('pas');
      const record: PurgaRecord = previous
        ? { ...previous, estado: 'en_curso', motivo: null, pasadaId }
        : {
            empresaId: empresa.id,
            nombre: empresa.nombre,
            estado: 'en_curso',
            actor,
            fechaInicio: deps.now().toISOString(),
            fechaFin: null,
            motivo: null,
            usuarios: 0,
            entrevistas: 0,
            archivos: 0,
            elementos: 0,
            pasadaId,
          };
      try {
        await table.write([
          {
            put: { ...key(empresa.id), tipo: 'PURGA', ...record },
            if: previous ? { pasadaId: { eq: previous.pasadaId } } : NOT_EXISTS,
            orFail: () => new PasadaTerminada(),
          },
          startEvent(record, deps),
        ]);
        return record;
      } catch (error) {
        // Somebody else began it at the same moment: theirs goes on.
        const theirs = error instanceof PasadaTerminada ? await find(empresa.id) : undefined;
        if (!theirs) throw error;
        return theirs;
      }
    },

    /** Hands over to the next run. */
    async handOver(record: PurgaRecord, deps: StartDeps): Promise<void> {
      const next = { ...record, pasadaId: deps.newId('pas') };
      await table.write([pasadaWrite(record, { set: { pasadaId: next.pasadaId } }), startEvent(next, deps)]);
    },

    count: (pasada: Pasada, add: Partial<Cuentas>) => table.write([pasadaWrite(pasada, { add })]),

    finish: (pasada: Pasada, fechaFin: string) =>
      table.write([pasadaWrite(pasada, { set: { estado: 'terminada', fechaFin } })]),

    fail: (pasada: Pasada, motivo: string) =>
      table.write([pasadaWrite(pasada, { set: { estado: 'fallida', motivo } })]),

    /** Deletes and other writes in one transaction with what they count for. */
    async remove(pasada: Pasada, add: Partial<Cuentas>, writes: readonly Write[]): Promise<void> {
      await table.write([...writes, pasadaWrite(pasada, Object.keys(add).length > 0 ? { add } : {})]);
    },

    async listUsuarioIds(empresaId: string, cursor?: string): Promise<Page<string>> {
      const page = await table.query({
        index: 'GSI1',
        pk: `${companyPartition(empresaId)}#USUARIOS`,
        limit: PAGE,
        cursor,
      });
      return { items: page.items.map(({ id }) => String(id)), cursor: page.cursor };
    },

    async listEntrevistas(empresaId: string): Promise<Item[]> {
      const page = await table.query({
        pk: companyPartition(empresaId),
        sk: { beginsWith: 'ENTREVISTA#' },
        limit: PAGE,
        consistent: true,
      });
      return page.items;
    },

    sweepEntrevista: (empresaId: string, id: string, pasada: Pasada, checkTime: () => void) =>
      sweep(entrevistaPartition(empresaId, id), pasada, checkTime),

    /** What stands beside the company's own partition. */
    async sweepPartes(empresaId: string, pasada: Pasada, checkTime: () => void) {
      for (const parte of PARTES) await sweep(`${companyPartition(empresaId)}${parte}`, pasada, checkTime);
    },

    /** The user's record goes last, and what their account has still to follow goes with their account. */
    sweepUsuario: (id: string, pasada: Pasada, checkTime: () => void) =>
      sweep(userPartition(id), pasada, checkTime, ({ SK }) => pertenenciaOf('usuario', SK)?.purga === 'ultima'),

    sweepEmpresa: (empresaId: string, pasada: Pasada, checkTime: () => void, kept: readonly string[]) =>
      sweep(companyPartition(empresaId), pasada, checkTime, ({ SK }) => kept.includes(SK)),
  };
}
export type PurgaRepository = ReturnType<typeof purgaRepository>;

export function toPurga({ pasadaId: _, usuarios, entrevistas, archivos, elementos, ...record }: PurgaRecord): Purga {
  return { ...record, cuentas: { usuarios, entrevistas, archivos, elementos } };
}

function startEvent({ empresaId, pasadaId }: Pasada, deps: StartDeps): Write {
  return eventWrite(deps, 'GLOBAL#PURGAS', 'PurgaSolicitada', { empresaId, pasadaId });
}
