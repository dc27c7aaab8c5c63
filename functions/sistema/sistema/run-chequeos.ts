import type { Dependencia } from '#shared/core/dependencias.ts';
import type { Chequeo, RegistroSalud } from '#shared/sistema/sistema/salud.ts';

/** A dependency that does not answer in this time is down for whoever waits for it. */
const LIMITE_MS = 5000;
/** It answers, but people feel it. */
const LENTO_MS = 2500;

/** What a check found when the service answered at all. */
export interface Hallazgo {
  estado: Chequeo['estado'];
  detalle?: string;
  cifras?: Record<string, number>;
}

/** Asks one dependency by a real call; throws when it does not answer. `signal` ends at the time limit. */
export type Check = (signal: AbortSignal) => Promise<Hallazgo>;

/** Asks all dependencies at the same time, each within its own time limit. */
export async function runChequeos(
  checks: Record<Dependencia, Check>,
  now: () => Date,
  limitMs = LIMITE_MS,
): Promise<RegistroSalud> {
  const entries = Object.entries(checks) as [Dependencia, Check][];
  const dependencias = await Promise.all(entries.map(([nombre, check]) => chequear(nombre, check, now, limitMs)));
  return { fecha: now().toISOString(), estado: worstOf(dependencias), dependencias };
}

async function chequear(nombre: Dependencia, check: Check, now: () => Date, limitMs: number): Promise<Chequeo> {
  const signal = AbortSignal.timeout(limitMs);
  const start = performance.now();
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const finish = ({ estado, detalle, cifras = {} }: Hallazgo): Chequeo => ({
    nombre,
    estado,
    latenciaMs: Math.round(performance.now() - start),
    fecha: now().toISOString(),
    detalle: detalle ?? null,
    cifras,
  });
  try {
    const found = finish(await Promise.race([check(signal), ended]));
    const slow = found.estado === 'ok' && found.latenciaMs > LENTO_MS;
    return slow ? { ...found, estado: 'degradado', detalle: 'LENTO' } : found;
  } catch (error) {
    return finish({ estado: 'caido', detalle: signal.aborted ? 'TIEMPO_AGOTADO' : nameOf(error) });
  }
}

/** An error's name is a code of the service's own; its message may hold names of resources and stays out. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'DESCONOCIDO';
}

export function worstOf(dependencias: readonly Pick<Chequeo, 'estado'>[]): RegistroSalud['estado'] {
  const has = (estado: Chequeo['estado']) => dependencias.some((dependencia) => dependencia.estado === estado);
  if (has('caido')) return 'caido';
  return has('degradado') ? 'degradado' : 'ok';
}
