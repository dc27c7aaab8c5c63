import { buildAll } from '#infra/build/build.ts';
import { webViews } from '#test/budgets/web-weight.ts';
import type { Figure } from './figure.ts';
import { measureTables } from './tables.ts';

/** JavaScript that each view makes a browser load, from the built files, and what a long table costs. */
export async function measureWeb(): Promise<Figure[]> {
  await buildAll();
  const views = await webViews();
  const weights = views.flatMap(({ name, initial, total, budget }): Figure[] => [
    {
      name,
      value: total.gzip,
      unit: 'kB gz',
      budget,
      note: `${parts(initial.gzip, total.gzip)}, ${total.files} files`,
    },
    { name: `${name}, brotli`, value: total.brotli, unit: 'kB br', note: parts(initial.brotli, total.brotli) },
  ]);
  return [...weights, ...(await measureTables())];
}

const parts = (initial: number, total: number) =>
  `${initial.toFixed(1)} at once, ${(total - initial).toFixed(1)} after it`;
