import { ILIMITADO } from '#shared/empresas/empresas/plan.ts';

/** Shares of a limit at which the company is told, once each until its use falls below again. */
const UMBRALES = [100, 80] as const;

/** One counter, its limit, and the share that was told of last (0: none). */
export interface Cuota {
  usado: number;
  limite: number;
  avisado: number;
}

/** The highest share that is reached with so many; 0 below all. */
function reached(usado: number, limite: number): number {
  if (limite === ILIMITADO) return 0;
  return UMBRALES.find((umbral) => usado * 100 >= limite * umbral) ?? 0;
}

/** What one more changes: which share is told of now, and up to which count nothing has to be told again. */
export function countOne({ usado, limite, avisado }: Cuota) {
  // What fell below a share in the meantime is told of again when it comes back.
  const before = Math.min(avisado, reached(usado, limite));
  const share = reached(usado + 1, limite);
  return { avisado: share, tope: topeOf(share, limite), ...(share > before && { tellsOf: share }) };
}

/** While the counter is below this, one more reaches nothing. */
function topeOf(share: number, limite: number): number {
  if (limite === ILIMITADO || share === 100) return limite;
  return share === 80 ? limite - 1 : Math.ceil(limite * 0.8) - 1;
}
