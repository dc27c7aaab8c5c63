import type { Deps } from './deps.ts';
import type { Table } from './table.ts';

/** Makes a repository over the table that the request may use: bound to its company, idempotent when asked. */
export type RepositoryFactories<R> = { [K in keyof R]: (table: Table) => R[K] };

/** Makes an adapter to another service, once per function instance. */
export type AdapterFactories<A> = { [K in keyof A]: () => A[K] };

/** What an endpoint or job needs besides `Deps`. Only what is named here is bundled. */
export interface Wiring<R, A> {
  repos?: RepositoryFactories<R>;
  adapters?: AdapterFactories<A>;
}

export function build<T extends object, Args extends unknown[]>(
  factories: { [K in keyof T]: (...args: Args) => T[K] } | undefined,
  ...args: Args
): T {
  const entries = Object.entries(factories ?? {}) as [keyof T, (...args: Args) => T[keyof T]][];
  return Object.fromEntries(entries.map(([name, make]) => [name, make(...args)])) as T;
}

/** What tests put in the place of the real world. */
export interface Overrides<A> {
  deps?: Partial<Deps>;
  adapters?: Partial<A>;
}
