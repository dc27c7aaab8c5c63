import type { HistoryEntry } from './guarded-history.ts';

/**
 * Gives the entry that is shown another address and state; it keeps its place in the row. For the sign-in, which has no
 * router.
 */
export function replaceEntry(state: unknown, path: string): void {
  const kept = history.state as HistoryEntry | null;
  history.replaceState({ ...kept, state }, '', path);
}

/** The next entry of the row. */
export function pushEntry(state: unknown, path: string): void {
  const { position = 0 } = (history.state as HistoryEntry | null) ?? {};
  history.pushState({ state, position: position + 1 } satisfies HistoryEntry, '', path);
}
