import type { Trabajo } from '#shared/sistema/sistema/colas.ts';
import type { Queues } from '../../../core/adapters/queues.ts';
import type { Check, Hallazgo } from '../run-chequeos.ts';

/** What waits is worked off in seconds; this many means that a job stands still or cannot keep up. */
const COLA_LARGA = 500;

interface Profundidad {
  muertas: boolean;
  mensajes: number;
}

/** Depths of all queues. What lies in a dead-letter queue waits for a person. */
export function checkColas(trabajos: readonly Trabajo[], queues: Queues): Check {
  return async (signal) => {
    const depths = await Promise.all(
      trabajos.flatMap(({ trabajo, disparador }) => [
        queues.deadCount(trabajo, signal).then((mensajes) => ({ muertas: true, mensajes })),
        ...(disparador === 'eventos'
          ? [queues.depth(trabajo, signal).then(({ waiting }) => ({ muertas: false, mensajes: waiting }))]
          : []),
      ]),
    );
    return judgeColas(depths);
  };
}

export function judgeColas(depths: readonly Profundidad[]): Hallazgo {
  const sum = (dead: boolean) =>
    depths.filter(({ muertas }) => muertas === dead).reduce((total, { mensajes }) => total + mensajes, 0);
  const cifras = { colas: depths.length, pendientes: sum(false), muertas: sum(true) };
  if (depths.length === 0) return { estado: 'degradado', detalle: 'SIN_COLAS', cifras };
  if (cifras.muertas > 0) return { estado: 'degradado', detalle: 'CARTAS_MUERTAS', cifras };
  if (cifras.pendientes >= COLA_LARGA) return { estado: 'degradado', detalle: 'COLA_LARGA', cifras };
  return { estado: 'ok', cifras };
}
