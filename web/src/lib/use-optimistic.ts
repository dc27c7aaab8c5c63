import { type ScopedMutator, useSWRConfig } from 'swr';
import type { Operation } from '#shared/contracts.ts';
import type { Answer, Page } from './api-client.ts';

/** How what was read of an operation looks once a change is done. */
export interface Shown {
  operation: Operation;
  apply(answer: unknown): unknown;
}

export const answerOf = <O extends Operation>(operation: O, change: (answer: Answer<O>) => Answer<O>): Shown => ({
  operation,
  apply: (answer) => change(answer as Answer<O>),
});

type EntryOf<O extends Operation> = Answer<O> extends Page<infer T> ? T : never;

/** Every entry of every page of a list that was read. */
export const entriesOf = <O extends Operation>(operation: O, change: (entry: EntryOf<O>) => EntryOf<O>): Shown => ({
  operation,
  apply: (answer) => {
    const page = answer as Page<EntryOf<O>>;
    return { ...page, data: page.data.map(change) };
  },
});

/**
 * `await show(api.call('updateArea', …), entriesOf('listAreas', …))`: what was read looks as if the change were done
 * already, and as it was when the server refuses. Whoever calls it reads anew afterwards: of two changes on their way at
 * once only the last one is taken back here.
 */
export const useOptimistic = () => showWith(useSWRConfig().mutate);

export function showWith(mutate: ScopedMutator) {
  return async function show<T>(work: Promise<T>, ...shown: Shown[]): Promise<T> {
    const changes = shown.flatMap(({ operation, apply }) =>
      keysOf(operation).map((key) =>
        mutate(key, work, {
          // What is on the screen, not what is confirmed: a change before this one may still be on its way.
          optimisticData: (_confirmed: unknown, displayed: unknown) => displayed && apply(displayed),
          rollbackOnError: true,
          populateCache: false,
          revalidate: false,
        }),
      ),
    );
    await Promise.allSettled(changes);
    return work;
  };

  /** One by one: given a filter, SWR computes `optimisticData` for the first key and shows it in place of all others. */
  function keysOf(operation: Operation): unknown[][] {
    const keys: unknown[][] = [];
    void mutate((key) => {
      if (Array.isArray(key) && key[0] === operation) keys.push(key);
      return false;
    });
    return keys;
  }
}
