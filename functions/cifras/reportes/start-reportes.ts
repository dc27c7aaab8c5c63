import { type Deps, runtimeDeps } from '../../core/deps.ts';
import { dynamoTable } from '../../core/dynamo-table.ts';
import { env } from '../../core/env.ts';
import { jsonLogger } from '../../core/logger.ts';
import { ajustesRepository } from '../../empresas/ajustes/ajustes.repository.ts';
import { empresaListadoRepository } from '../../empresas/empresas/empresa-listado.repository.ts';
import { dueReportes, isDueSomewhere } from './periodos.ts';
import { type Due, reporteRepository } from './reporte.repository.ts';

const PAGE = 50;
/** Transactions under way at once: each is of another company. */
const AT_ONCE = 10;
/** Of a run; the function itself may take longer. The next run finds what is left. */
const MAX_MS = 90_000;

/**
 * Asks for the weekly and monthly reports of every company in whose zone they are due. Each is asked for in one
 * transaction with the note that it was, so runs may stop, fail or meet each other.
 */
export async function startReportes(deps: Deps): Promise<{ started: number }> {
  if (!isDueSomewhere(deps.now())) return { started: 0 };
  const empresas = empresaListadoRepository(deps.table);
  const reportes = reporteRepository(deps.table);
  const end = deps.now().getTime() + MAX_MS;
  let started = 0;
  let cursor: string | undefined;
  do {
    const page = await empresas.list({ orden: 'fechaCreacion', limit: PAGE, cursor });
    const active = page.items.filter(({ estado }) => estado === 'trial' || estado === 'activa');
    const pending = await reportes.listPending(await dueOf(active, deps));
    for (let from = 0; from < pending.length; from += AT_ONCE) {
      const begun = await Promise.all(pending.slice(from, from + AT_ONCE).map((due) => reportes.begin(due, deps)));
      started += begun.filter(Boolean).length;
    }
    cursor = page.cursor;
  } while (cursor && deps.now().getTime() < end);
  if (started > 0 || cursor) deps.log.info('reportes.started', { started, unfinished: Boolean(cursor) });
  return { started };
}

async function dueOf(empresas: readonly { id: string }[], deps: Deps): Promise<Due[]> {
  const zones = await ajustesRepository(deps.table).listZonas(empresas.map(({ id }) => id));
  return empresas.flatMap(({ id }) =>
    dueReportes(deps.now(), zones(id)).map((reporte) => ({ empresaId: id, reporte })),
  );
}

export async function handler(): Promise<void> {
  await startReportes({ ...runtimeDeps(dynamoTable(env('TABLE_NAME'))), log: jsonLogger });
}
