import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Operation } from '#shared/contracts.ts';
import type { Answer, CallOptions, Page } from './api-client.ts';
import { readFilled, useApi } from './use-api.ts';

/** Operations that answer lists, and what one entry of theirs is. */
type ListEntry<O extends Operation> = Answer<O> extends Page<infer T> ? T : never;
type ListQuery<O extends Operation> =
  CallOptions<O> extends { query?: infer Q } ? Omit<NonNullable<Q>, 'cursor'> : never;

export interface Paging {
  hasNext: boolean;
  hasPrevious: boolean;
  next(): void;
  previous(): void;
}

interface Refresh<T> {
  params?: Record<string, string>;
  refreshWhile?: (rows: T[]) => boolean;
  refreshEvery?: (rows: T[]) => number;
}

export const PAGE_SIZE = 25;
const REFRESH_MS = 2000;

/**
 * A list by cursor. The cursor stands in the URL, the trail of earlier ones in the history entry, so that a reload,
 * a shared link and the back button all work. Filters must drop the cursor: `useTableState` does.
 */
export function usePaged<O extends Operation>(
  operation: O,
  query?: ListQuery<O>,
  /**
   * `params`: whose list it is, for a path that names it. `refreshWhile`: work goes on that the rows show; they are read
   * again every two seconds as long as it is true. `refreshEvery`: the pause in milliseconds, by what the rows show.
   */
  { params, refreshWhile, refreshEvery }: Refresh<ListEntry<O>> = {},
) {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const cursor = search.get('cursor') ?? undefined;
  const trail = (location.state as { trail?: (string | null)[] } | null)?.trail ?? [];
  const options = { params, query: { limit: PAGE_SIZE, ...query, cursor } } as unknown as Parameters<
    typeof useApi<O>
  >[1];
  const [failed, setFailed] = useState(false);
  const config = {
    // Until the page is there; in place of one that could not be read they would pass for it.
    keepPreviousData: !failed,
    onError: () => setFailed(true),
    onSuccess: () => setFailed(false),
    refreshInterval: (latest: unknown) => {
      const shown = (latest as Page<ListEntry<O>> | undefined)?.data ?? [];
      return refreshEvery ? refreshEvery(shown) : refreshWhile?.(shown) ? REFRESH_MS : 0;
    },
  };
  const answer = useApi(operation, options, config, readFilled);
  const page = answer.data as Page<ListEntry<O>> | undefined;

  function go(to: string | null, nextTrail: (string | null)[]) {
    const params = new URLSearchParams(search);
    if (to) params.set('cursor', to);
    else params.delete('cursor');
    void navigate({ search: params.toString() }, { state: { trail: nextTrail } });
  }

  const paging: Paging = {
    hasNext: Boolean(page?.nextCursor),
    hasPrevious: Boolean(cursor),
    next: () => page?.nextCursor && go(page.nextCursor, [...trail, cursor ?? null]),
    // A link that was shared in the middle of a list has no trail: back is then its beginning.
    previous: () => go(trail.at(-1) ?? null, trail.slice(0, -1)),
  };
  return {
    rows: page?.data,
    error: answer.error,
    isLoading: answer.isLoading,
    isValidating: answer.isValidating,
    reload: () => void answer.mutate(),
    paging,
    /** '12', or '25+' while more pages follow. */
    countLabel: page ? `${page.data.length}${page.nextCursor ? '+' : ''}` : undefined,
  };
}
