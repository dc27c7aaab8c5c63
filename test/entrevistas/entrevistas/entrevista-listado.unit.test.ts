import { beforeEach, describe, expect, it } from 'vitest';
import { getPanel } from '#functions/cifras/panel/get-panel.ts';
import { cancelEntrevista } from '#functions/entrevistas/entrevistas/cancel-entrevista.ts';
import { createEntrevista } from '#functions/entrevistas/entrevistas/create-entrevista.ts';
import { listEntrevistas } from '#functions/entrevistas/entrevistas/list-entrevistas.ts';
import { rescheduleEntrevista } from '#functions/entrevistas/entrevistas/reschedule-entrevista.ts';
import { startEntrevista } from '#functions/entrevistas/entrevistas/start-entrevista.ts';
import type { Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { aCandidate, aCompany, anArea } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let admin: { id: string };
beforeEach(async () => {
  app = new TestApp();
  ({ admin } = await aCompany(app));
});

/** On that day of April 2026, at 9:00 UTC. */
async function book(nombre: string, day: number, more: Record<string, unknown> = {}, servicioId = 'test-vocacional') {
  const candidato = await aCandidate(app, admin, { nombre, ...more });
  const fechaProgramada = `2026-04-${String(day).padStart(2, '0')}T09:00:00.000Z`;
  const body = { candidatoId: candidato.id, servicioId, fechaProgramada, zonaHoraria: 'Europe/Madrid' };
  return (await app.call<Entrevista>(createEntrevista, { as: admin, body })).data;
}

const list = async (query: Record<string, string> = {}) => {
  const { data, nextCursor } = await app.call<Entrevista[]>(listEntrevistas, { as: admin, query });
  return { names: data.map(({ candidatoNombre }) => candidatoNombre), data, nextCursor };
};
const names = async (query: Record<string, string>) => (await list(query)).names;

describe('listEntrevistas', () => {
  it('goes by booked time in both directions, and by creation', async () => {
    await book('Berta', 20);
    await book('Ana', 10);
    await book('Carla', 15);
    expect(await names({})).toEqual(['Berta', 'Carla', 'Ana']);
    expect(await names({ orden: 'fechaProgramada' })).toEqual(['Ana', 'Carla', 'Berta']);
    expect(await names({ orden: '-fechaCreacion' })).toEqual(['Carla', 'Ana', 'Berta']);
  });

  it('narrows to days or instants, both included, of one state or one area when given', async () => {
    const area = await anArea(app, admin, 'Tecnología');
    await book('Ana', 10, { areaId: area.id });
    const berta = await book('Berta', 15, { areaId: area.id });
    await book('Carla', 20);
    await app.call(startEntrevista, { as: admin, params: { id: berta.id } });
    expect(await names({ desde: '2026-04-10', hasta: '2026-04-15' })).toEqual(['Berta', 'Ana']);
    expect(await names({ desde: '2026-04-10T09:00:00.001Z', hasta: '2026-04-20T09:00:00.000Z' })).toEqual([
      'Carla',
      'Berta',
    ]);
    expect(await names({ areaId: area.id })).toEqual(['Berta', 'Ana']);
    expect(await names({ areaId: area.id, estado: 'programada' })).toEqual(['Ana']);
    expect(await names({ areaId: area.id, hasta: '2026-04-12' })).toEqual(['Ana']);
    expect(await names({ estado: 'programada', desde: '2026-04-12' })).toEqual(['Carla']);
    expect(await app.call(listEntrevistas, { as: admin, query: { desde: 'ayer' } })).toMatchObject({ status: 400 });
  });

  it('finds by the beginning of any word of name, e-mail or service, ignoring case and accents', async () => {
    await book('Núria Peña Ruiz', 10, { email: 'nuria@correo.test' });
    await book('Carla Gil', 15, { email: 'ventas.gil@otro.test' }, 'entrevistas-profundidad');
    for (const q of ['nuria', 'PEN', 'ruiz', 'peña ru', 'nuria@corr', 'vocac'])
      expect(await names({ q })).toEqual(['Núria Peña Ruiz']);
    for (const q of ['gil', 'otro.t', 'profund']) expect(await names({ q })).toEqual(['Carla Gil']);
    expect(await names({ q: 'ñuriaX' })).toEqual([]);
    expect(await names({ q: '%' })).toEqual([]);
  });

  it('shows what a search finds as it is now, with the other filters', async () => {
    const ana = await book('Ana Peña', 10);
    const rosa = await book('Rosa Peña', 20);
    const body = { fechaProgramada: '2026-05-02T09:00:00.000Z', zonaHoraria: 'Europe/Madrid', version: 1 };
    await app.call(rescheduleEntrevista, { as: admin, params: { id: rosa.id }, body });
    await app.call(cancelEntrevista, { as: admin, params: { id: ana.id }, body: {} });
    const { data } = await list({ q: 'peña' });
    expect(data.map(({ estado, fechaProgramada, version }) => [estado, fechaProgramada, version])).toEqual([
      ['cancelada', '2026-04-10T09:00:00.000Z', 2],
      ['programada', '2026-05-02T09:00:00.000Z', 2],
    ]);
    expect(await names({ q: 'peña', estado: 'cancelada' })).toEqual(['Ana Peña']);
    expect(await names({ q: 'peña', desde: '2026-05-01' })).toEqual(['Rosa Peña']);
    expect(await names({ desde: '2026-05-01' })).toEqual(['Rosa Peña']);
    expect(await names({ q: 'peña', candidatoId: ana.candidatoId })).toEqual(['Ana Peña']);
  });

  it('pages through every order and filter without losing or doubling', async () => {
    for (let day = 1; day <= 7; day++) await book(`Persona ${day}`, day);
    const queries: Record<string, string>[] = [
      {},
      { orden: 'fechaProgramada' },
      { estado: 'programada' },
      { q: 'persona' },
      { desde: '2026-04-01' },
    ];
    for (const query of queries) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await list({ ...query, limit: '3', ...(cursor && { cursor }) });
        seen.push(...page.names);
        cursor = page.nextCursor;
      } while (cursor);
      expect(new Set(seen).size, JSON.stringify(query)).toBe(7);
      expect(seen).toHaveLength(7);
    }
  });

  it('looks at one page of what a search finds, whatever the filters leave of it, and says where to go on', async () => {
    for (let day = 1; day <= 3; day++) await book(`Persona ${day}`, day);
    const last = await book('Persona 9', 9);
    await app.call(cancelEntrevista, { as: admin, params: { id: last.id }, body: {} });
    const query = { q: 'persona', estado: 'cancelada', limit: '2' };
    const first = await list(query);
    expect(first.names).toEqual([]);
    const second = await list({ ...query, cursor: `${first.nextCursor}` });
    expect(second).toMatchObject({ names: ['Persona 9'], nextCursor: undefined });
  });

  it('shows nothing of another company', async () => {
    await book('Ana', 10);
    const other = await aCompany(app);
    const queries: Record<string, string>[] = [{}, { q: 'ana' }, { estado: 'programada' }];
    for (const query of queries) expect((await app.call(listEntrevistas, { as: other.admin, query })).data).toEqual([]);
  });
});

describe("The company's figures", () => {
  it('count each state, and every interview there is', async () => {
    const [a, b] = [await book('Ana', 10), await book('Berta', 11)];
    await book('Carla', 12);
    await app.call(startEntrevista, { as: admin, params: { id: a.id } });
    await app.call(cancelEntrevista, { as: admin, params: { id: b.id }, body: {} });
    expect((await app.call(getPanel, { as: admin })).data).toMatchObject({
      entrevistas: 2,
      pendientes: 1,
      enProgreso: 1,
      canceladas: 1,
      completadas: 0,
      validadas: 0,
    });
  });
});
