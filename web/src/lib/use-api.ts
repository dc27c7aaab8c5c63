import { RUTAS } from 'virtual:rutas';
import { useDeferredValue } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr';
import type { Operation } from '#shared/contracts.ts';
import { api } from './api.ts';
import type { Answer, CallOptions, Page } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { filledPage, wholeList } from './filled-page.ts';
import { useSessionState } from './session.ts';

type ReadOptions<O extends Operation> = Pick<CallOptions<O>, Extract<keyof CallOptions<O>, 'params' | 'query'>>;

/** The hook takes the options of any reading call; the caller's types have checked them already. */
const readApi = api.call as <O extends Operation>(
  operation: O,
  options: ReadOptions<O> | undefined,
) => Promise<Answer<O>>;

interface ListOptions {
  query: { limit: number; cursor?: string };
}

/** In place of one call, for a list with filters: what follows too, until there are `limit` entries (filled-page.ts). */
export const readFilled = readBy(filledPage);
/** In place of one call, for choices and names: what follows too. */
export const readWhole = readBy(wholeList);

function readBy(reader: typeof filledPage) {
  return <O extends Operation>(operation: O, options: ReadOptions<O> | undefined): Promise<Answer<O>> => {
    const { query, ...rest } = options as unknown as ListOptions;
    const read = (part: ListOptions['query']) =>
      readApi(operation, { ...rest, query: { ...query, ...part } } as unknown as ReadOptions<O>) as Promise<unknown>;
    return reader(query, read as (part: ListOptions['query']) => Promise<Page<unknown>>) as Promise<Answer<O>>;
  };
}

/** Keys are [operation, company, params, query], so that one call can refresh every page of a list. */
const scopeOf = (operation: Operation) => (RUTAS[operation][2].includes('e') ? 'empresa' : 'plataforma');
const isOptional = (operation: Operation) => RUTAS[operation][2].includes('o');

/**
 * Reads through SWR: `const { data, error, isLoading, mutate } = useApi('getCandidato', { params: { id } })`. Pass
 * null as the operation to wait. Calls bound to a company wait by themselves until one is chosen, unless they answer for
 * the whole platform as well. `read`: how, when it takes more than one call.
 */
export function useApi<O extends Operation>(
  operation: O | null,
  options?: ReadOptions<O>,
  config?: SWRConfiguration<Answer<O>, ApiError>,
  read = readApi<O>,
) {
  const state = useSessionState();
  const empresaId = state.phase === 'dentro' ? state.empresaId : null;
  const bound = operation !== null && scopeOf(operation) === 'empresa';
  const loose = options as { params?: unknown; query?: unknown } | undefined;
  const key =
    operation === null || (bound && !empresaId && !(state.phase === 'dentro' && isOptional(operation)))
      ? null
      : [operation, bound ? empresaId : '', loose?.params ?? null, loose?.query ?? null];
  return useCalmArrival(useSWR<Answer<O>, ApiError>(key, () => read(operation as O, options), config));
}

/**
 * SWR renders what it hears at once and in one go: a list of 25 on a slow phone took a quarter of a second in which nothing
 * else was answered, and once more for each read beside it. What comes first is therefore shown as React finds time, in small
 * pieces and together with what came meanwhile; all later changes at once, since controls may show them. Getters, because SWR
 * renders for what was asked of it only.
 */
function useCalmArrival<T>(answer: SWRResponse<T, ApiError>): SWRResponse<T, ApiError> {
  const hasData = answer.data !== undefined;
  const arrived = useDeferredValue(hasData);
  return {
    mutate: answer.mutate,
    get data() {
      return arrived ? answer.data : undefined;
    },
    get error() {
      return answer.error;
    },
    get isLoading() {
      return answer.isLoading || (hasData && !arrived);
    },
    get isValidating() {
      return answer.isValidating;
    },
  } as SWRResponse<T, ApiError>;
}

/**
 * `const refresh = useRefresh(); await refresh('createCandidato')`: after a change, reads again whatever shows what it
 * changes, as the contracts say (`changes`, `reads`). A call that reads, named itself, is read again alone.
 */
export function useRefresh() {
  const { mutate } = useSWRConfig();
  return (...operations: Operation[]) =>
    mutate((key) => Array.isArray(key) && operations.some((operation) => isStale(key[0] as Operation, operation)));
}

const cosasOf = (operation: Operation) => RUTAS[operation][3].split(',').filter(Boolean);

/** What `read` shows may have been changed by `operation`. */
function isStale(read: Operation, operation: Operation): boolean {
  if (RUTAS[operation][0] === 'GET') return read === operation;
  const changed = cosasOf(operation);
  return cosasOf(read).some((cosa) => changed.includes(cosa));
}

/** Reads anew whatever is on the screen: after a time without the server, or when the person asks. */
export function useRefreshAll() {
  const { mutate } = useSWRConfig();
  return () => mutate((key) => Array.isArray(key));
}

export const SWR_DEFAULTS: SWRConfiguration = {
  // Trying again helps only when the server may answer differently.
  shouldRetryOnError: (error) => error instanceof ApiError && error.retryable,
  errorRetryCount: 2,
  errorRetryInterval: 3000,
  focusThrottleInterval: 30_000,
};
