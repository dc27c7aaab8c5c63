import type middy from '@middy/core';
import type { EndpointContract } from '#shared/core/contract.ts';
import type { Deps } from '../deps.ts';
import type { HttpEvent, HttpResult, RequestState } from '../request.ts';

/** One request on its way through the middlewares; `state` fills up as they run. */
export type Request = middy.Request<HttpEvent, HttpResult, Error> & { internal: { state: RequestState } };

export type Middleware = middy.MiddlewareObj<HttpEvent, HttpResult, Error>;

export interface PipelineContext {
  operation: string;
  contract: EndpointContract;
  deps: Deps;
}

export function stateOf(request: middy.Request<HttpEvent, HttpResult, Error>): RequestState {
  return (request as Request).internal.state;
}
