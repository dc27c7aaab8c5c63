/** How many months without activity a company may keep a candidate; null instead of one of them: without limit. */
export const MESES_CONSERVACION = [6, 12, 18, 24, 36] as const;
export type MesesConservacion = (typeof MESES_CONSERVACION)[number] | null;

/** Of a company that has not decided. */
export const MESES_POR_DEFECTO = 24;

/** Between the warning and the erasure. */
export const DIAS_DE_AVISO = 30;
