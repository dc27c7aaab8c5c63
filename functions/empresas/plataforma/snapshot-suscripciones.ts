import type { Foto } from '#shared/empresas/plataforma/analiticas.ts';
import { monthlyRevenue, type Suscripcion } from '#shared/empresas/suscripciones/suscripcion.ts';
import { type Deps, runtimeDeps } from '../../core/deps.ts';
import { dynamoTable } from '../../core/dynamo-table.ts';
import { env } from '../../core/env.ts';
import { type SuscripcionRepository, suscripcionRepository } from '../suscripciones/suscripcion.repository.ts';
import { analiticasRepository } from './analiticas.repository.ts';
import { dayOf } from './movimiento.record.ts';

const PAGE = 200;

/** The scheduler's event; `rehacer` replaces the day's snapshot by how things stand now. */
interface SnapshotEvent {
  time: string;
  rehacer?: boolean;
}

/** Keeps how all subscriptions stand, once for each day, however often the schedule fires. Answers whether it did. */
export async function snapshotSuscripciones(deps: Deps, { time, rehacer = false }: SnapshotEvent): Promise<boolean> {
  const analiticas = analiticasRepository(deps.table);
  const dia = dayOf(new Date(time));
  if (!rehacer && (await analiticas.hasFoto(dia))) return false;
  const foto = await countSuscripciones(suscripcionRepository(deps.table));
  const stored = await analiticas.storeFoto(dia, foto, rehacer);
  if (stored) deps.log.info('analiticas.stored', { dia, ...foto });
  return stored;
}

/** From the subscriptions themselves, not from the counters, so that a counter that went wrong shows. */
async function countSuscripciones(suscripciones: SuscripcionRepository): Promise<Foto> {
  const foto: Foto = { mrr: 0, activas: 0, trial: 0, suspendidas: 0 };
  let cursor: string | undefined;
  do {
    const page = await suscripciones.list({ limit: PAGE, cursor });
    for (const suscripcion of page.items) add(foto, suscripcion);
    cursor = page.cursor;
  } while (cursor);
  return foto;
}

function add(foto: Foto, suscripcion: Suscripcion): void {
  foto.mrr += monthlyRevenue(suscripcion);
  if (suscripcion.estado === 'activa') foto.activas++;
  else if (suscripcion.estado === 'trial') foto.trial++;
  else if (suscripcion.estado === 'suspendida') foto.suspendidas++;
}

export async function handler(event: SnapshotEvent): Promise<void> {
  await snapshotSuscripciones(runtimeDeps(dynamoTable(env('TABLE_NAME'))), event);
}
