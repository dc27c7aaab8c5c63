import type { Area } from '#shared/empresas/areas/area.ts';
import { whole } from '../../../lib/numbers.ts';

/** '1 candidato', '1.238 candidatos'. */
export function candidatosText(count: number): string {
  return count === 1 ? '1 candidato' : `${whole.format(count)} candidatos`;
}

/** Whether its candidates are being moved elsewhere now. */
export const isMoving = ({ reasignacion }: Area) => reasignacion?.estado === 'en_curso';

/** How many have been moved, of how many. Counted down by the area's own counter, so that it is never a guess. */
export function progressOf({ candidatos, reasignacion }: Area): { done: number; total: number } {
  const total = Math.max(reasignacion?.total ?? 0, candidatos);
  return { done: total - candidatos, total };
}

/** A reassignment that stopped and left candidates behind. */
export const hasFailed = ({ candidatos, reasignacion }: Area) => reasignacion?.estado === 'fallida' && candidatos > 0;
