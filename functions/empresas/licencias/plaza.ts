import type { Deps } from '../../core/deps.ts';
import { TableBusyError, type Write } from '../../core/table.ts';
import { LicenciaCambiada, sinLicencia, sinLicenciaSala } from './licencia.errors.ts';
import { isIlimitado, type Registro } from './licencia.record.ts';
import type { LicenciaRepository } from './licencia.repository.ts';
import {
  absentWrites,
  isValidAt,
  keepWrite,
  leaveWrites,
  occupyWrites,
  openWrites,
  returnWrites,
} from './licencia.writes.ts';

/** Licence of an interview's place, and what became of the place. */
interface PlazaState {
  licenciaId: string | null;
  licenciaEstado: 'reservada' | 'consumida' | 'devuelta' | null;
}

/**
 * A place of a licence for one interview: what moves in the ledger, and what the interview keeps of it. Both go into
 * the transaction that books, begins or ends the interview.
 */
export interface Plaza {
  set: PlazaState;
  writes: Write[];
}
type Move = (plaza: Plaza) => Promise<void>;
type OwnPlaza = PlazaState & { empresaId: string };
type Moving = Pick<Deps, 'now' | 'newId' | 'sleep' | 'random'>;

const MAX_ATTEMPTS = 12;
/** From then on many want a place at once: they spread over the licences instead of filling one after the other. */
const CALM_ATTEMPTS = 4;

/** Books: takes a place that is still valid at the booked time. */
export async function reservePlaza(
  licencias: LicenciaRepository,
  deps: Moving,
  { empresaId, fechaProgramada }: { empresaId: string; fechaProgramada: string },
  book: Move,
): Promise<void> {
  await untilUnchanged(deps, async (calm) => {
    const taken = await take(licencias, empresaId, { ocupadas: 1, consumidas: 0 }, fechaProgramada, deps, calm);
    if (!taken) throw sinLicencia();
    await book({ set: { licenciaId: taken.licenciaId, licenciaEstado: 'reservada' }, writes: taken.writes });
  });
}

/** Books for another time: the place stays if its licence is valid then, else one of another licence takes its stead. */
export async function movePlaza(
  licencias: LicenciaRepository,
  deps: Moving,
  { empresaId, licenciaId }: OwnPlaza,
  fechaProgramada: string,
  move: Move,
): Promise<void> {
  await untilUnchanged(deps, async (calm) => {
    const now = deps.now().toISOString();
    const own = await findOwn(licencias, empresaId, licenciaId);
    if (own && !own.fin && isValidAt(own, fechaProgramada) && isValidAt(own, now)) {
      return move({ set: { licenciaId: own.id, licenciaEstado: 'reservada' }, writes: [keepWrite(own)] });
    }
    const taken = await take(licencias, empresaId, { ocupadas: 1, consumidas: 0 }, fechaProgramada, deps, calm);
    if (!taken) throw sinLicencia();
    return move({
      set: { licenciaId: taken.licenciaId, licenciaEstado: 'reservada' },
      writes: [...taken.writes, ...(own ? leaveWrites(own) : [])],
    });
  });
}

/** Begins: the reserved place is consumed. If its licence has expired meanwhile, a place of another one is. */
export async function consumePlaza(
  licencias: LicenciaRepository,
  deps: Moving,
  { empresaId, licenciaId }: OwnPlaza,
  begin: Move,
): Promise<void> {
  await untilUnchanged(deps, async (calm) => {
    const now = deps.now().toISOString();
    const [own, resumen] = await Promise.all([
      findOwn(licencias, empresaId, licenciaId),
      licencias.getResumen(empresaId),
    ]);
    if (own && !own.fin && isValidAt(own, now)) {
      const writes = occupyWrites(resumen, own, { ocupadas: 0, consumidas: 1 }, now);
      return begin({ set: { licenciaId: own.id, licenciaEstado: 'consumida' }, writes });
    }
    const taken = await take(licencias, empresaId, { ocupadas: 1, consumidas: 1 }, now, deps, calm);
    if (!taken) throw sinLicenciaSala();
    return begin({
      set: { licenciaId: taken.licenciaId, licenciaEstado: 'consumida' },
      writes: [...taken.writes, ...(own ? leaveWrites(own) : [])],
    });
  });
}

/** Called off, never begun, or failed for technical reasons: the place is free again. */
export async function giveBackPlaza(
  licencias: LicenciaRepository,
  deps: Moving,
  { empresaId, licenciaId, licenciaEstado }: OwnPlaza,
  move: Move,
): Promise<void> {
  await untilUnchanged(deps, async () => {
    const [own, resumen] = await Promise.all([
      licenciaId ? licencias.find(empresaId, licenciaId) : undefined,
      licencias.getResumen(empresaId),
    ]);
    if (!licenciaId || licenciaEstado === 'devuelta') return move({ set: { licenciaId, licenciaEstado }, writes: [] });
    // An interview that came back from a file may name one that was never here.
    if (!own) return move({ set: { licenciaId, licenciaEstado }, writes: absentWrites(empresaId, licenciaId) });
    const set = { licenciaId, licenciaEstado: 'devuelta' as const };
    const consumed = licenciaEstado === 'consumida';
    return move({ set, writes: consumed ? returnWrites(resumen, own, deps.now().toISOString()) : leaveWrites(own) });
  });
}

/** The licence of an interview that is booked stands somewhere: found nowhere, it moved between the reads. */
async function findOwn(licencias: LicenciaRepository, empresaId: string, licenciaId: string | null) {
  if (!licenciaId) return undefined;
  const own = await licencias.find(empresaId, licenciaId);
  if (!own) throw new LicenciaCambiada();
  return own;
}

interface Taken {
  licenciaId: string;
  writes: Write[];
}
type Step = Parameters<typeof occupyWrites>[2];

/** A free place that is valid at `instant`: of the licence that expires first of those that were read, else of the next one. */
async function take(
  licencias: LicenciaRepository,
  empresaId: string,
  step: Step,
  instant: string,
  deps: Moving,
  calm: boolean,
): Promise<Taken | undefined> {
  const now = deps.now().toISOString();
  const isUsable = (each: Registro) => isValidAt(each, instant) && isValidAt(each, now);
  const { resumen, usables } = await licencias.readLibro(empresaId, isUsable);
  const usable = usables.toSorted((a, b) => compare(a.vence ?? '9', b.vence ?? '9') || compare(a.id, b.id));
  const chosen = usable[calm ? 0 : Math.floor(deps.random() * usable.length)];
  if (chosen) return { licenciaId: chosen.id, writes: occupyWrites(resumen, chosen, step, now) };
  if (!isIlimitado(resumen) && resumen.emitidas >= resumen.total) return undefined;
  const fresh: Registro = {
    id: deps.newId('lic'),
    empresaId,
    max: resumen.maxEntrevistas,
    vigenciaDias: resumen.vigenciaDias,
    ocupadas: 0,
    consumidas: 0,
    fechaCreacion: now,
  };
  return { licenciaId: fresh.id, writes: openWrites(resumen, fresh, step, now, calm) };
}

/** Reads and chooses again while other requests are faster. */
export async function untilUnchanged(
  deps: Pick<Deps, 'sleep' | 'random'>,
  attempt: (calm: boolean) => Promise<void>,
): Promise<void> {
  for (let n = 1; ; n++) {
    try {
      return await attempt(n <= CALM_ATTEMPTS);
    } catch (error) {
      if (!(error instanceof LicenciaCambiada)) throw error;
      if (n === MAX_ATTEMPTS) throw new TableBusyError(error);
      await deps.sleep(deps.random() * 10 * 2 ** Math.min(n, 4));
    }
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
