import { describe, expect, it } from 'vitest';
import { getPanel } from '#functions/cifras/panel/get-panel.ts';
import type { Item, Table } from '#functions/core/table.ts';
import { cancelEntrevista } from '#functions/entrevistas/entrevistas/cancel-entrevista.ts';
import { createEntrevista } from '#functions/entrevistas/entrevistas/create-entrevista.ts';
import { getEntrevista } from '#functions/entrevistas/entrevistas/get-entrevista.ts';
import { listEntrevistas } from '#functions/entrevistas/entrevistas/list-entrevistas.ts';
import { rescheduleEntrevista } from '#functions/entrevistas/entrevistas/reschedule-entrevista.ts';
import { startEntrevista } from '#functions/entrevistas/entrevistas/start-entrevista.ts';
import type { Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { measuredTable } from '../../support/local-table.ts';
import { aCandidate, aCompany, anArea } from '../../support/scenarios.ts';
import { sized } from '../../support/suite-size.ts';
import { TestApp } from '../../support/test-app.ts';

/** The real use cases on DynamoDB Local: what happens at the same moment, and what a page costs. */
const given = measuredTable();
const PER_WRITE = 50;

async function store(table: Table, items: readonly Item[]): Promise<void> {
  for (let from = 0; from < items.length; from += PER_WRITE) {
    await table.write(items.slice(from, from + PER_WRITE).map((put) => ({ put })));
  }
}

let minutes = 0;
/** A company whose further requests go to DynamoDB Local; each has ids of its own. */
async function aCompanyThere() {
  const app = new TestApp();
  app.advance(++minutes * 60_000);
  const company = await aCompany(app);
  const area = await anArea(app, company.admin, 'Tecnología');
  const candidatos: { id: string }[] = [];
  for (const nombre of ['Ana Peña', 'Berta Gil'])
    candidatos.push(await aCandidate(app, company.admin, { nombre, areaId: area.id }));
  const { table, unitsOf } = await given();
  await store(table, app.table.all());
  Object.assign(app.deps, { table, sleep: async () => {} });
  const bodyFor = (index: number, more: Record<string, unknown> = {}) => ({
    candidatoId: candidatos[index]?.id,
    servicioId: 'test-vocacional',
    fechaProgramada: new Date(app.clock.getTime() + 48 * 60 * 60_000).toISOString(),
    zonaHoraria: 'Europe/Madrid',
    ...more,
  });
  const book = (index: number, more: Record<string, unknown> = {}, key?: string) =>
    app.call<Entrevista>(createEntrevista, {
      as: company.admin,
      body: bodyFor(index, more),
      ...(key && { headers: { 'idempotency-key': key } }),
    });
  const panel = async () => (await app.call(getPanel, { as: company.admin })).data;
  return { app, ...company, area, table, unitsOf, book, panel };
}

describe('At the same moment', { timeout: 60_000 }, () => {
  it('one press that arrives twice books once, two presses book twice', async () => {
    const { book, panel } = await aCompanyThere();
    const [a, b] = await Promise.all([book(0, {}, 'una-pulsacion-0001'), book(0, {}, 'una-pulsacion-0001')]);
    expect([a.status, b.status]).toEqual([201, 201]);
    expect(a.data.id).toBe(b.data.id);
    const [c, d] = await Promise.all([book(0, {}, 'dos-pulsaciones-01'), book(0, {}, 'dos-pulsaciones-02')]);
    expect(new Set([a.data.id, c.data.id, d.data.id]).size).toBe(3);
    expect(await panel()).toMatchObject({ entrevistas: 3, pendientes: 3 });
  });

  it('the last licence is given once', async () => {
    const { app, book, panel, empresa, table } = await aCompanyThere();
    const licencias = { PK: `EMPRESA#${empresa.id}`, SK: 'LICENCIAS' };
    await table.write([{ update: licencias, set: { total: 1, maxEntrevistas: 1 } }]);
    const answers = await Promise.all([book(0), book(1), book(0), book(1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'SIN_LICENCIA']));
    expect(await panel()).toMatchObject({ entrevistas: 1, pendientes: 1 });
    expect(app.logs.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('of a cancellation and a start one is stored, whole, and a new time only before it', async () => {
    const { app, admin, book, panel } = await aCompanyThere();
    let rounds = 0;
    const expected = { pendientes: 0, enProgreso: 0, canceladas: 0 };
    for (; rounds < 6; rounds++) {
      const { data: entrevista } = await book(rounds % 2);
      const call = { as: admin, params: { id: entrevista.id } };
      const fechaProgramada = new Date(app.clock.getTime() + 96 * 60 * 60_000).toISOString();
      const move = { fechaProgramada, zonaHoraria: 'Europe/Madrid', version: 1 };
      const answers = await Promise.all([
        app.call(cancelEntrevista, { ...call, body: {} }),
        app.call(startEntrevista, call),
        app.call(rescheduleEntrevista, { ...call, body: move }),
      ]);
      const done = answers.filter(({ status }) => status === 200).length;
      for (const { status, code } of answers)
        if (status !== 200) expect(['ESTADO_NO_PERMITE', 'VERSION_OBSOLETA']).toContain(code);
      const [cancelled, started, moved] = answers.map(({ status }) => status === 200);
      const ended = Number(cancelled) + Number(started);
      // A new time that was stored first keeps nobody from cancelling or starting after it.
      expect([ended, done]).toEqual(moved ? [expect.toBeOneOf([0, 1]), ended + 1] : [1, 1]);
      const { data: now } = await app.call<Entrevista>(getEntrevista, call);
      const listed = (
        await app.call<Entrevista[]>(listEntrevistas, { as: admin, query: { candidatoId: now.candidatoId } })
      ).data.find(({ id }) => id === now.id);
      expect(listed).toMatchObject({ estado: now.estado, version: now.version, fechaProgramada: now.fechaProgramada });
      expect(now.estado).toBe(cancelled ? 'cancelada' : started ? 'en_progreso' : 'programada');
      expect(now.fechaProgramada === fechaProgramada).toBe(moved);
      expect(now.version).toBe(1 + done);
      expected.canceladas += Number(cancelled);
      expected.enProgreso += Number(started);
      expected.pendientes += 1 - ended;
    }
    expect(await panel()).toMatchObject({ ...expected, entrevistas: rounds - expected.canceladas });
  });
});

describe.each([25, sized(150, 400)])('With %d interviews', (size) => {
  it('a page of 25 costs 5 read units at most, whatever is asked for', async () => {
    const { app, admin, area, table, unitsOf, book } = await aCompanyThere();
    const { data: entrevista } = await book(0);
    const { empresaId, id, candidatoId } = entrevista;
    const pk = `EMPRESA#${empresaId}`;
    const items = (
      await Promise.all([
        table.query({ pk, sk: { beginsWith: `CANDIDATO_ENTREVISTA#${candidatoId}#` } }),
        table.query({ pk, sk: { beginsWith: 'ENTREVISTA_LISTADO#' } }),
        table.query({ pk, sk: { between: [`ENTREVISTA#${id}`, `ENTREVISTA#${id}`] } }),
        table.query({ pk: `${pk}#ENTREVISTAS#BUSCAR` }),
      ])
    ).flatMap((page) => page.items);
    const copies = Array.from({ length: size }, (_, n) => {
      const other = `${id.slice(0, -4)}${String(n).padStart(4, '0')}`;
      return items.map((item) => JSON.parse(JSON.stringify(item).replaceAll(id, other)) as Item);
    });
    await store(table, copies.flat());
    const queries: Record<string, string>[] = [
      {},
      { orden: 'fechaProgramada' },
      { estado: 'programada' },
      { areaId: area.id },
      { areaId: area.id, estado: 'programada', desde: '2026-01-01' },
      { desde: '2026-01-01', hasta: '2027-01-01' },
      { candidatoId },
      { q: 'ana' },
      { q: 'peñ', estado: 'programada' },
    ];
    for (const query of queries) {
      const asked = { ...query, limit: '25' };
      const { answer, units } = await unitsOf(() => app.call<unknown[]>(listEntrevistas, { as: admin, query: asked }));
      expect(answer.data, JSON.stringify(query)).toHaveLength(25);
      // Half a unit of it is the session's user.
      expect(units, JSON.stringify(query)).toBeLessThanOrEqual(5);
    }
  });
});
