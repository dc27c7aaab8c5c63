/** One measured figure. `budget` is its upper limit in the same unit. */
export interface Figure {
  name: string;
  value: number;
  /** `×` for a ratio, or a unit. */
  unit: '×' | 'ms' | 's' | 'kB gz' | 'kB br' | 'functions' | 'points' | 'CLS' | 'RU' | '/s';
  budget?: number;
  /** The budget is a lower limit. */
  least?: boolean;
  /** One of very many: for programs, not in the table. */
  detail?: boolean;
  /** What the figure was made from, in a few words. */
  note?: string;
}

export const isOver = ({ value, budget, least = false }: Figure) =>
  budget !== undefined && (least ? value < budget : value > budget);

const DECIMALS: Record<Figure['unit'], number> = {
  '×': 2,
  ms: 1,
  s: 1,
  'kB gz': 1,
  'kB br': 1,
  functions: 0,
  points: 0,
  CLS: 3,
  RU: 1,
  '/s': 2,
};

/** A table for a terminal: figure, unit, budget, `ok` or `over`. */
export function tableOf(title: string, figures: readonly Figure[]): string {
  const shown = figures.filter(({ detail }) => !detail);
  const rows = shown.map((figure) => [
    figure.name,
    figure.value.toFixed(DECIMALS[figure.unit]),
    figure.unit,
    figure.budget === undefined ? '' : `${figure.least ? '≥' : '≤'} ${figure.budget}`,
    figure.budget === undefined ? '' : isOver(figure) ? (figure.least ? 'under' : 'over') : 'ok',
    figure.note ?? '',
  ]);
  const header = [title, '', '', 'budget', '', ''];
  const widths = header.map((_, column) => Math.max(...[header, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    row
      .map((cell, column) => (column === 1 ? cell.padStart(widths[1] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(header), '─'.repeat(widths.reduce((sum, width) => sum + width + 2, -2)), ...rows.map(line)].join('\n');
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
