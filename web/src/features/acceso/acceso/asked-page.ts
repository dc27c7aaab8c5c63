import type { HistoryEntry } from '../../../lib/guarded-history.ts';

/**
 * The page that was asked for before the sign-in. It stands in the history entry (see `acceso.tsx`), which a social
 * sign-in leaves behind: it waits in this tab's storage for the way back.
 */
const NOTE = 'idonea.destino';

export function keepAskedPage(): void {
  const { state } = (history.state ?? {}) as Partial<HistoryEntry>;
  const { asked } = (state ?? {}) as { asked?: string };
  try {
    if (asked) sessionStorage.setItem(NOTE, asked);
    else sessionStorage.removeItem(NOTE);
  } catch {
    // Storage may be blocked: then the way leads to the start page.
  }
}

export function takeAskedPage(): string | undefined {
  try {
    const asked = sessionStorage.getItem(NOTE);
    sessionStorage.removeItem(NOTE);
    return asked ?? undefined;
  } catch {
    return undefined;
  }
}
