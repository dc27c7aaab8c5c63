import * as z from 'zod';
import type { EndpointContract } from '#shared/core/contract.ts';
import { can } from '#shared/core/permissions.ts';
import { UNIT_BUDGETS } from '#test/budgets/budgets.ts';
import { ALL_ENDPOINTS, type ListedEndpoint } from '#test/support/endpoints.ts';
import { type IdsByDomain, paramsFor, sampleBody } from '#test/support/sample-bodies.ts';

export interface Call {
  endpoint: ListedEndpoint;
  /** Nobody where no session is asked for. */
  rol: 'admin' | 'superadmin' | undefined;
  params: Record<string, string>;
  query: Record<string, string>;
  body?: unknown;
}

export interface GetCall extends Call {
  /** Most read units. */
  max: number;
}

/** What may be asked for, by the name of the query's field: of several forms the one that the contract takes. */
export type Samples = Record<string, readonly string[]>;

/** They read all that they are asked for by design, page by page, into a file. */
const isExport = ({ attachment }: EndpointContract) => attachment !== undefined;
const DASHBOARDS = /^get(Panel|Estadisticas|\w+Estadisticas|\w+Resumen|LicenciasActivas)$/;
/** One thing whole: a report takes as many units as its text is long, which has a limit of its own. */
const ONE = 10;
const PAGE = 25;

/**
 * Every GET of the company and of the platform, from the contracts, with the ids of what is there. Lists are called plain,
 * by each filter and order that their query has, and by each two of these.
 */
export function getCalls(ids: IdsByDomain, samples: Samples): GetCall[] {
  return ALL_ENDPOINTS.flatMap((endpoint) => {
    const { contract } = endpoint;
    if (contract.method !== 'GET' || isExport(contract)) return [];
    const params = paramsOf(endpoint, ids, samples);
    const asked = contract.list ? listQueries(contract, samples) : [requiredQuery(contract, samples)];
    return readersOf(contract).flatMap((rol) =>
      asked.map((query): GetCall => ({ endpoint, rol, params, query, max: maxOf(endpoint) })),
    );
  });
}

/** Everything else, once each, with the sample of its body: writes, the candidate's room, the ways in. */
export function otherCalls(ids: IdsByDomain, samples: Samples): Call[] {
  return ALL_ENDPOINTS.flatMap((endpoint) => {
    const { contract, operation } = endpoint;
    const rol = rolFor(contract);
    if (contract.method === 'GET' && rol) return [];
    const query = requiredQuery(contract, samples);
    return [{ endpoint, rol, params: paramsOf(endpoint, ids, samples), query, body: sampleBody(operation, ids) }];
  });
}

/** Who is answered otherwise: where an administrator sees a company, a superadmin may see all of them. */
function readersOf(contract: EndpointContract): ('admin' | 'superadmin')[] {
  const rol = rolFor(contract);
  if (!rol) return [];
  return contract.list && rol === 'admin' && seesAll(contract) ? ['admin', 'superadmin'] : [rol];
}

const seesAll = ({ scope, empresaOptional, access }: EndpointContract) =>
  Boolean(empresaOptional || scope === 'plataforma') && access !== 'session';

/** An administrator, when they may. */
function rolFor({ access }: EndpointContract): Call['rol'] | undefined {
  if (access === 'public' || access === 'candidate') return undefined;
  return access === 'session' || can({ rol: 'admin', activo: true }, access.permission) ? 'admin' : 'superadmin';
}

function paramsOf(endpoint: ListedEndpoint, ids: IdsByDomain, samples: Samples): Record<string, string> {
  const named = Object.entries(samples).map(([name, [value = '']]) => [name, value]);
  return { ...Object.fromEntries(named), ...paramsFor(endpoint, ids) };
}

function maxOf({ operation, contract }: ListedEndpoint): number {
  if (contract.list) return UNIT_BUDGETS.page;
  return DASHBOARDS.test(operation) ? UNIT_BUDGETS.dashboard : ONE;
}

/** The path and by what it is asked, whatever the values. `orden` stands by itself: each order is another key. */
export function nameOf({ endpoint: { contract }, rol, query: { limit: _, orden, ...query } }: Call): string {
  const whose = rol === 'superadmin' && readersOf(contract).length > 1 ? ['of all companies'] : [];
  return [contract.path, ...Object.keys(query), ...(orden ? [orden] : []), ...whose].join(' ');
}

function listQueries(contract: EndpointContract, samples: Samples): Record<string, string>[] {
  const plain = { ...requiredQuery(contract, samples), ...('limit' in shapeOf(contract) && { limit: `${PAGE}` }) };
  const filters = Object.entries(shapeOf(contract)).flatMap(([name, schema]) =>
    name in plain || name === 'cursor' ? [] : valuesOf(name, schema, samples).map((value) => ({ name, value })),
  );
  const pairs = filters.flatMap((one, index) =>
    filters.slice(index + 1).flatMap((other) => (one.name === other.name ? [] : [[one, other]])),
  );
  const chosen = [[], ...filters.map((filter) => [filter]), ...pairs];
  return chosen.map((some) => ({ ...plain, ...Object.fromEntries(some.map(({ name, value }) => [name, value])) }));
}

function requiredQuery(contract: EndpointContract, samples: Samples): Record<string, string> {
  const required = Object.entries(shapeOf(contract)).filter(([, schema]) => !z.safeParse(schema, undefined).success);
  return Object.fromEntries(required.map(([name, schema]) => [name, sampleOf(name, schema, samples) ?? '']));
}

const shapeOf = ({ query }: EndpointContract) => (query?.() as z.ZodObject | undefined)?.shape ?? {};

/** Each value of a closed list, otherwise the sample of that name. */
function valuesOf(name: string, schema: z.core.$ZodType, samples: Samples): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return valuesOf(name, schema.unwrap(), samples);
  }
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  const sample = sampleOf(name, schema, samples);
  return sample === undefined ? [] : [sample];
}

const sampleOf = (name: string, schema: z.core.$ZodType, samples: Samples) =>
  samples[name]?.find((sample) => z.safeParse(schema, sample).success);
