import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import type {
  BodyOf,
  DataOf,
  EndpointContract,
  EntryOf,
  FileContract,
  LazySchema,
  ParamsOf,
  QueryOf,
} from '#shared/core/contract.ts';
import { takesIdempotencyKey } from '#shared/core/contract.ts';
import { type AdapterFactories, build, type Overrides, type RepositoryFactories, type Wiring } from './adapter.ts';
import { AppError } from './app-error.ts';
import { type AuditedRequest, auditedTable } from './audit.ts';
import { companyPartition, companyTable, userPartition } from './company-table.ts';
import { type Deps, runtimeDeps } from './deps.ts';
import { env } from './env.ts';
import { findReplay, hashRequest, type IdempotencyKey, IdempotentReplay, idempotentTable } from './idempotency.ts';
import { answer } from './middleware/answer.ts';
import { candidate, type FindCandidateAccess } from './middleware/candidate.ts';
import { type AssertCompany, company, ownCompany, pathCompany } from './middleware/company.ts';
import { origin } from './middleware/origin.ts';
import { type PipelineContext, stateOf } from './middleware/pipeline.ts';
import { type FindSessionUser, session } from './middleware/session.ts';
import { validation } from './middleware/validation.ts';
import { Attachment, attachment, Redirect, Reply, redirection, success } from './reply.ts';
import type { CandidateAccess, HttpEvent, HttpResult, RequestState, SessionUser, UploadedFile } from './request.ts';
import { oneTable, type RequestTables, requestTables } from './request-tables.ts';
import type { Page, Table } from './table.ts';
import { cognitoTokenVerifier, type TokenVerifier } from './token-verifier.ts';

/** What the use case of a contract is called with; only what its access and scope give is there. */
export type UseCaseContext<C extends EndpointContract, R, A> = {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: C extends { file: FileContract } ? BodyOf<C> | undefined : BodyOf<C>;
  repos: R;
  adapters: A;
  deps: Deps;
  event: HttpEvent;
  requestId: string;
  sourceIp: string;
} & (C['access'] extends 'public' | 'candidate' ? unknown : { usuario: SessionUser }) &
  (C['access'] extends 'candidate' ? { candidate: CandidateAccess } : unknown) &
  (C['scope'] extends 'empresa' | 'ruta'
    ? { empresaId: C extends { empresaOptional: true } ? string | undefined : string }
    : unknown) &
  (C extends { file: FileContract; body: LazySchema }
    ? { file: UploadedFile | undefined }
    : C extends { file: FileContract }
      ? { file: UploadedFile }
      : unknown);

export type UseCaseResult<C extends EndpointContract> = C extends { list: true }
  ? Page<EntryOf<C>>
  : C extends { redirect: true; attachment: string }
    ? Redirect | Attachment
    : C extends { redirect: true }
      ? Redirect
      : C extends { attachment: string }
        ? Attachment
        : DataOf<C> | Reply<DataOf<C>>;

export interface Endpoint {
  contract: EndpointContract;
  handler(event: HttpEvent, context?: Context): Promise<HttpResult>;
}

/** How requests are recognised; the domains that know users and interview links provide it. */
export interface Recognition {
  findUser(table: Table): FindSessionUser;
  findCandidate(table: Table): FindCandidateAccess;
  assertExists(table: Table): AssertCompany;
  assertWritable(table: Table): AssertCompany;
}

interface CoreOverrides<A> extends Overrides<A> {
  verifier?: TokenVerifier;
  /** In the place of `companyTable`: the matrix takes the wall away, to see that use cases keep to their company alone. */
  bind?: typeof companyTable;
}

export interface DefinedEndpoint<A> extends Endpoint {
  /** A handler on other dependencies, for tests. */
  create(overrides: CoreOverrides<A>): Endpoint['handler'];
}

/** Binds `endpoint` to the way in which this product recognises callers. */
export function defineEndpoint(recognition: Recognition) {
  return function endpoint<C extends EndpointContract, R extends object = object, A extends object = object>(
    contract: C,
    wiring: Wiring<R, A>,
    run: (context: UseCaseContext<C, R, A>) => Promise<UseCaseResult<C>>,
  ): DefinedEndpoint<A> {
    const create = (overrides: CoreOverrides<A>) =>
      createHandler(contract, wiring, run as AnyUseCase, recognition, overrides);
    let runtime: Endpoint['handler'] | undefined;
    return {
      contract,
      create,
      handler: (event, context) => {
        runtime ??= create({});
        return runtime(event, context);
      },
    };
  };
}

/** The Lambda context, with what the middlewares found out. */
type PipelineLambdaContext = Context & { state: RequestState };

type AnyUseCase = (context: Record<string, unknown>) => Promise<unknown>;

function createHandler<R extends object, A extends object>(
  contract: EndpointContract,
  wiring: Wiring<R, A>,
  run: AnyUseCase,
  recognition: Recognition,
  overrides: CoreOverrides<A>,
): Endpoint['handler'] {
  const tables = overrides.deps?.table ? oneTable(overrides.deps.table) : runtimeTables();
  const { own: table } = tables;
  const deps: Deps = { ...runtimeDeps(table), ...overrides.deps };
  const adapters = { ...build<A, []>(without(wiring.adapters, overrides.adapters)), ...overrides.adapters };
  const operation = `${contract.method} ${contract.path}`;
  const context: PipelineContext = { operation, contract, deps };
  const bind = overrides.bind ?? companyTable;
  const tableOf = (empresaId: string) => bind(tables.ofCompany(empresaId), empresaId, contract.uses);

  const pipeline = middy<HttpEvent, HttpResult, Error, PipelineLambdaContext>().handler(async (event, { state }) => {
    const bound = state.empresaId && !contract.wholeTable ? tableOf(state.empresaId) : table;
    const request = idempotencyOf(event, contract, state, deps.now());
    const replay = request && (await findReplay(bound, request));
    if (replay) return answerWith(contract, replay.result);
    const writable = request ? idempotentTable(bound, request) : bound;
    const audit = auditOf(contract, operation, state);
    // The only table that the use case is given: there is no way round its company and the audit log.
    const given = audit ? auditedTable(writable, audit, deps) : writable;
    const repos = build<R, [Table]>(wiring.repos as RepositoryFactories<R>, given);
    try {
      return answerWith(contract, await run({ ...state, repos, adapters, deps: { ...deps, table: given }, event }));
    } catch (error) {
      if (error instanceof IdempotentReplay) return answerWith(contract, error.result);
      // The same request may have come through meanwhile: this one found it done, and is answered like it.
      const done = request && error instanceof AppError && (await findReplay(bound, request, { consistent: true }));
      if (done) return answerWith(contract, done.result);
      throw error;
    }
  });

  pipeline.use(answer(context)).use(origin());
  if (contract.access === 'candidate') pipeline.use(candidate(recognition.findCandidate(table)));
  else if (contract.access !== 'public') {
    pipeline.use(session(context, overrides.verifier ?? cognitoTokenVerifier(), recognition.findUser(table)));
    const within = (empresaId: string) => (contract.wholeTable ? table : tableOf(empresaId));
    const assertExists: AssertCompany = (id) => recognition.assertExists(within(id))(id);
    const assertWritable: AssertCompany = (id) => recognition.assertWritable(within(id))(id);
    if (contract.scope === 'empresa') pipeline.use(company(context, assertWritable));
    else if (contract.scope === 'ruta') pipeline.use(pathCompany(context, { assertExists, assertWritable }));
    else pipeline.use(ownCompany(context, recognition.assertWritable(table)));
  }
  pipeline.use(validation(context)).use({
    // The last step before the use case: what the middlewares found out becomes its second argument.
    before: (request) => {
      request.context = { ...request.context, state: stateOf(request) } as typeof request.context;
    },
  });
  return (event, lambda) => pipeline(event, { ...lambda } as PipelineLambdaContext) as Promise<HttpResult>;
}

/** The answer holds what the contract's schema declares and nothing else. */
function answerWith(contract: EndpointContract, result: unknown): HttpResult {
  if (result instanceof Redirect) return redirection(result);
  if (result instanceof Attachment) return attachment(contract.attachment ?? 'application/octet-stream', result);
  const schema = contract.response();
  if (contract.list) {
    const { items, cursor } = result as Page<unknown>;
    return success(200, { data: items.map((item) => schema.parse(item)), nextCursor: cursor });
  }
  const { data, extra } = result instanceof Reply ? result : { data: result, extra: {} as Reply<unknown>['extra'] };
  const beside = contract.beside?.().parse(extra.beside);
  return success(
    contract.status ?? 200,
    { data: schema.parse(data), ...beside, message: extra.message },
    extra.cookies,
  );
}

function idempotencyOf(
  event: HttpEvent,
  contract: EndpointContract,
  state: RequestState,
  now: Date,
): IdempotencyKey | undefined {
  const key = event.headers['idempotency-key'];
  if (!key || !takesIdempotencyKey(contract) || !state.usuario) return undefined;
  const partition = state.empresaId ? companyPartition(state.empresaId) : userPartition(state.usuario.id);
  const operation = `${contract.path}#${state.usuario.id}`;
  return { partition, operation, key, hash: hashRequest(event), now };
}

/** What signed-in callers change. Public calls have no actor, and a candidate's turns are their own record. */
function auditOf(contract: EndpointContract, operation: string, state: RequestState): AuditedRequest | undefined {
  const { usuario, params, sourceIp, requestId } = state;
  if (!usuario || !contract.audit) return undefined;
  const empresaId = contract.auditLog ? null : (state.empresaId ?? usuario.empresaId ?? undefined);
  const named = contract.auditSinRuta ? {} : params;
  return { operation, accion: contract.audit, usuario, empresaId, params: named, sourceIp, requestId };
}

function runtimeTables(): RequestTables {
  return process.env.TABLE_NAME ? requestTables(env('TABLE_NAME')) : oneTable(unusedTable);
}

/** For functions whose contract touches no table: they are given no name, and asking for one is a fault. */
const unusedTable = new Proxy({} as Table, {
  get: () => () => {
    throw new Error('This endpoint declares no table in `uses`');
  },
});

function without<A>(factories: AdapterFactories<A> | undefined, given: Partial<A> | undefined): AdapterFactories<A> {
  const entries = Object.entries(factories ?? {}).filter(([name]) => !(given && name in given));
  return Object.fromEntries(entries) as AdapterFactories<A>;
}
