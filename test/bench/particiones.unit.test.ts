import { expect, it } from 'vitest';
import { PARTITION_BUDGETS } from '#test/budgets/budgets.ts';
import { fullness, hotCompany } from '#tools/bench/particiones.ts';

it('fills no partition and wears no item out on a day of which one company has nine tenths', async () => {
  const { partitions, item } = await hotCompany();
  expect(partitions.filter(({ ofInterview }) => ofInterview > 0).length).toBeGreaterThan(3);
  for (const partition of partitions) expect(fullness(partition), partition.name).toBeLessThan(1);
  expect(item.changes).toBeGreaterThan(0);
  expect(item.changes, item.name).toBeLessThanOrEqual(PARTITION_BUDGETS.itemChanges);
});
