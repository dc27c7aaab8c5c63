import { AppError } from '../app-error.ts';
import { failure } from '../reply.ts';
import { clientAddress, type RequestState } from '../request.ts';
import type { Middleware, PipelineContext, Request } from './pipeline.ts';

/** Opens the request's state, and turns what was thrown into an answer: expected failures in words, others bare. */
export function answer({ operation, deps }: PipelineContext): Middleware {
  return {
    before: (request) => {
      const { event } = request;
      const state: RequestState = {
        requestId: event.requestContext.requestId,
        params: (event.pathParameters ?? {}) as Record<string, string>,
        query: undefined,
        body: undefined,
        sourceIp: clientAddress(event),
      };
      (request as Request).internal.state = state;
    },
    onError: (request) => {
      const requestId = request.event.requestContext.requestId;
      const usuarioId = (request as Request).internal.state?.usuario?.id;
      const { error } = request;
      if (error instanceof AppError) {
        deps.log.info('request.rejected', { operation, code: error.code, requestId, usuarioId });
        request.response = failure(error.status, { ...error, message: error.message, requestId }, error);
        return;
      }
      deps.log.error('request.failed', error, { operation, requestId, usuarioId });
      request.response = failure(500, {
        code: 'ERROR_INTERNO',
        message: `Error interno. Si se repite, indica esta referencia: ${requestId}`,
        requestId,
      });
    },
  };
}
