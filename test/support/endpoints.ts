import path from 'node:path';
import type { DefinedEndpoint } from '#functions/core/endpoint.ts';
import type { DefinedJob } from '#functions/core/job.ts';
import type { JobFunctionSpec } from '#infra/function-list.ts';
import { CONTRACTS } from '#shared/contracts.ts';
import { type EndpointContract, kebab } from '#shared/core/contract.ts';

export interface ListedEndpoint {
  /** Below `functions/`: `empresas/planes`. */
  folder: string;
  /** The last of it: `planes`. */
  domain: string;
  operation: string;
  contract: EndpointContract;
}

export const ALL_ENDPOINTS: ListedEndpoint[] = Object.entries(CONTRACTS).flatMap(([folder, api]) =>
  Object.entries(api as Record<string, EndpointContract>).map(([operation, contract]) => ({
    folder,
    domain: path.posix.basename(folder),
    operation,
    contract,
  })),
);

const FUNCTIONS = path.resolve(import.meta.dirname, '../../functions');
const fileOf = (folder: string, name: string) => path.join(FUNCTIONS, folder, `${name}.ts`);

/** The endpoint of an operation, from the file that its name says. */
export async function loadEndpoint({ folder, operation }: ListedEndpoint): Promise<DefinedEndpoint<object>> {
  const module = await import(fileOf(folder, kebab(operation)));
  return module[operation] as DefinedEndpoint<object>;
}

/** The job of a function, in the same way. */
export async function loadJob({ folder, name, operation }: JobFunctionSpec): Promise<DefinedJob<object>> {
  const module = await import(fileOf(folder, name));
  return module[operation] as DefinedJob<object>;
}
