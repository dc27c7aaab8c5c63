import { beforeEach, describe, expect, it } from 'vitest';
import { getCandidatosEstadisticas } from '#functions/candidatos/get-candidatos-estadisticas.ts';
import { listCandidatos } from '#functions/candidatos/list-candidatos.ts';
import type { Item } from '#functions/core/table.ts';
import { getEmpresa } from '#functions/empresas/get-empresa.ts';
import { listEntrevistas } from '#functions/entrevistas/list-entrevistas.ts';
import type { Candidato } from '#shared/candidatos/candidato.ts';
import type { Empresa } from '#shared/empresas/empresa.ts';
import type { Entrevista } from '#shared/entrevistas/entrevista.ts';
import { TestApp } from '#test/support/test-app.ts';
import { DraftTable } from './draft-table.ts';
import { type Sowing, shares, sow } from './sow.ts';

const SOWING: Sowing = {
  empresas: 3,
  candidatos: 30,
  entrevistas: 60,
  semilla: 7,
  ahora: new Date('2026-03-02T09:00:00Z'),
};

async function sown(sowing = SOWING): Promise<Item[]> {
  const items: Item[] = [];
  for await (const some of sow(sowing, new DraftTable())) items.push(...some);
  return items;
}

describe('what is sown', () => {
  let app: TestApp;
  let admin: { id: string };
  let empresaId: string;

  beforeEach(async () => {
    app = new TestApp();
    const items = await sown();
    for (const put of items) await app.table.write([{ put }]);
    empresaId = String(items.find(({ tipo }) => tipo === 'EMPRESA')?.id);
    admin = await app.addUsuario({ rol: 'admin', empresaId });
  });

  const all = async <T>(list: Parameters<TestApp['call']>[0]): Promise<T[]> => {
    const found: T[] = [];
    let cursor: string | undefined;
    do {
      const page = await app.call<T[]>(list, { as: admin, query: { limit: '5', ...(cursor && { cursor }) } });
      expect(page.status, page.text).toBe(200);
      found.push(...page.data);
      cursor = page.nextCursor;
    } while (cursor);
    return found;
  };

  it('is found by the lists, page by page, and the counters agree with them', async () => {
    const [candidatos] = shares(SOWING.candidatos, SOWING.empresas);
    const [entrevistas] = shares(SOWING.entrevistas, SOWING.empresas);
    const listed = await all<Candidato>(listCandidatos);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(candidatos);
    const booked = await all<Entrevista>(listEntrevistas);
    expect(new Set(booked.map(({ id }) => id)).size).toBe(entrevistas);
    expect(new Set(booked.map(({ estado }) => estado))).toEqual(new Set(['programada', 'cancelada', 'no_presentado']));
    const { data: empresa } = await app.call<Empresa>(getEmpresa, { as: admin, params: { id: empresaId } });
    // A cancelled interview gives its place in the plan back.
    const counted = booked.filter(({ estado }) => estado !== 'cancelada').length;
    expect(empresa.uso).toMatchObject({ candidatos, entrevistas: counted });
    const { data } = await app.call(getCandidatosEstadisticas, { as: admin });
    expect(data).toMatchObject({ total: candidatos });
  });

  it('has nothing that a job would act upon, and nobody to write to', async () => {
    const stored = app.table.all();
    expect(stored.filter(({ tipo }) => tipo === 'EVENTO' || tipo === 'CORREO')).toEqual([]);
    const emails = stored.filter(({ tipo }) => tipo === 'CANDIDATO').map(({ email }) => String(email));
    expect(emails).toHaveLength(SOWING.candidatos);
    expect(emails.filter((email) => !email.endsWith('.test'))).toEqual([]);
  });
});

it('is the same for the same seed, and other for another', async () => {
  const first = await sown();
  expect(await sown()).toEqual(first);
  const keys = new Set(first.map(({ PK, SK }) => `${PK} ${SK}`));
  const other = (await sown({ ...SOWING, semilla: 8 })).filter(({ PK }) => !PK.startsWith('GLOBAL#'));
  expect(other.filter(({ PK, SK }) => keys.has(`${PK} ${SK}`))).toEqual([]);
  expect(keys.size).toBe(first.length);
});

it('has as many as asked for, a fifth of them with the first company', () => {
  expect(shares(100, 4)).toEqual([40, 20, 20, 20]);
  expect(shares(7, 3, 0).reduce((sum, share) => sum + share, 0)).toBe(7);
  expect(shares(5, 0)).toEqual([]);
});
