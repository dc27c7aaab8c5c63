import { ILIMITADO } from '#shared/empresas/empresas/plan.ts';
import type { Licencias } from '#shared/empresas/licencias/licencia.ts';
import { whole } from '../../../lib/numbers.ts';

/** What the card of a company's licences shows; undefined while they load. */
export function licenciasFigure(licencias: Pick<Licencias, 'total' | 'activas' | 'utilizadas'> | undefined) {
  if (!licencias) return { value: undefined, detail: undefined };
  const { total, activas, utilizadas } = licencias;
  const used = `${whole.format(utilizadas)} ${utilizadas === 1 ? 'utilizada' : 'utilizadas'}`;
  if (total === ILIMITADO) return { value: '∞', detail: `Sin límite, ${used}` };
  return { value: activas, detail: `De ${whole.format(total)}, ${used}` };
}
