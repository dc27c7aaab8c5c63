import type { FunctionSpec } from './function-list.ts';
import { needsOf } from './function-needs.ts';

/** Executions at once. A request takes a few tenths of a second, one that waits for a language model up to ten. */
const AT_ONCE = { public: 10, candidate: 25, models: 50 } as const;

/**
 * The ceiling of a function that anybody on the Internet can call, or that pays a provider for each call: abuse of it
 * costs no more than this, and takes nothing from the others. Whoever has signed in is limited in other ways.
 * All of them together stay far below the 1,000 of an ordinary account.
 */
export function concurrencyOf(spec: FunctionSpec): number | undefined {
  if (needsOf(spec).models) return AT_ONCE.models;
  if (spec.kind !== 'endpoint') return undefined;
  const { access } = spec.contract;
  return access === 'public' || access === 'candidate' ? AT_ONCE[access] : undefined;
}
