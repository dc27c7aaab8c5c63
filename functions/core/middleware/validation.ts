import { isId } from '#shared/core/ids.ts';
import { namedByPath } from '#shared/core/path-ids.ts';
import { AppError } from '../app-error.ts';
import { assertIdempotencyKey } from '../idempotency.ts';
import { isForm, parseFile } from '../multipart.ts';
import { parseInput, parseJsonBody } from '../parse.ts';
import { empresaNoEncontrada } from './company.ts';
import { type Middleware, type PipelineContext, stateOf } from './pipeline.ts';

/** Path, query and body as the contract describes them. */
export function validation({ contract }: PipelineContext): Middleware {
  return {
    before: async (request) => {
      const { event } = request;
      const state = stateOf(request);
      assertIdempotencyKey(event);
      state.params = namedByPath(contract.path, state.params);
      for (const value of Object.values(state.params)) {
        if (value.length > 256 || /\p{Cc}/u.test(value))
          throw new AppError('PETICION_INVALIDA', 'La ruta no es válida');
      }
      if (contract.query) {
        const { empresaId, ...own } = event.queryStringParameters ?? {};
        if (empresaId && !isId('emp', empresaId)) throw empresaNoEncontrada(empresaId);
        // Of a contract bound to a company, which one is the pipeline's question, answered by now.
        const query = contract.scope === 'empresa' || empresaId === undefined ? own : { ...own, empresaId };
        state.query = parseInput(contract.query(), query);
      }
      const bringsFile = contract.file && (!contract.body || isForm(event));
      if (contract.body && !bringsFile) {
        const json = parseJsonBody(event.body, event.isBase64Encoded, event.headers['content-type']);
        state.body = parseInput(contract.body(), json);
      }
      if (contract.file && bringsFile) state.file = await parseFile(event, contract.file);
    },
  };
}
