import { companyPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { runtimeDeps } from '../../core/deps.ts';
import { dynamoTable } from '../../core/dynamo-table.ts';
import { env } from '../../core/env.ts';
import { jsonLogger } from '../../core/logger.ts';
import { eventWrite } from '../../core/outbox.ts';
import { expiryShards } from './licencia.record.ts';
import { type LicenciaRepository, licenciaRepository } from './licencia.repository.ts';
import { expireWrites, isValidAt } from './licencia.writes.ts';
import { untilUnchanged } from './plaza.ts';

/** Ends the licences whose days are over. Running twice does no harm: an ended one is no longer found as open. */
export async function expireLicencias(deps: Deps): Promise<number> {
  const licencias = licenciaRepository(deps.table);
  const now = deps.now().toISOString();
  let expired = 0;
  for (const pk of expiryShards) {
    let cursor: string | undefined;
    do {
      const due = await licencias.listVencidas(pk, now, cursor);
      for (const { empresaId, id } of due.items) if (await expire(licencias, empresaId, id, deps)) expired++;
      cursor = due.cursor;
    } while (cursor);
  }
  return expired;
}

async function expire(licencias: LicenciaRepository, empresaId: string, id: string, deps: Deps): Promise<boolean> {
  const now = deps.now().toISOString();
  let done = false;
  await untilUnchanged(deps, async () => {
    const [licencia, resumen] = await Promise.all([licencias.find(empresaId, id), licencias.getResumen(empresaId)]);
    if (!licencia || licencia.fin || isValidAt(licencia, now)) return;
    await deps.table.write([
      ...expireWrites(resumen, licencia, now),
      eventWrite(deps, companyPartition(empresaId), 'LicenciaVencida', {
        empresaId,
        licenciaId: id,
        sinUsar: licencia.max - licencia.consumidas,
      }),
    ]);
    done = true;
  });
  if (done) deps.log.info('licencia.expired', { empresaId, licenciaId: id });
  return done;
}

export async function handler(): Promise<void> {
  await expireLicencias({ ...runtimeDeps(dynamoTable(env('TABLE_NAME'))), log: jsonLogger });
}
