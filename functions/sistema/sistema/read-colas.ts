import type { Cola, Trabajo } from '#shared/sistema/sistema/colas.ts';
import type { Queues } from '../../core/adapters/queues.ts';

/** The queues of all jobs as they are now. One that does not answer hides no other. */
export function readColas(trabajos: readonly Trabajo[], queues: Queues): Promise<Cola[]> {
  return Promise.all(
    trabajos.map(async ({ trabajo, disparador }) => {
      const [own, dead] = await Promise.all([
        disparador === 'eventos' ? queues.depth(trabajo).catch(() => undefined) : undefined,
        queues.deadCount(trabajo).catch(() => undefined),
      ]);
      return {
        trabajo,
        disparador,
        pendientes: own?.waiting ?? null,
        enProceso: own?.inFlight ?? null,
        muertas: dead ?? null,
      };
    }),
  );
}
