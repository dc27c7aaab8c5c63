import { createPath, type Navigator, type To } from 'react-router';

/** What the browser keeps for us with every entry of its history. */
export interface HistoryEntry {
  /** The router's `location.state`. */
  state: unknown;
  /** The entry's place in the row, so that a step back can be told from one forward, and be undone. */
  position: number;
}

/** Where a person is; what the router renders. */
export interface Visit {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

/** Is told that the person wants to another page, and calls `leave` if that is to happen. */
type Ask = (leave: () => void) => void;

/** The part of `window` that is used here. */
interface Page {
  location: { pathname: string; search: string; hash: string; href: string };
  history: {
    state: unknown;
    pushState(entry: unknown, unused: string, url?: string): void;
    replaceState(entry: unknown, unused: string, url?: string): void;
    go(steps: number): void;
  };
  addEventListener(type: 'popstate' | 'beforeunload', listener: (event: PageEvent) => void): void;
  removeEventListener(type: 'popstate' | 'beforeunload', listener: (event: PageEvent) => void): void;
}
interface PageEvent {
  preventDefault(): void;
}

/**
 * The browser's history with a guard before it: links, `navigate`, the back button and leaving the site all pass here.
 * React Router has such a guard only in its data router, which weighs twice as much: docs/adr/0015.
 */
export function createGuardedHistory(page: Page) {
  let position = positionOr(0);
  let visit = readVisit();
  let onVisit: ((visit: Visit) => void) | undefined;
  let ask: Ask | undefined;

  /** An entry without a place is one that the browser made: the first of all, or a jump within the page. */
  function positionOr(fallback: number): number {
    const entry = page.history.state as Partial<HistoryEntry> | null;
    if (typeof entry?.position === 'number') return entry.position;
    page.history.replaceState({ ...entry, position: fallback }, '');
    return fallback;
  }

  function readVisit(): Visit {
    const { pathname, search, hash } = page.location;
    return { pathname, search, hash, state: (page.history.state as HistoryEntry).state ?? null };
  }

  function arrive(): void {
    position = positionOr(position + 1);
    visit = readVisit();
    onVisit?.(visit);
  }

  /** Filters and tabs change the address too; only another page is asked about. */
  const mustAsk = (pathname: string) => ask !== undefined && pathname !== visit.pathname;

  function askBefore(go: () => void): void {
    ask?.(() => {
      unblock();
      go();
    });
  }

  function write(method: 'pushState' | 'replaceState', to: To, state: unknown): void {
    const href = hrefOf(to);
    const go = () => {
      const entry: HistoryEntry = { state, position: method === 'pushState' ? position + 1 : position };
      page.history[method](entry, '', href);
      arrive();
    };
    if (mustAsk(new URL(href, page.location.href).pathname)) askBefore(go);
    else go();
  }

  /** The browser has already moved: whoever must be asked first is taken back to where they were. */
  function onPop(): void {
    const steps = positionOr(position + 1) - position;
    if (steps !== 0 && mustAsk(page.location.pathname)) {
      page.history.go(-steps);
      askBefore(() => page.history.go(steps));
    } else arrive();
  }

  const onUnload = (event: PageEvent) => event.preventDefault();

  function unblock(): void {
    ask = undefined;
    page.removeEventListener('beforeunload', onUnload);
  }

  const navigator: Navigator = {
    createHref: hrefOf,
    go: (steps) => page.history.go(steps),
    push: (to, state) => write('pushState', to, state),
    replace: (to, state) => write('replaceState', to, state),
  };

  return {
    navigator,
    visit: () => visit,
    /** Tells every change of place, until the returned function is called. */
    listen(listener: (visit: Visit) => void): () => void {
      onVisit = listener;
      page.addEventListener('popstate', onPop);
      return () => {
        onVisit = undefined;
        page.removeEventListener('popstate', onPop);
      };
    },
    /** For what takes the page's ground away without leaving it, like another company: asks first when it must. */
    leave(go: () => void): void {
      if (ask) askBefore(go);
      else go();
    },
    /** From now on `asking` decides; one at a time. The returned function ends it. */
    block(asking: Ask): () => void {
      ask = asking;
      page.addEventListener('beforeunload', onUnload);
      return () => {
        if (ask === asking) unblock();
      };
    },
  };
}
export type GuardedHistory = ReturnType<typeof createGuardedHistory>;

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));
