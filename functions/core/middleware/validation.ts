import { AppError } from '../app-error.ts';
import { parseInput, parseJsonBody } from '../parse.ts';
import { type Middleware, type PipelineContext, stateOf } from './pipeline.ts';

/** Path, query and body as the contract describes them. */
export function validation({ contract }: PipelineContext): Middleware {
  return {
    before: (request) => {
      const { event } = request;
      const state = stateOf(request);
      for (const value of Object.values(state.params)) {
        if (value.length > 256 || /\p{Cc}/u.test(value))
          throw new AppError('PETICION_INVALIDA', 'La ruta no es válida');
      }
      if (contract.query) state.query = parseInput(contract.query(), event.queryStringParameters ?? {});
      if (contract.body) {
        const json = parseJsonBody(event.body, event.isBase64Encoded, event.headers['content-type']);
        state.body = parseInput(contract.body(), json);
      }
    },
  };
}
