/** 1238 → '1.238'. */
export const whole = new Intl.NumberFormat('es', { useGrouping: 'always' });

/** Prices are whole US dollars: 149 → '149 US$'. */
export const dollars = new Intl.NumberFormat('es', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
  useGrouping: 'always',
});

/** 0.125 → '12,5 %'. */
export const percent = new Intl.NumberFormat('es', { style: 'percent', maximumFractionDigits: 1 });
