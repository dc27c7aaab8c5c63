import { expect, it } from 'vitest';
import { findReplay, idempotentTable } from '#functions/core/idempotency.ts';
import { NOT_EXISTS } from '#functions/core/table.ts';
import { FakeTable } from '../support/fakes/fake-table.ts';

const request = { partition: 'EMPRESA#1', operation: 'POST /api/x', key: 'k', hash: 'h', now: new Date(0) };

it('leaves the record with the try that succeeds, when a use case writes again after a failure', async () => {
  const table = new FakeTable();
  await table.write([{ put: { PK: 'EMPRESA#1', SK: 'TAKEN' } }]);
  const idempotent = idempotentTable(table, request);
  const create = (SK: string) =>
    idempotent.write([{ put: { PK: 'EMPRESA#1', SK }, if: NOT_EXISTS }], { result: { chosen: SK } });
  await expect(create('TAKEN')).rejects.toThrow('Condition failed');
  expect(await findReplay(table, request)).toBeUndefined();
  await create('FREE');
  expect(await findReplay(table, request)).toMatchObject({ result: { chosen: 'FREE' } });
});
