import type { CandidatoResumen } from '#shared/candidatos/candidatos/candidato.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import type { Write } from '../../core/table.ts';
import type { AreaRepository } from '../../empresas/areas/area.repository.ts';
import { CandidatoCambiado } from './candidato.errors.ts';
import { areaMoveWrites, type CandidatoRepository } from './candidato.repository.ts';

/** Of one transaction: with both areas and the rest below the 100 items that DynamoDB takes. */
const MAX_WRITES = 90;
const PAGE = 50;
/** 1000 candidates a run, a quarter of its time or so: long lists go on in a run of their own. */
const PAGES_PER_RUN = 20;

export interface Pasada {
  empresaId: string;
  areaId: string;
  pasadaId: string;
}

interface Services {
  repos: { areas: AreaRepository; candidatos: CandidatoRepository };
  deps: Deps;
}

type Area = NonNullable<Awaited<ReturnType<AreaRepository['find']>>>;

/**
 * One run over the candidates of an area. What a candidate and the counters must be stands in each transaction, so that
 * a message that comes twice moves nobody twice.
 */
export async function moveCandidatos(pasada: Pasada, { repos, deps }: Services): Promise<void> {
  const { empresaId, areaId, pasadaId } = pasada;
  const area = await repos.areas.find(empresaId, areaId);
  if (area?.pasadaId !== pasadaId || !area.reasignacion) return;

  const moved = await movePages(area, pasadaId, { repos, deps });
  const left = (await repos.areas.find(empresaId, areaId))?.candidatos ?? 0;
  if (left <= 0) {
    await repos.areas.finishReasignacion(area, pasadaId);
    deps.log.info('area.reassigned', { empresaId, areaId });
    return;
  }
  // The index may be behind the table: the queue tries again a little later.
  if (moved === 0) throw new Error(`${left} candidates are left that the index does not show`);
  const next = { empresaId, areaId, pasadaId: deps.newId('pas') };
  const event = eventWrite(deps, companyPartition(empresaId), 'ReasignacionSolicitada', next);
  await repos.areas.continueReasignacion(area, pasadaId, next.pasadaId, event);
}

async function movePages(area: Area, pasadaId: string, { repos, deps }: Services): Promise<number> {
  let moved = 0;
  let cursor: string | undefined;
  for (let page = 0; page < PAGES_PER_RUN; page++) {
    const list = { areaId: area.id, orden: 'nombre', limit: PAGE, cursor } as const;
    const found = await repos.candidatos.list(area.empresaId, list);
    for (const moves of inTransactions(area, found.items, deps)) {
      const move = (some: Write[][]) => moveTogether(area, pasadaId, some, repos);
      moved += (await move(moves)) ?? (await oneByOne(moves, move));
    }
    cursor = found.cursor;
    if (!cursor) break;
  }
  return moved;
}

/** The writes of each candidate, as many candidates as go into one transaction. */
function inTransactions(area: Area, candidatos: readonly CandidatoResumen[], deps: Deps): Write[][][] {
  const fecha = deps.now().toISOString();
  const target = area.reasignacion?.areaId ?? null;
  const transactions: Write[][][] = [];
  let count = MAX_WRITES;
  for (const candidato of candidatos) {
    const writes = areaMoveWrites(candidato, target, fecha);
    count += writes.length;
    if (count > MAX_WRITES) {
      transactions.push([]);
      count = writes.length;
    }
    transactions.at(-1)?.push(writes);
  }
  return transactions;
}

/** How many were moved; undefined when one of them has changed since, and so nobody was. */
async function moveTogether(
  area: Area,
  pasadaId: string,
  moves: Write[][],
  repos: Services['repos'],
): Promise<number | undefined> {
  try {
    await repos.areas.moveCandidatos(area, pasadaId, moves);
    return moves.length;
  } catch (error) {
    if (error instanceof CandidatoCambiado) return undefined;
    throw error;
  }
}

async function oneByOne(moves: Write[][], move: (some: Write[][]) => Promise<number | undefined>) {
  let moved = 0;
  for (const one of moves) moved += (await move([one])) ?? 0;
  return moved;
}
