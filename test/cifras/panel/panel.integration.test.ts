import { describe, expect, it } from 'vitest';
import { getPanel } from '#functions/cifras/panel/get-panel.ts';
import type { Item, Table } from '#functions/core/table.ts';
import { listTenants } from '#functions/sistema/sistema/list-tenants.ts';
import type { PanelEmpresa } from '#shared/cifras/panel/panel.api.ts';
import { measuredTable } from '../../support/local-table.ts';
import { aCandidate, aCompany } from '../../support/scenarios.ts';
import { sized } from '../../support/suite-size.ts';
import { TestApp } from '../../support/test-app.ts';

/** Request units on DynamoDB Local, at sizes that differ by a hundred or more. */
const givenTable = measuredTable();
const PER_WRITE = 50;
let n = 0;

async function store(table: Table, items: readonly Item[]): Promise<void> {
  for (let from = 0; from < items.length; from += PER_WRITE) {
    await table.write(items.slice(from, from + PER_WRITE).map((put) => ({ put })));
  }
}

/** Companies in the table, which all sizes share. */
let companies = 0;

/** The company, candidate and people of a real application, with so many more candidates and companies like them. */
async function grown(size: number) {
  const app = new TestApp();
  // Each size has a table's worth of its own ids, whose companies the earlier sizes do not have.
  app.advance(++n * 60_000);
  const company = await aCompany(app);
  await aCandidate(app, company.admin);
  const items = app.table.all();
  const { table, unitsOf } = await givenTable();
  await store(table, items);
  const like = (tipo: string) => items.find((item) => item.tipo === tipo) as Item;
  const candidato = like('CANDIDATO');
  const empresa = like('LISTADO');
  const more = Array.from({ length: size }, (_, index) => [
    {
      ...candidato,
      SK: `${candidato.SK}${index}`,
      GSI1SK: `${candidato.GSI1SK}${index}`,
      id: `${candidato.id}${index}`,
    },
    { ...empresa, PK: `${empresa.PK}X${index}`, GSI1SK: `${empresa.GSI1SK}${index}`, id: `${empresa.id}X${index}` },
  ]).flat();
  await store(table, more);
  companies += 1 + size;
  app.deps.table = table;
  return { app, unitsOf, ...company };
}

describe.each(sized([1, 100], [1, 100, 1000]))('With %d more candidates and companies', (size) => {
  it('the dashboards cost 2 read units at most, and a page of tenants what its page holds', async () => {
    const { app, unitsOf, admin, superadmin } = await grown(size);
    const own = await unitsOf(() => app.call<PanelEmpresa>(getPanel, { as: admin }));
    expect(own.answer.data.candidatos).toBe(1);
    expect(own.units).toBe(1.5);
    const platform = await unitsOf(() => app.call(getPanel, { as: superadmin }));
    expect(platform.answer.data).toMatchObject({ ambito: 'plataforma', totalEmpresas: 1 });
    expect(platform.units).toBe(1);
    const tenants = await unitsOf(() => app.call<unknown[]>(listTenants, { as: superadmin, query: { limit: '5' } }));
    expect(tenants.answer.data.length).toBe(Math.min(5, companies));
    expect(tenants.units).toBeLessThanOrEqual(5);
  });
});
