import { AppError } from '../../core/app-error.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { runtimeDeps } from '../../core/deps.ts';
import { dynamoTable } from '../../core/dynamo-table.ts';
import { env } from '../../core/env.ts';
import { jsonLogger } from '../../core/logger.ts';
import { eventWrite } from '../../core/outbox.ts';
import type { Write } from '../../core/table.ts';
import { licenciaRepository } from '../../empresas/licencias/licencia.repository.ts';
import { giveBackPlaza } from '../../empresas/licencias/plaza.ts';
import { cierreKey } from '../../entrada/entrevista-keys.ts';
import { closingShards, type EntrevistaRecord } from './entrevista.record.ts';
import { entrevistaRepository } from './entrevista.repository.ts';

const PAGE = 100;

/**
 * Closes the interviews whose link has ended: never begun → `no_presentado`, begun and not sent → `caducada`.
 * Running twice does no harm: the state is a condition of the write.
 */
export async function expireEntrevistas(deps: Deps): Promise<number> {
  const entrevistas = entrevistaRepository(deps.table);
  const now = deps.now().toISOString();
  let closed = 0;
  for (const pk of closingShards) {
    let cursor: string | undefined;
    do {
      const due = await deps.table.query({ index: 'GSI1', pk, sk: { lte: now }, limit: PAGE, cursor });
      for (const { empresaId, entrevistaId } of due.items) {
        if (await expire(entrevistas, String(empresaId), String(entrevistaId), deps)) closed++;
      }
      cursor = due.cursor;
    } while (cursor);
  }
  return closed;
}

async function expire(
  entrevistas: ReturnType<typeof entrevistaRepository>,
  empresaId: string,
  entrevistaId: string,
  deps: Deps,
): Promise<boolean> {
  const cierre = { delete: cierreKey(empresaId, entrevistaId) };
  const entrevista = await entrevistas.find(empresaId, entrevistaId);
  if (entrevista?.estado !== 'programada' && entrevista?.estado !== 'en_progreso') {
    await deps.table.write([cierre]);
    return false;
  }
  try {
    if (entrevista.estado === 'programada') await miss(entrevista, [cierre], deps);
    else {
      const event = eventWrite(deps, companyPartition(empresaId), 'EntrevistaCaducada', { empresaId, entrevistaId });
      await entrevistas.transition(entrevista, 'expire', {}, [cierre, event]);
    }
    deps.log.info('entrevista.expired', { empresaId, entrevistaId });
    return true;
  } catch (error) {
    // The candidate or a new time was faster: the next run finds how it stands then.
    if (error instanceof AppError && ['ESTADO_NO_PERMITE', 'VERSION_OBSOLETA'].includes(error.code)) return false;
    throw error;
  }
}

/** What was never begun gives its licence's place back. */
async function miss(entrevista: EntrevistaRecord, alongside: readonly Write[], deps: Deps): Promise<void> {
  const { empresaId, id: entrevistaId } = entrevista;
  const event = eventWrite(deps, companyPartition(empresaId), 'EntrevistaNoPresentada', { empresaId, entrevistaId });
  await giveBackPlaza(licenciaRepository(deps.table), deps, entrevista, ({ set, writes }) =>
    entrevistaRepository(deps.table).transition(entrevista, 'miss', set, [...alongside, event, ...writes]),
  );
}

export async function handler(): Promise<void> {
  await expireEntrevistas({ ...runtimeDeps(dynamoTable(env('TABLE_NAME'))), log: jsonLogger });
}
