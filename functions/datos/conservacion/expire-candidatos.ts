import { type Deps, runtimeDeps } from '../../core/deps.ts';
import { dynamoTable } from '../../core/dynamo-table.ts';
import { env } from '../../core/env.ts';
import { jsonLogger } from '../../core/logger.ts';
import { empresaListadoRepository } from '../../empresas/empresas/empresa-listado.repository.ts';
import { conservacionRepository } from './conservacion.repository.ts';
import { reviewEmpresa } from './review-empresa.ts';

const PAGE = 25;
/** Of a run; the function itself may take longer. What is left is done first on the next night. */
const MAX_MS = 240_000;

/**
 * Goes through the companies, from where the last run stopped. Suspended ones too: how long somebody's data is kept does
 * not depend on what a company pays. Cancelled ones are about to be removed as a whole.
 */
export async function expireCandidatos(deps: Deps): Promise<{ suprimidos: number; avisados: number }> {
  const empresas = empresaListadoRepository(deps.table);
  const conservaciones = conservacionRepository(deps.table);
  const end = deps.now().getTime() + MAX_MS;
  const total = { suprimidos: 0, avisados: 0 };
  const failures: unknown[] = [];
  const start = await conservaciones.findPosicion();
  let cursor = start;
  do {
    const page = await empresas.list({ orden: 'fechaCreacion', limit: PAGE, cursor });
    for (const { id, estado } of page.items) {
      if (estado === 'cancelada') continue;
      try {
        const { suprimidos, avisados } = await reviewEmpresa(id, deps);
        total.suprimidos += suprimidos;
        total.avisados += avisados;
      } catch (error) {
        // One company must not keep the others waiting; the alarm still hears of it.
        failures.push(error);
      }
    }
    cursor = page.cursor;
  } while (cursor && deps.now().getTime() < end);
  if (cursor || start) await conservaciones.savePosicion(cursor);
  deps.log.info('conservacion.reviewed', { ...total, failed: failures.length });
  if (failures.length > 0) throw new AggregateError(failures, 'Some companies could not be reviewed');
  return total;
}

export async function handler(): Promise<void> {
  await expireCandidatos({ ...runtimeDeps(dynamoTable(env('TABLE_NAME'))), log: jsonLogger });
}
