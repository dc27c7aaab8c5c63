import type { Dependencia } from '#shared/core/dependencias.ts';
import { TRABAJOS } from '#shared/jobs.ts';
import { httpProviders } from '../../core/adapters/providers.ts';
import { sqsQueues } from '../../core/adapters/queues.ts';
import { kmsSecrets } from '../../core/adapters/secrets.ts';
import { type Deps, runtimeDeps } from '../../core/deps.ts';
import { dynamoTable } from '../../core/dynamo-table.ts';
import { env } from '../../core/env.ts';
import { checkArchivos } from './chequeos/archivos.ts';
import { checkColas } from './chequeos/colas.ts';
import { checkCorreo } from './chequeos/correo.ts';
import { checkIa } from './chequeos/ia.ts';
import { checkIdentidad } from './chequeos/identidad.ts';
import { type Check, runChequeos } from './run-chequeos.ts';
import { saludRepository } from './salud.repository.ts';

const SLOT_MS = 5 * 60_000;

/** The scheduler's event: when the run was due; a retry of it carries the same time. */
interface SaludEvent {
  time: string;
}

type OtherChecks = Record<Exclude<Dependencia, 'tabla'>, Check>;

/** One record for each five minutes, however often the schedule starts the job. Answers whether this run made it. */
export async function checkSalud(deps: Deps, time: string, checks: OtherChecks): Promise<boolean> {
  const salud = saludRepository(deps.table);
  const slot = slotOf(time);
  if (await salud.hasRun(slot)) return false;
  const tabla: Check = async () => {
    const { reachable } = await salud.readLatest();
    return reachable ? { estado: 'ok' } : { estado: 'caido', detalle: 'SIN_RESPUESTA' };
  };
  const registro = await runChequeos({ tabla, ...checks }, deps.now);
  const stored = await salud.store(slot, registro);
  if (stored) deps.log.info('salud.checked', { slot, ...stateByName(registro.dependencias) });
  return stored;
}

function slotOf(time: string): string {
  return new Date(Math.floor(Date.parse(time) / SLOT_MS) * SLOT_MS).toISOString();
}

function stateByName(dependencias: readonly { nombre: string; estado: string }[]): Record<string, string> {
  return Object.fromEntries(dependencias.map(({ nombre, estado }) => [nombre, estado]));
}

export async function handler({ time }: SaludEvent): Promise<void> {
  const deps = runtimeDeps(dynamoTable(env('TABLE_NAME')));
  await checkSalud(deps, time, {
    archivos: checkArchivos(),
    correo: checkCorreo(),
    colas: checkColas(TRABAJOS, sqsQueues()),
    identidad: checkIdentidad(),
    ia: checkIa(deps, () => ({ providers: httpProviders(), secrets: kmsSecrets() })),
  });
}
