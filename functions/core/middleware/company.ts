import { AppError } from '../app-error.ts';
import { type Middleware, stateOf } from './pipeline.ts';

/**
 * Which company the request works in: the caller's own. Only a superadmin, who has none, names one in the query.
 * Somebody else's company is answered like a missing one.
 */
export function company(): Middleware {
  return {
    before: (request) => {
      const state = stateOf(request);
      const asked = request.event.queryStringParameters?.empresaId;
      const own = state.usuario?.empresaId;
      if (own) {
        if (asked && asked !== own) throw new AppError('EMPRESA_NO_ENCONTRADA', `Empresa ${asked} no encontrada`);
        state.empresaId = own;
        return;
      }
      if (state.usuario?.rol !== 'superadmin') {
        throw new AppError('EMPRESA_REQUERIDA', 'No se encontró empresa asociada al usuario');
      }
      if (!asked) throw new AppError('EMPRESA_REQUERIDA', 'Selecciona una empresa');
      if (!/^emp_[0-9A-Z]{26}$/.test(asked))
        throw new AppError('EMPRESA_NO_ENCONTRADA', `Empresa ${asked} no encontrada`);
      state.empresaId = asked;
    },
  };
}
