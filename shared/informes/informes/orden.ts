/** Orders of a list of reports; a minus says the last one first. With a search, the text that matched decides. */
export const ORDENES_INFORME = ['-fecha', 'fecha', '-puntuacion', 'puntuacion', 'candidato', '-candidato'] as const;
export type OrdenInforme = (typeof ORDENES_INFORME)[number];
