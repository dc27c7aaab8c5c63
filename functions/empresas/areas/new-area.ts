import type { Area } from '#shared/empresas/areas/area.ts';
import type { Deps } from '../../core/deps.ts';

/** An area as it begins: active and without candidates. */
export function newArea(
  empresaId: string,
  form: Pick<Area, 'nombreArea' | 'descripcionArea'>,
  deps: Pick<Deps, 'newId'>,
): Area {
  return { ...form, id: deps.newId('are'), empresaId, activo: true, candidatos: 0, reasignacion: null, version: 1 };
}
