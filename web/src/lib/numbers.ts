/** 1238 → '1.238'. */
export const whole = new Intl.NumberFormat('es', { useGrouping: 'always' });

/** 1, 'cancelada', 'canceladas' → '1 cancelada'. */
export const countText = (count: number, one: string, many: string) =>
  `${whole.format(count)} ${count === 1 ? one : many}`;

/** 4.25 → '4,3'. */
export const tenths = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });

/** Prices are whole US dollars: 149 → '149 US$'. */
export const dollars = new Intl.NumberFormat('es', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
  useGrouping: 'always',
});

/** 0.125 → '12,5 %'. */
export const percent = new Intl.NumberFormat('es', { style: 'percent', maximumFractionDigits: 1 });

/** 1536 → '1,5 kB'. */
export function bytesText(bytes: number): string {
  const units = ['bytes', 'kB', 'MB'];
  const step = bytes < 1024 ? 0 : bytes < 1024 * 1024 ? 1 : 2;
  const amount = new Intl.NumberFormat('es', { maximumFractionDigits: 1 }).format(bytes / 1024 ** step);
  return `${amount} ${units[step]}`;
}
