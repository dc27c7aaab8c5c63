import type { Table } from '#functions/core/table.ts';
import { seeded } from '../proxy/random.ts';

/** What a call meets on a bad day: nothing of it done, or all of it done and the answer lost. */
class LineFault extends Error {}

/** Turns of the event loop that a call may take on either side of its work. */
const MOST_TURNS = 3;

/** As often as the SDK asks for what changes nothing. */
const ASKS = 3;

/**
 * A table whose calls take a while, so that whoever asks at once is anywhere in between the others: which order, a seed
 * decides. That share of the calls fails, half of them after they were done; reads are asked again, as the SDK does.
 */
export function interleavedTable(table: Table, seed: number, share = 0) {
  const random = seeded(seed);
  let calls = 0;
  let faults = 0;
  const someTurns = async () => {
    for (let turns = Math.floor(random() * (MOST_TURNS + 1)); turns > 0; turns--) await new Promise(setImmediate);
  };
  const once = async <R>(call: () => Promise<R>): Promise<R> => {
    calls++;
    const fate = random();
    const fault = fate < share;
    if (fault) faults++;
    await someTurns();
    if (fault && fate < share / 2) throw new LineFault('refused');
    const answer = await call();
    await someTurns();
    if (fault) throw new LineFault('answer lost');
    return answer;
  };
  const asked = async <R>(call: () => Promise<R>): Promise<R> => {
    for (let tries = 1; ; tries++) {
      try {
        return await once(call);
      } catch (error) {
        if (!(error instanceof LineFault) || tries === ASKS) throw error;
      }
    }
  };
  const slowed: Table = {
    get: (key, options) => asked(() => table.get(key, options)),
    batchGet: (keys) => asked(() => table.batchGet(keys)),
    query: (query) => asked(() => table.query(query)),
    write: (writes, options) => once(() => table.write(writes, options)),
  };
  return { table: slowed, counts: () => ({ calls, faults }) };
}
