import { leer } from '#functions/entrevistas/dignidad/leer.ts';

/** Gravest severity of a category in a text; 0 where it is not found. */
export const gravedadDe = (texto: string, categoria: string, memoria: readonly string[] = []): number =>
  Math.max(
    0,
    ...leer(texto, memoria)
      .filter((hallazgo) => hallazgo.categoria === categoria)
      .map(({ gravedad }) => gravedad),
  );
