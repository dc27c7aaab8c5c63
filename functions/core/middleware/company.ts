import type { EndpointContract } from '#shared/core/contract.ts';
import { isId } from '#shared/core/ids.ts';
import { AppError } from '../app-error.ts';
import { type Middleware, type PipelineContext, stateOf } from './pipeline.ts';

/** Throws for a company that does not exist or, of `assertWritable`, whose state allows no changes. */
export type AssertCompany = (empresaId: string) => Promise<void>;

/**
 * Which company the request works in: the caller's own. Only a superadmin, who has none, names one in the query.
 * Somebody else's company is answered like a missing one.
 */
export function company({ contract }: PipelineContext, assertWritable: AssertCompany): Middleware {
  return {
    before: async (request) => {
      const state = stateOf(request);
      const asked = request.event.queryStringParameters?.empresaId;
      const own = state.usuario?.empresaId;
      if (own) {
        if (asked && asked !== own) throw empresaNoEncontrada(asked);
        state.empresaId = own;
      } else if (asked || !contract.empresaOptional || state.usuario?.rol !== 'superadmin') {
        state.empresaId = askedBySuperadmin(asked, state.usuario?.rol);
      }
      if (state.empresaId && changes(contract)) await assertWritable(state.empresaId);
    },
  };
}

/**
 * The company of the path's first parameter: a superadmin's may be any, everyone else's is their own. Only the people of a
 * suspended company are stopped by its state: a superadmin has to be able to move it back.
 */
export function pathCompany(
  { contract }: PipelineContext,
  { assertExists, assertWritable }: Record<'assertExists' | 'assertWritable', AssertCompany>,
): Middleware {
  const name = /\{(\w+)\}/.exec(contract.path)?.[1] ?? '';
  return {
    before: async (request) => {
      const state = stateOf(request);
      const asked = state.params[name] ?? '';
      const own = state.usuario?.empresaId;
      const mayRead = state.usuario?.rol === 'superadmin' || asked === own;
      if (!mayRead || !isId('emp', asked)) throw empresaNoEncontrada(asked);
      state.empresaId = asked;
      if (own) {
        if (changes(contract)) await assertWritable(own);
      } else if (!contract.wholeTable) await assertExists(asked);
    },
  };
}

/** Refuses changes by routes that are bound to no company, to whoever belongs to a company that takes none. */
export function ownCompany({ contract }: PipelineContext, assertWritable: AssertCompany): Middleware {
  return {
    before: async (request) => {
      const own = stateOf(request).usuario?.empresaId;
      if (own && changes(contract)) await assertWritable(own);
    },
  };
}

const changes = ({ method, whileReadOnly }: EndpointContract) => method !== 'GET' && !whileReadOnly;

/** The same for another one as for none. */
export const empresaNoEncontrada = (id: string) => new AppError('EMPRESA_NO_ENCONTRADA', `Empresa ${id} no encontrada`);

function askedBySuperadmin(asked: string | undefined, rol: string | undefined): string {
  if (rol !== 'superadmin') throw new AppError('EMPRESA_REQUERIDA', 'No se encontró empresa asociada al usuario');
  if (!asked) throw new AppError('EMPRESA_REQUERIDA', 'Selecciona una empresa');
  if (!isId('emp', asked)) throw empresaNoEncontrada(asked);
  return asked;
}
