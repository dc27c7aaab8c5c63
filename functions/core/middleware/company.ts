import type { EndpointContract } from '#shared/core/contract.ts';
import { AppError } from '../app-error.ts';
import { type Middleware, type PipelineContext, stateOf } from './pipeline.ts';

/** Throws when the company's state allows no changes. */
export type AssertWritable = (empresaId: string) => Promise<void>;

/**
 * Which company the request works in: the caller's own. Only a superadmin, who has none, names one in the query.
 * Somebody else's company is answered like a missing one.
 */
export function company({ contract }: PipelineContext, assertWritable: AssertWritable): Middleware {
  return {
    before: async (request) => {
      const state = stateOf(request);
      const asked = request.event.queryStringParameters?.empresaId;
      const own = state.usuario?.empresaId;
      if (own) {
        if (asked && asked !== own) throw new AppError('EMPRESA_NO_ENCONTRADA', `Empresa ${asked} no encontrada`);
        state.empresaId = own;
      } else if (asked || !contract.empresaOptional || state.usuario?.rol !== 'superadmin') {
        state.empresaId = askedBySuperadmin(asked, state.usuario?.rol);
      }
      if (state.empresaId && changes(contract)) await assertWritable(state.empresaId);
    },
  };
}

/** Refuses changes by routes that are bound to no company, to whoever belongs to a company that takes none. */
export function ownCompany({ contract }: PipelineContext, assertWritable: AssertWritable): Middleware {
  return {
    before: async (request) => {
      const own = stateOf(request).usuario?.empresaId;
      if (own && changes(contract)) await assertWritable(own);
    },
  };
}

const changes = ({ method, whileReadOnly }: EndpointContract) => method !== 'GET' && !whileReadOnly;

function askedBySuperadmin(asked: string | undefined, rol: string | undefined): string {
  if (rol !== 'superadmin') throw new AppError('EMPRESA_REQUERIDA', 'No se encontró empresa asociada al usuario');
  if (!asked) throw new AppError('EMPRESA_REQUERIDA', 'Selecciona una empresa');
  if (!/^emp_[0-9A-Z]{26}$/.test(asked)) throw new AppError('EMPRESA_NO_ENCONTRADA', `Empresa ${asked} no encontrada`);
  return asked;
}
