/** A share with its interval of 95 %: both ends between 0 and 1. */
export interface Tasa {
  si: number;
  de: number;
  desde: number;
  hasta: number;
}

const Z = 1.959964;

/** Source: Wilson, "Probable inference, the law of succession, and statistical inference", 1927. Of none: 0 to 1. */
export function tasa(si: number, de: number): Tasa {
  if (de === 0) return { si, de, desde: 0, hasta: 1 };
  const share = si / de;
  const middle = share + Z ** 2 / (2 * de);
  const half = Z * Math.sqrt((share * (1 - share)) / de + Z ** 2 / (4 * de ** 2));
  const scale = 1 + Z ** 2 / de;
  return { si, de, desde: Math.max(0, (middle - half) / scale), hasta: Math.min(1, (middle + half) / scale) };
}

const percent = (share: number) => `${(share * 100).toFixed(1).replace('.', ',')} %`;

export const tasaText = ({ si, de, desde, hasta }: Tasa): string =>
  de === 0 ? 'sin casos' : `${si} de ${de} (${percent(si / de)}; ${percent(desde)} a ${percent(hasta)})`;
