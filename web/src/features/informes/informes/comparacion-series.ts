import type { Informe } from '#shared/informes/informes/informe.ts';

/** What stands for each candidate in drawings, by their place. */
export const SERIES = [
  { name: 'c0', color: 'brand.solid' },
  { name: 'c1', color: 'teal.solid' },
  { name: 'c2', color: 'amber.solid' },
  { name: 'c3', color: 'violet.solid' },
] as const;

export const seriesOf = (informes: readonly Informe[]) =>
  SERIES.slice(0, informes.length).map((series, index) => ({
    ...series,
    label: informes[index]?.candidatoNombre ?? '',
  }));
