import path from 'node:path';
import { CONTRACTS } from '#shared/contracts.ts';
import type { EndpointContract } from '#shared/core/contract.ts';
import { kebab } from '#shared/core/contract.ts';
import type { JobContract } from '#shared/core/job-contract.ts';
import type { TriggerContract } from '#shared/core/trigger-contract.ts';
import { JOBS } from '#shared/jobs.ts';
import { TRIGGERS } from '#shared/triggers.ts';

interface Named {
  /** The contract's key: `createCandidato`. */
  operation: string;
  /** Its kebab form: file, folder in `dist/functions` and Lambda are all called so. */
  name: string;
  /** Folder below `functions/` that holds its file, as its contract's key says it: `empresas/planes`. */
  folder: string;
  /** The last of that folder: `planes`. Nested stacks and the document's tags are called so. */
  domain: string;
}

export interface EndpointFunctionSpec extends Named {
  kind: 'endpoint';
  contract: EndpointContract;
}

export interface JobFunctionSpec extends Named {
  kind: 'job';
  contract: JobContract;
}

export interface TriggerFunctionSpec extends Named {
  kind: 'trigger';
  contract: TriggerContract;
}

export type FunctionSpec = EndpointFunctionSpec | JobFunctionSpec | TriggerFunctionSpec;

/** Every endpoint, job and trigger, in the order of the contracts. Build, stacks and documents are all made from this list. */
export const ENDPOINT_FUNCTIONS: readonly EndpointFunctionSpec[] = flatten<EndpointContract>(CONTRACTS).map((spec) => ({
  kind: 'endpoint',
  ...spec,
}));

export const JOB_FUNCTIONS: readonly JobFunctionSpec[] = flatten<JobContract>(JOBS).map((spec) => ({
  kind: 'job',
  ...spec,
}));

export const TRIGGER_FUNCTIONS: readonly TriggerFunctionSpec[] = flatten<TriggerContract>(TRIGGERS).map((spec) => ({
  kind: 'trigger',
  ...spec,
}));

export const ALL_FUNCTIONS: readonly FunctionSpec[] = [...ENDPOINT_FUNCTIONS, ...JOB_FUNCTIONS, ...TRIGGER_FUNCTIONS];

assertUniqueNames(ALL_FUNCTIONS);

function flatten<C>(byFolder: Record<string, Record<string, C>>): (Named & { contract: C })[] {
  return Object.entries(byFolder).flatMap(([folder, contracts]) =>
    Object.entries(contracts).map(([operation, contract]) => ({
      operation,
      name: kebab(operation),
      folder,
      domain: path.posix.basename(folder),
      contract,
    })),
  );
}

/** Names are Lambda names and folders, so two domains must not share one. */
function assertUniqueNames(functions: readonly FunctionSpec[]): void {
  const seen = new Map<string, FunctionSpec>();
  for (const spec of functions) {
    const other = seen.get(spec.name);
    if (other) throw new Error(`${other.folder} and ${spec.folder} both have a function called "${spec.name}"`);
    seen.set(spec.name, spec);
  }
}
