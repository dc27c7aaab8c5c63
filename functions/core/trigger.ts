import type { CustomMessageTriggerEvent, PreSignUpTriggerEvent } from 'aws-lambda';
import { build, type Overrides, type RepositoryFactories, type Wiring } from './adapter.ts';
import { type Deps, runtimeDeps } from './deps.ts';
import { dynamoTable } from './dynamo-table.ts';
import { env } from './env.ts';
import type { Table } from './table.ts';

export type TriggerEvent = PreSignUpTriggerEvent | CustomMessageTriggerEvent;

export interface TriggerContext<R, A> {
  event: TriggerEvent;
  repos: R;
  adapters: A;
  deps: Deps;
}

type Handler = (event: TriggerEvent) => Promise<TriggerEvent>;

export interface DefinedTrigger<A> {
  handler: Handler;
  /** A handler on other dependencies, for tests. */
  create(overrides: Overrides<A>): Handler;
}

/** A function that the user pool waits for: it hands the event back, with what it has put into its answer, or throws to refuse what it was asked about. */
export function trigger<R extends object = object, A extends object = object>(
  wiring: Wiring<R, A>,
  run: (context: TriggerContext<R, A>) => Promise<void>,
): DefinedTrigger<A> {
  const create: DefinedTrigger<A>['create'] = (overrides) => {
    const table = overrides.deps?.table ?? dynamoTable(env('TABLE_NAME'));
    const deps: Deps = { ...runtimeDeps(table), ...overrides.deps };
    const adapters = { ...(overrides.adapters ?? build<A, []>(wiring.adapters)) } as A;
    const repos = build<R, [Table]>(wiring.repos as RepositoryFactories<R>, table);
    return async (event) => {
      await run({ event, repos, adapters, deps });
      return event;
    };
  };
  let runtime: Handler | undefined;
  return {
    create,
    handler: (event) => {
      runtime ??= create({});
      return runtime(event);
    },
  };
}
