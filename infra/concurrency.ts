import type { FunctionSpec } from './function-list.ts';
import { needsOf } from './function-needs.ts';

/** Executions at once. A request takes a few tenths of a second, one that waits for a language model up to ten. */
const AT_ONCE = { public: 10, candidate: 20, models: 50, correction: 20, late: 10 } as const;
/** Few correct an answer at the same moment, and nobody waits for a late reading. */
const FEWER: Record<string, number> = { 'send-correccion': AT_ONCE.correction, 'read-lectura': AT_ONCE.late };

/**
 * The ceiling of a function that anybody on the Internet can call, or that pays a provider for each call: abuse of it
 * costs no more than this, and takes nothing from the others. Whoever has signed in is limited in other ways.
 * All of them together stay far below the 1,000 of an ordinary account.
 */
export function concurrencyOf(spec: FunctionSpec): number | undefined {
  if (needsOf(spec).models) return FEWER[spec.name] ?? AT_ONCE.models;
  if (spec.kind !== 'endpoint') return undefined;
  const { access } = spec.contract;
  return access === 'public' || access === 'candidate' ? AT_ONCE[access] : undefined;
}
