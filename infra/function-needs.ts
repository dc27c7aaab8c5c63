import type { Uses } from '#shared/core/contract.ts';
import type { FunctionSpec } from './function-list.ts';

/** What a function must reach: the contract's `uses`, and what checking a session takes. */
export interface FunctionNeeds extends Uses {
  /** Verifies access tokens of the user pool, and reads the user's record on each request. */
  checksSession: boolean;
}

/** The one place that turns a contract into needs. Roles (`grants.ts`) and environments follow from its answer. */
export function needsOf({ kind, contract }: FunctionSpec): FunctionNeeds {
  const checksSession = kind === 'endpoint' && contract.access !== 'public' && contract.access !== 'candidate';
  // The pool calls a trigger and so must not be needed by it: see `trigger-function.ts`.
  if (kind === 'trigger') return { ...contract.uses, identity: undefined, checksSession };
  return { ...contract.uses, table: contract.uses.table ?? (checksSession ? 'read' : undefined), checksSession };
}
