/** Orders of a list of interviews; a minus says the last one first. With a search, the text that matched decides. */
export const ORDENES_ENTREVISTA = ['-fechaProgramada', 'fechaProgramada', '-fechaCreacion'] as const;
export type OrdenEntrevista = (typeof ORDENES_ENTREVISTA)[number];
