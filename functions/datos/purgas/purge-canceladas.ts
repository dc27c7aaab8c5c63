import { DIAS_HASTA_PURGA } from '#shared/datos/purgas/purga.ts';
import { displayNombre } from '#shared/empresas/empresas/empresa.ts';
import { type Deps, runtimeDeps } from '../../core/deps.ts';
import { dynamoTable } from '../../core/dynamo-table.ts';
import { env } from '../../core/env.ts';
import { empresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import { purgaRepository } from './purga.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PAGE = 50;
/** Who the record names when nobody typed the name. */
const SISTEMA = { usuarioId: 'sistema', nombre: 'Fin del plazo de una empresa cancelada' };

/** Begins the removal of each company that has been cancelled for its days, and again one that broke off. */
export async function purgeCanceladas(deps: Deps): Promise<number> {
  const empresas = empresaRepository(deps.table);
  const purgas = purgaRepository(deps.table);
  const since = new Date(deps.now().getTime() - DIAS_HASTA_PURGA * DAY_MS).toISOString();
  let started = 0;
  let cursor: string | undefined;
  do {
    const page = await empresas.list({ estado: 'cancelada', orden: 'fechaCreacion', limit: PAGE, cursor });
    for (const empresa of page.items) {
      const { items } = await empresas.listEstados(empresa.id, { limit: 1 });
      const cancelled = items[0]?.hasta === 'cancelada' ? items[0].fecha : undefined;
      const broken = (await purgas.find(empresa.id))?.estado === 'fallida';
      if (!broken && (!cancelled || cancelled > since)) continue;
      await purgas.start({ id: empresa.id, nombre: displayNombre(empresa) }, SISTEMA, deps);
      deps.log.info('purga.started', { empresaId: empresa.id });
      started++;
    }
    cursor = page.cursor;
  } while (cursor);
  return started;
}

export async function handler(): Promise<void> {
  await purgeCanceladas(runtimeDeps(dynamoTable(env('TABLE_NAME'))));
}
