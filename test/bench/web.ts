import { buildAll } from '#infra/build/build.ts';
import { webViews } from '#test/budgets/web-weight.ts';
import type { Figure } from './figure.ts';

/** JavaScript that each view makes a browser load, from the built files. */
export async function measureWeb(): Promise<Figure[]> {
  await buildAll();
  const views = await webViews();
  return views.flatMap(({ name, initial, total, budget }): Figure[] => [
    {
      name,
      value: total.gzip,
      unit: 'kB gz',
      budget,
      note: `${initial.gzip.toFixed(1)} at once, ${(total.gzip - initial.gzip).toFixed(1)} after it, ${total.files} files`,
    },
    { name: '', value: total.brotli, unit: 'kB br' },
  ]);
}
