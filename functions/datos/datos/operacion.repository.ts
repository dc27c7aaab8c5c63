import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { type Cuentas, type Operacion, operacionSchema } from '#shared/datos/datos/datos.ts';
import { archivoDiarioWrite } from '../../core/archivo-diario.record.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import { type Item, type KeyPrefix, NOT_EXISTS, type Page, type Table, type Write } from '../../core/table.ts';
import { almacenKey, type ProgramacionWrite, releaseWrite, takeWrite } from './almacen.repository.ts';
import { copiaNoEncontrada, estadoNoPermite, operacionNoEncontrada, PasadaTerminada } from './datos.errors.ts';

/**
 * Work on a company's data as a whole. What it reads and makes stands in the bucket: `datos-files.ts`.
 *
 * | Access                                    | Key                                                        |
 * | ----------------------------------------- | ---------------------------------------------------------- |
 * | one operation; all, newest first          | PK `EMPRESA#<id>`, SK `DATOS_OPERACION#<operacionId>`      |
 * | one backup; all, newest first             | PK `EMPRESA#<id>`, SK `DATOS_COPIA#<operacionId>`          |
 * | the same of exports of everybody          | PK `GLOBAL#DATOS`, SK `DATOS_OPERACION#<operacionId>`      |
 *
 * Operations expire after 90 days, backups with their file. `pasadaId` names the run of the job that works on it, and is
 * there only meanwhile: each of its writes expects to be the current one, and the steps that it has found done.
 */
const recordSchema = lazy(() =>
  operacionSchema().extend({
    pasadaId: z.string().optional(),
    /** Where reading has come to: company, kind of items, page. */
    posicion: z
      .object({
        empresas: z.string().optional(),
        empresaId: z.string().optional(),
        empresaNombre: z.string().optional(),
        paso: z.number().int(),
        cursor: z.string().optional(),
      })
      .optional(),
    paginas: z.number().int().default(0),
    /** The operation that waits for this backup. */
    sigue: z.string().nullable().default(null),
    /** What an undo goes through, kept when it begins. */
    bloques: z.number().int().default(0),
  }),
);
export type OperacionRecord = z.output<ReturnType<typeof recordSchema>>;

const KEEP_SECONDS = 90 * 24 * 60 * 60;
const COPIA = 'DATOS_COPIA#';
const OPERACION = 'DATOS_OPERACION#';
/** Ids say which of the two lists they stand in. */
export const COPIA_PREFIX = 'cop';
export const OPERACION_PREFIX = 'dat';

type EventDeps = Pick<Deps, 'newId' | 'now'>;
type Which = Pick<Operacion, 'empresaId' | 'id'>;
type Change = Partial<Omit<OperacionRecord, 'id' | 'empresaId'>>;

const partition = (empresaId: string | null) => (empresaId === null ? 'GLOBAL#DATOS' : companyPartition(empresaId));
const key = ({ empresaId, id }: Which) => ({
  PK: partition(empresaId),
  SK: `${id.startsWith(`${COPIA_PREFIX}_`) ? COPIA : OPERACION}${id}`,
});
const startEvent = ({ empresaId, id }: Which, pasadaId: string, deps: EventDeps): Write =>
  eventWrite(deps, partition(empresaId), 'OperacionDatosSolicitada', { empresaId, operacionId: id, pasadaId });

/** Such operations change what is there: one at a time in a company. */
const isExclusive = ({ clase }: Pick<Operacion, 'clase'>) => clase !== 'exportacion' && clase !== 'copia';

/** What somebody asks for leaves a file behind; an import brings its own. */
const diarioWrites = ({ empresaId, clase }: OperacionRecord, { now }: EventDeps): Write[] =>
  clase === 'importacion' ? [] : [archivoDiarioWrite(partition(empresaId), clase, now())];

/** Written as it is; with a run's name it begins at once. */
function createWrites(operacion: OperacionRecord, deps: EventDeps): Write[] {
  const item: Item = { ...key(operacion), tipo: 'OPERACION_DATOS', ...operacion };
  const { clase, pasadaId } = operacion;
  const expira = Math.floor(deps.now().getTime() / 1000) + KEEP_SECONDS;
  return [
    { put: clase === 'copia' ? item : { ...item, expira }, if: NOT_EXISTS },
    ...(pasadaId ? [startEvent(operacion, pasadaId, deps)] : []),
  ];
}

/** The backup is the company's last one. */
const withUltima = (write: Extract<Write, { update: unknown }>, { id }: Which): Write => ({
  ...write,
  set: { ...write.set, ultimaCopiaId: id },
});

export function operacionRepository(table: Table) {
  async function find(empresaId: string | null, id: string): Promise<OperacionRecord | undefined> {
    const item = await table.get(key({ empresaId, id }), { consistent: true });
    return item && recordSchema().parse(item);
  }

  async function listBelow(
    empresaId: string | null,
    prefix: KeyPrefix,
    page: { limit: number; cursor?: string | undefined },
  ) {
    const found = await table.query({ pk: partition(empresaId), sk: { beginsWith: prefix }, reverse: true, ...page });
    return {
      items: found.items.map((item) => recordSchema().parse(item)),
      cursor: found.cursor,
    } satisfies Page<OperacionRecord>;
  }

  /** A step of the run, which is still the current one and finds as many steps done as it has read. */
  function runWrite(record: OperacionRecord, set: Change, remove: readonly string[] = []): Write {
    const { pasadaId, pasosHechos, paginas } = record;
    return {
      update: key(record),
      set,
      remove,
      if: { pasadaId: { eq: pasadaId }, pasosHechos: { eq: pasosHechos }, paginas: { eq: paginas } },
      orFail: () => new PasadaTerminada(),
    };
  }

  return {
    find,

    /** Of one of these kinds; of another one it is missing. */
    async get(empresaId: string | null, id: string, clase?: Operacion['clase']): Promise<OperacionRecord> {
      const operacion = await find(empresaId, id);
      if (!operacion || (clase && operacion.clase !== clase)) {
        throw clase === 'copia' ? copiaNoEncontrada() : operacionNoEncontrada();
      }
      return operacion;
    },

    list: (empresaId: string | null, page: { limit: number; cursor?: string | undefined }) =>
      listBelow(empresaId, OPERACION, page),
    listCopias: (empresaId: string, page: { limit: number; cursor?: string | undefined }) =>
      listBelow(empresaId, COPIA, page),

    async create(operacion: OperacionRecord, deps: EventDeps, result: unknown = operacion): Promise<void> {
      await table.write([...createWrites(operacion, deps), ...diarioWrites(operacion, deps)], { result });
    },

    async createCopia(copia: OperacionRecord, deps: EventDeps): Promise<void> {
      const almacen = withUltima({ update: almacenKey(String(copia.empresaId)) }, copia);
      await table.write([...createWrites(copia, deps), ...diarioWrites(copia, deps), almacen], { result: copia });
    },

    /**
     * Nothing when another run has begun it: `programacion` expects the day that was read. Without a backup only the
     * schedule moves.
     */
    async createDue(
      copia: OperacionRecord | undefined,
      programacion: ProgramacionWrite,
      deps: EventDeps,
    ): Promise<void> {
      const writes = copia ? [withUltima(programacion, copia), ...createWrites(copia, deps)] : [programacion];
      try {
        await table.write(writes);
      } catch (error) {
        if (!(error instanceof PasadaTerminada)) throw error;
      }
    },

    /** Nothing else may change the company's data from here on; first comes a backup of what is there. */
    async createAfterCopia(operacion: OperacionRecord, copia: OperacionRecord, deps: EventDeps): Promise<void> {
      const taken = withUltima(takeWrite(String(operacion.empresaId), operacion.id), copia);
      const counted = diarioWrites(operacion, deps);
      const writes = [...createWrites(operacion, deps), ...createWrites(copia, deps), ...counted, taken];
      await table.write(writes, { result: operacion });
    },

    /** A person's step, from the states that allow it; the job goes on from there. */
    async begin(record: OperacionRecord, from: readonly Operacion['estado'][], set: Change, deps: EventDeps) {
      const pasadaId = deps.newId('pas');
      const next = { ...record, ...set, pasadaId };
      const step: Write = {
        update: key(record),
        set: { ...set, pasadaId },
        if: { estado: { in: from } },
        orFail: () => estadoNoPermite('Esta operación ya no está en el estado que se mostraba. Actualiza la página.'),
      };
      const taken = takeWrite(String(record.empresaId), record.id);
      await table.write([step, startEvent(record, pasadaId, deps), taken], { result: next });
      return next;
    },

    /** A file has been looked at. */
    async receive(record: OperacionRecord, set: Change): Promise<void> {
      await table.write([{ update: key(record), set, if: { estado: { eq: 'recibiendo' } } }]);
    },

    /** One more step is done; answers the operation as it is then. */
    async advance(record: OperacionRecord, set: Change): Promise<OperacionRecord> {
      await table.write([runWrite(record, set)]);
      return { ...record, ...set };
    },

    /** Hands over to the next run. */
    async handOver(record: OperacionRecord, deps: EventDeps): Promise<void> {
      const pasadaId = deps.newId('pas');
      await table.write([runWrite(record, { pasadaId }), startEvent(record, pasadaId, deps)]);
    },

    /** The work ends, well or badly; whoever waits for it begins, or fails as well. */
    async end(
      record: OperacionRecord,
      set: Change & Pick<Operacion, 'estado'>,
      deps: EventDeps,
      more: readonly Write[] = [],
    ) {
      const { empresaId, sigue } = record;
      await table.write([
        runWrite(record, set, ['pasadaId', 'posicion']),
        ...(empresaId && isExclusive(record) ? [releaseWrite(empresaId, record.id)] : []),
        ...(empresaId && sigue ? followWrites({ empresaId, id: sigue }, set, deps) : []),
        ...more,
      ]);
    },

    /** With its file, which goes first. */
    deleteCopia: (copia: OperacionRecord) => table.write([{ delete: key(copia) }]),
  };
}
export type OperacionRepository = ReturnType<typeof operacionRepository>;

/** What has waited for a backup: with it the work begins, without it nothing is touched. */
function followWrites(follower: { empresaId: string; id: string }, copia: Change, deps: EventDeps): Write[] {
  const waiting = { estado: { eq: 'esperando' } };
  if (copia.estado === 'terminada') {
    const pasadaId = deps.newId('pas');
    return [
      { update: key(follower), set: { estado: 'en_curso', pasadaId }, if: waiting },
      startEvent(follower, pasadaId, deps),
    ];
  }
  const motivo = 'No se ha cambiado nada: la copia de seguridad previa no se pudo hacer.';
  const fechaFin = deps.now().toISOString();
  return [
    { update: key(follower), set: { estado: 'fallida', motivo, fechaFin }, if: waiting },
    releaseWrite(follower.empresaId, follower.id),
  ];
}

export function newOperacion(
  values: Pick<Operacion, 'empresaId' | 'empresaNombre' | 'clase' | 'estado' | 'actor'> & Partial<OperacionRecord>,
  deps: EventDeps,
): OperacionRecord {
  const prefix = values.clase === 'copia' ? COPIA_PREFIX : OPERACION_PREFIX;
  return recordSchema().parse({
    id: deps.newId(prefix),
    fechaCreacion: deps.now().toISOString(),
    ...(values.estado === 'en_curso' && { pasadaId: deps.newId('pas') }),
    ...values,
  });
}

const CUENTA = {
  nuevo: 'creados',
  cambiado: 'actualizados',
  igual: 'iguales',
  conservado: 'conservados',
  conflicto: 'conflictos',
  suprimido: 'suprimidos',
} as const;

/** Counts moved by what became of some items. */
export function plusCuentas(cuentas: Cuentas, done: Partial<Cuentas>): Cuentas {
  const sums = Object.entries(done).map(([name, by]) => [name, cuentas[name as keyof Cuentas] + Number(by)]);
  return { ...cuentas, ...Object.fromEntries(sums) };
}
export { CUENTA };
