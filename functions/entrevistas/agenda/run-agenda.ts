import { type Deps, runtimeDeps } from '../../core/deps.ts';
import { dynamoTable } from '../../core/dynamo-table.ts';
import { env } from '../../core/env.ts';
import { jsonLogger } from '../../core/logger.ts';
import { ConditionFailedError, type Write } from '../../core/table.ts';
import { entrevistaKey } from '../../entrada/entrevista-keys.ts';
import { type EntrevistaRepository, entrevistaRepository } from '../entrevistas/entrevista.repository.ts';
import {
  type AgendaEntry,
  againWrite,
  agendaSchema,
  agendaShards,
  doneWrite,
  REVISION_VECES,
} from './agenda.record.ts';
import { dueEvent } from './due-event.ts';

const PAGE = 50;
/** Of each shard in one run; the next run goes on with the rest, the oldest first. */
const MAX_PER_SHARD = 250;

/**
 * Tells of what has become due. Each entry is taken off in the transaction that writes its event, under the condition
 * that no other run has: two runs at once tell of it once.
 */
export async function runAgenda(deps: Deps): Promise<{ due: number; told: number }> {
  const entrevistas = entrevistaRepository(deps.table);
  // Sorts behind every entry of this very instant.
  const upToNow = `${deps.now().toISOString()}#~`;
  let due = 0;
  let told = 0;
  const failures: unknown[] = [];
  for (const pk of agendaShards) {
    let cursor: string | undefined;
    let seen = 0;
    do {
      const page = await deps.table.query({ index: 'GSI1', pk, sk: { lte: upToNow }, limit: PAGE, cursor });
      for (const item of page.items) {
        try {
          if (await settle(agendaSchema().parse(item), entrevistas, deps)) told++;
        } catch (error) {
          // One entry that cannot be read must not keep the others waiting; the alarm still hears of it.
          failures.push(error);
        }
      }
      seen += page.items.length;
      cursor = page.cursor;
    } while (cursor && seen < MAX_PER_SHARD);
    due += seen;
  }
  if (due > 0) deps.log.info('agenda.settled', { due, told, failed: failures.length });
  if (failures.length > 0) throw new AggregateError(failures, 'Some entries of the agenda could not be settled');
  return { due, told };
}

/** Whether it was told of. */
async function settle(entry: AgendaEntry, entrevistas: EntrevistaRepository, deps: Deps): Promise<boolean> {
  const entrevista = await entrevistas.find(entry.empresaId, entry.entrevistaId);
  const due = entrevista && (await dueEvent(entry, entrevista, deps));
  const again = due && entry.asunto === 'revision_atrasada' && entry.vez < REVISION_VECES;
  const writes: Write[] = [again ? againWrite(entry, deps.now()) : doneWrite(entry)];
  if (due) {
    writes.push({ check: entrevistaKey(entry.empresaId, entry.entrevistaId), if: due.stillSo }, ...due.writes);
  }
  try {
    await deps.table.write(writes);
    return due !== undefined;
  } catch (error) {
    // Another run was faster, or the interview has just changed: the next run finds how it stands then.
    if (error instanceof ConditionFailedError) return false;
    throw error;
  }
}

export async function handler(): Promise<void> {
  await runAgenda({ ...runtimeDeps(dynamoTable(env('TABLE_NAME'))), log: jsonLogger });
}
