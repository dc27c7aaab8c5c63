import { describe, expect, it } from 'vitest';
import { createRemovals } from '../../web/src/lib/removals.ts';

function setup(remove: (id: string) => Promise<unknown> = async () => undefined) {
  const offers = new Map<number, () => void>();
  const log = { removed: [] as [string, boolean][], settled: [] as unknown[] };
  const removals = createRemovals({
    offer: (undo) => {
      offers.set(offers.size + 1, undo);
      return offers.size;
    },
    stands: (offer) => offers.has(offer),
    withdraw: (offer) => offers.delete(offer),
    remove: (id, { leaving }) => {
      log.removed.push([id, leaving]);
      return remove(id);
    },
    settled: async (error) => void log.settled.push(error),
  });
  const end = (offer: number) => {
    offers.delete(offer);
    removals.check();
  };
  return { removals, offers, log, end, hidden: () => [...removals.get().keys()] };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('Removals with undo', () => {
  it('hide at once and remove when the offer to undo ends, once', async () => {
    const { removals, log, end, hidden } = setup();
    removals.add('a', { unread: true });
    removals.add('a', { unread: true });
    removals.check();
    expect([hidden(), log.removed]).toEqual([['a'], []]);
    end(1);
    removals.check();
    expect(log.removed).toEqual([['a', false]]);
    expect(hidden()).toEqual(['a']);
    await settled();
    expect([hidden(), log.settled]).toEqual([[], [undefined]]);
  });

  it('are taken back', async () => {
    const { removals, offers, log, end, hidden } = setup();
    removals.add('a', { unread: false });
    offers.get(1)?.();
    expect(hidden()).toEqual([]);
    end(1);
    await settled();
    expect(log.removed).toEqual([]);
  });

  it('show again when the server refuses', async () => {
    const refused = new Error('no');
    const { removals, log, end, hidden } = setup(() => Promise.reject(refused));
    removals.add('a', { unread: false });
    end(1);
    await settled();
    expect([hidden(), log.settled]).toEqual([[], [refused]]);
  });

  it('are done when the page goes away, and forgotten when everything is removed', async () => {
    const leaving = setup();
    leaving.removals.add('a', { unread: false });
    leaving.removals.leave();
    expect(leaving.log.removed).toEqual([['a', true]]);

    const cleared = setup();
    cleared.removals.add('a', { unread: false });
    cleared.removals.forget();
    cleared.removals.check();
    expect([cleared.hidden(), cleared.log.removed, cleared.offers.size]).toEqual([[], [], 0]);
  });
});
