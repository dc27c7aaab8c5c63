/** What a removal with undo touches outside itself; tests pass their own. */
export interface RemovalDeps {
  /** Offers to undo; answers the offer's id. */
  offer(undo: () => void): number;
  /** Whether that offer still stands. */
  stands(offer: number): boolean;
  /** The offer needs nobody any more. */
  withdraw(offer: number): void;
  /** Removes it for good. `leaving`: the page is going away. */
  remove(id: string, options: { leaving: boolean }): Promise<unknown>;
  /** It is gone, or could not be removed and shows again. */
  settled(error?: unknown): Promise<unknown>;
}

interface Pending {
  unread: boolean;
  offer: number;
  sent: boolean;
}

/**
 * Removals that can be taken back: a thing is hidden at once and removed on the server when the offer to undo ends.
 * `check` is to be called whenever offers may have ended.
 */
export function createRemovals(deps: RemovalDeps) {
  let pending: ReadonlyMap<string, Pending> = new Map();
  const listeners = new Set<() => void>();

  function publish(change: (next: Map<string, Pending>) => void) {
    const next = new Map(pending);
    change(next);
    pending = next;
    for (const listener of listeners) listener();
  }

  async function send(id: string, leaving = false) {
    const entry = pending.get(id);
    if (!entry || entry.sent) return;
    publish((next) => next.set(id, { ...entry, sent: true }));
    let failure: unknown;
    try {
      await deps.remove(id, { leaving });
    } catch (error) {
      failure = error ?? new Error('Unknown failure');
    }
    // Lists are read again before it stops being hidden, so that it does not flash up.
    await deps.settled(failure);
    publish((next) => next.delete(id));
  }

  return {
    add(id: string, { unread }: { unread: boolean }) {
      if (pending.has(id)) return;
      const offer = deps.offer(() => {
        if (!pending.get(id)?.sent) publish((next) => next.delete(id));
      });
      publish((next) => next.set(id, { unread, offer, sent: false }));
    },
    check() {
      for (const [id, { offer, sent }] of pending) if (!sent && !deps.stands(offer)) void send(id);
    },
    /** The page goes away: what was removed stays removed. */
    leave() {
      for (const [id, { sent }] of pending) if (!sent) void send(id, true);
    },
    /** Everything is removed anyway: there is nothing to take back. */
    forget() {
      const offers = [...pending.values()].map(({ offer }) => offer);
      publish((next) => next.clear());
      for (const offer of offers) deps.withdraw(offer);
    },
    get: () => pending,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
export type Removals = ReturnType<typeof createRemovals>;
