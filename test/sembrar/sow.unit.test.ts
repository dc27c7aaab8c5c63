import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { getCandidatosEstadisticas } from '#functions/candidatos/candidatos/get-candidatos-estadisticas.ts';
import { listCandidatos } from '#functions/candidatos/candidatos/list-candidatos.ts';
import { analiticaRepository } from '#functions/cifras/analiticas/analitica.repository.ts';
import { getAnaliticas } from '#functions/cifras/analiticas/get-analiticas.ts';
import { recountAnaliticas } from '#functions/cifras/analiticas/recount-analiticas.ts';
import type { Item } from '#functions/core/table.ts';
import { getEmpresa } from '#functions/empresas/empresas/get-empresa.ts';
import { getEnlaceEntrevista } from '#functions/entrevistas/entrevistas/get-enlace-entrevista.ts';
import { listEntrevistas } from '#functions/entrevistas/entrevistas/list-entrevistas.ts';
import { getInforme } from '#functions/informes/informes/get-informe.ts';
import { getInformesEstadisticas } from '#functions/informes/informes/get-informes-estadisticas.ts';
import { listInformes } from '#functions/informes/informes/list-informes.ts';
import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import type { AnaliticasEntrevistas } from '#shared/cifras/analiticas/analitica.ts';
import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import { ESTADOS_ENTREVISTA } from '#shared/entrevistas/entrevistas/entrevista.states.ts';
import type { Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { Informe } from '#shared/informes/informes/informe.ts';
import type { EstadisticasInformes, InformeResumen } from '#shared/informes/informes/informes.api.ts';
import { FakeIdentity, FakeSecrets } from '#test/support/fakes/fake-services.ts';
import { TestApp } from '#test/support/test-app.ts';
import { DEMO_PASSWORD } from '#tools/demo/demo-data.ts';
import { DraftTable } from '#tools/sembrar/draft-table.ts';
import { people, type Sowing, shares, sow } from '#tools/sembrar/sow.ts';

const SOWING: Sowing = {
  empresas: 3,
  candidatos: 60,
  entrevistas: 240,
  realizadas: 80,
  semilla: 7,
  ahora: new Date('2026-03-02T09:00:00Z'),
};

/** Some forty conversations are led and scored. */
const SLOW_MS = 120_000;

async function sown(sowing = SOWING, identity = new FakeIdentity()): Promise<Item[]> {
  const services = { identity, secrets: new FakeSecrets() };
  const items: Item[] = [];
  for await (const some of sow(sowing, new DraftTable(sowing.ahora), services)) items.push(...some);
  return items;
}

describe('what is sown', () => {
  let app: TestApp;
  let items: Item[];
  let admin: { id: string; issuedAt: number };
  let empresaId: string;

  beforeAll(async () => {
    app = new TestApp();
    app.clock = SOWING.ahora;
    items = await sown(SOWING, app.identity);
    for (const put of items) await app.table.write([{ put }]);
    empresaId = String(items.find(({ tipo }) => tipo === 'EMPRESA')?.id);
    const id = String(items.find(({ tipo, rol }) => tipo === 'USUARIO' && rol === 'admin')?.id);
    admin = { id, issuedAt: SOWING.ahora.getTime() / 1000 };
  }, SLOW_MS);

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
    const { data: empresa } = await app.call<Empresa>(getEmpresa, { as: admin, params: { id: empresaId } });
    // A cancelled interview gives its place in the plan back.
    const counted = booked.filter(({ estado }) => estado !== 'cancelada').length;
    expect(empresa.uso).toMatchObject({ candidatos, entrevistas: counted });
    const { data } = await app.call(getCandidatosEstadisticas, { as: admin });
    expect(data).toMatchObject({ total: candidatos });
  });

  it('has interviews in every state that lasts: an analysis that waits would wait for good', () => {
    const estados = new Set(items.flatMap(({ tipo, estado }) => (tipo === 'ENTREVISTA' ? [String(estado)] : [])));
    expect([...estados].sort()).toEqual(ESTADOS_ENTREVISTA.filter((estado) => estado !== 'completada').toSorted());
  });

  it('has the reports that the states of its interviews say, with scores that differ', async () => {
    const booked = await all<Entrevista>(listEntrevistas);
    const informes = await all<InformeResumen>(listInformes);
    const ids = (list: { estado: string; id?: string; entrevistaId?: string }[], estado: string) =>
      list.flatMap((each) => (each.estado === estado ? [each.entrevistaId ?? each.id] : [])).sort();
    expect(informes.length).toBeGreaterThan(0);
    for (const estado of ['analizada', 'validada']) expect(ids(informes, estado)).toEqual(ids(booked, estado));
    const { data: contados } = await app.call<EstadisticasInformes>(getInformesEstadisticas, { as: admin });
    expect(contados.total).toBe(informes.length);
    expect(new Set(informes.map(({ puntuacionMedia }) => puntuacionMedia)).size).toBeGreaterThan(2);
  });

  it('has reports whose quotes stand in the transcript of that very interview', async () => {
    const [resumen] = await all<InformeResumen>(listInformes);
    const { data } = await app.call<{ informe: Informe; turnos: Turno[] }>(getInforme, {
      as: admin,
      params: { entrevistaId: String(resumen?.entrevistaId) },
    });
    const quotes = data.informe.informeIA.softSkills.flatMap(({ evidencia }) => evidencia);
    expect(quotes.length).toBeGreaterThan(5);
    for (const { turnoId, cita, inicio, fin } of quotes) {
      const turno = data.turnos.find((each) => each.turnoId === turnoId);
      expect(turno?.respuesta?.texto.slice(inicio, fin)).toBe(cita);
    }
  });

  it('is counted by the analytics as a recount would count it', async () => {
    const booked = await all<Entrevista>(listEntrevistas);
    const { data } = await app.call<AnaliticasEntrevistas>(getAnaliticas, {
      as: admin,
      query: { desde: '2025-11-01', hasta: '2026-03-02' },
    });
    expect(data.cifras.programadas).toBe(booked.length);
    const finished = booked.filter(({ estado }) => ['analizada', 'validada', 'error_analisis'].includes(estado));
    expect(data.cifras.completadas).toBe(finished.length);
    const before = app.table.all().filter(({ tipo }) => tipo === 'SUMA_ANALITICA');
    await analiticaRepository(app.table).requestRecuento(empresaId, app.deps);
    await app.deliver(recountAnaliticas);
    expect(app.table.all().filter(({ tipo }) => tipo === 'SUMA_ANALITICA')).toEqual(before);
  });

  it('lets people sign in to the first company, and copy its links', async () => {
    for (const { email } of people(SOWING.semilla)) {
      expect(await app.identity.signIn(email, DEMO_PASSWORD)).toMatchObject({ kind: 'tokens' });
    }
    const booked = (await all<Entrevista>(listEntrevistas)).find(({ estado }) => estado === 'programada');
    const { status } = await app.call(getEnlaceEntrevista, { as: admin, params: { id: String(booked?.id) } });
    expect(status).toBe(200);
  });

  it('has nothing that a job would act upon, and nobody to write to', async () => {
    expect(items.filter(({ tipo }) => tipo === 'EVENTO' || tipo === 'CORREO')).toEqual([]);
    const due = items.filter(({ tipo, vence }) => tipo === 'AGENDA' && String(vence) <= SOWING.ahora.toISOString());
    expect(due).toEqual([]);
    // What comes due later sends a link, which was encrypted for the first company only.
    const later = items.filter(({ tipo }) => tipo === 'AGENDA').map((item) => item.empresaId);
    expect([...new Set(later)]).toEqual([empresaId]);
    const emails = items.filter(({ tipo }) => tipo === 'CANDIDATO').map(({ email }) => String(email));
    expect(emails).toHaveLength(SOWING.candidatos);
    expect(emails.filter((email) => !email.endsWith('.test'))).toEqual([]);
  });
});

it('is the same for the same seed, and other for another', async () => {
  const few = { ...SOWING, candidatos: 12, entrevistas: 24 };
  const first = await sown(few);
  expect(await sown(few)).toEqual(first);
  const keys = new Set(first.map(({ PK, SK }) => `${PK} ${SK}`));
  const other = (await sown({ ...few, semilla: 8 })).filter(({ PK }) => !PK.startsWith('GLOBAL#'));
  expect(other.filter(({ PK, SK }) => keys.has(`${PK} ${SK}`))).toEqual([]);
  expect(keys.size).toBe(first.length);
});

it('has as many as asked for, a fifth of them with the first company', () => {
  expect(shares(100, 4)).toEqual([40, 20, 20, 20]);
  expect(shares(7, 3, 0).reduce((sum, share) => sum + share, 0)).toBe(7);
  expect(shares(5, 0)).toEqual([]);
});

it('is whole when it was stopped: the counters have what the lists have', async () => {
  const stop = new AbortController();
  const table = new DraftTable(SOWING.ahora);
  const items: Item[] = [];
  const services = { identity: new FakeIdentity(), secrets: new FakeSecrets() };
  for await (const some of sow(SOWING, table, services, stop.signal)) {
    items.push(...some);
    if (items.filter(({ tipo }) => tipo === 'CANDIDATO').length === 5) stop.abort();
  }
  expect(items.filter(({ tipo }) => tipo === 'EMPRESA')).toHaveLength(1);
  expect(items.filter(({ tipo }) => tipo === 'CANDIDATO')).toHaveLength(5);
  const entrevistas = items.filter(({ tipo, estado }) => tipo === 'ENTREVISTA' && estado !== 'cancelada').length;
  expect(items.find(({ tipo, SK }) => tipo === 'USO' || SK === 'USO')).toMatchObject({ candidatos: 5, entrevistas });
});

it('counts on from what another seed left, and stores nothing of that again', async () => {
  const few = { ...SOWING, candidatos: 3, entrevistas: 3 };
  const before = (await sown(few)).filter(({ PK }) => !PK.startsWith('EMPRESA#'));
  const table = new DraftTable(SOWING.ahora);
  table.load(before);
  const services = { identity: new FakeIdentity(), secrets: new FakeSecrets() };
  const items: Item[] = [];
  for await (const some of sow({ ...few, semilla: 8 }, table, services)) items.push(...some);
  const keys = new Set(before.map(({ PK, SK }) => `${PK} ${SK}`));
  const again = items.filter(({ PK, SK }) => keys.has(`${PK} ${SK}`));
  expect(again.filter((item) => before.some((old) => isDeepStrictEqual(old, item)))).toEqual([]);
  // The platform's figures are among them, with the companies of both.
  expect(again.find(({ PK }) => PK === 'GLOBAL#CIFRAS')).toBeDefined();
});
