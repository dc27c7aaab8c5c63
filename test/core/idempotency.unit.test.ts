import { describe, expect, it } from 'vitest';
import { findReplay, hashRequest, idempotentTable } from '#functions/core/idempotency.ts';
import { NOT_EXISTS } from '#functions/core/table.ts';
import { createArea } from '#functions/empresas/areas/create-area.ts';
import { FakeTable } from '../support/fakes/fake-table.ts';
import { aCompany } from '../support/scenarios.ts';
import { TestApp } from '../support/test-app.ts';

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

describe('What a key stands for', () => {
  const event = (rawPath: string, query: Record<string, string>, body: string) =>
    ({
      rawPath,
      body,
      headers: {},
      queryStringParameters: query,
      requestContext: { http: { method: 'POST' } },
    }) as never;

  it('is the whole request, in whatever order its query comes', () => {
    const hash = hashRequest(event('/api/x', { a: '1', b: '2' }, '{}'));
    expect(hashRequest(event('/api/x', { b: '2', a: '1' }, '{}'))).toBe(hash);
    const others = [
      event('/api/y', { a: '1', b: '2' }, '{}'),
      event('/api/x', { a: '1', b: '3' }, '{}'),
      event('/api/x', { a: '1' }, '{}'),
      event('/api/x', { a: '1&b=2' }, '{}'),
      event('/api/x', { a: '1', b: '2' }, '[]'),
    ];
    expect(new Set([hash, ...others.map(hashRequest)]).size).toBe(others.length + 1);
  });

  it('is refused to a query of another company: the same key asks for something else', async () => {
    const app = new TestApp();
    const { superadmin, empresa } = await aCompany(app);
    const other = await aCompany(app);
    const headers = { 'idempotency-key': 'una-clave-de-siempre' };
    const ask = (empresaId: string) =>
      app.call(createArea, { as: superadmin, headers, query: { empresaId }, body: { nombreArea: 'Compras' } });
    expect((await ask(empresa.id)).status).toBe(201);
    expect((await ask(empresa.id)).status).toBe(201);
    expect((await ask(other.empresa.id)).status).toBe(201);
    expect(app.table.all().filter(({ tipo }) => tipo === 'AREA')).toHaveLength(2);
  });
});
