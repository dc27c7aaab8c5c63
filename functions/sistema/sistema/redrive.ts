import { type Descarte, REINTENTOS_MAXIMO, type Reintento } from '#shared/sistema/sistema/colas.ts';
import type { DeadLetter, Queues } from '../../core/adapters/queues.ts';
import type { AuditRepository } from '../../core/audit.ts';

const BATCH = 10;
/** Longer than the function lives: nobody else takes the same ones meanwhile. */
const HIDE_SECONDS = 30;

interface Services {
  queues: Queues;
  audit: AuditRepository;
}

/**
 * Sends dead letters to the job's queue again, in batches, `REINTENTOS_MAXIMO` a call. A letter is deleted after its
 * queue took it, so one that is interrupted in between is done twice, which jobs are made for.
 */
export async function redrive(trabajo: string, { queues, audit }: Services): Promise<Reintento> {
  const reenviados = await takeAway(trabajo, { queues, audit }, (letters) => queues.send(trabajo, letters));
  return { reenviados, quedan: await queues.deadCount(trabajo) };
}

/** Deletes dead letters, as many a call. */
export async function discard(trabajo: string, { queues, audit }: Services): Promise<Descarte> {
  const descartados = await takeAway(trabajo, { queues, audit }, async (letters) => letters);
  return { descartados, quedan: await queues.deadCount(trabajo) };
}

/** Deletes what `take` answers of each batch. The audit log says how many, also when it fails on the way. */
async function takeAway(
  trabajo: string,
  { queues, audit }: Services,
  take: (letters: DeadLetter[]) => Promise<DeadLetter[]>,
): Promise<number> {
  let left = Math.min(await queues.deadCount(trabajo), REINTENTOS_MAXIMO);
  let gone = 0;
  try {
    while (left > 0) {
      const letters = await queues.receiveDead(trabajo, { limit: Math.min(BATCH, left), hideFor: HIDE_SECONDS });
      if (letters.length === 0) break;
      const taken = await take(letters);
      await queues.deleteDead(trabajo, taken);
      gone += taken.length;
      left -= letters.length;
    }
  } finally {
    if (gone > 0) await audit.note({ cuantos: gone });
  }
  return gone;
}
