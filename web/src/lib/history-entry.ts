import type { HistoryEntry } from './guarded-history.ts';

/**
 * Gives the entry that is shown another address and state; it keeps its place in the row. For the sign-in, which has no
 * router.
 */
export function replaceEntry(state: unknown, path: string): void {
  const kept = history.state as HistoryEntry | null;
  history.replaceState({ ...kept, state }, '', path);
}
