import { beforeEach, describe, expect, it } from 'vitest';
import { createCandidato } from '#functions/candidatos/candidatos/create-candidato.ts';
import { getCandidato } from '#functions/candidatos/candidatos/get-candidato.ts';
import { listCandidatos } from '#functions/candidatos/candidatos/list-candidatos.ts';
import { reassignCandidatos } from '#functions/candidatos/candidatos/reassign-candidatos.ts';
import { updateCandidato } from '#functions/candidatos/candidatos/update-candidato.ts';
import { areaRepository } from '#functions/empresas/areas/area.repository.ts';
import { deleteArea } from '#functions/empresas/areas/delete-area.ts';
import { getArea } from '#functions/empresas/areas/get-area.ts';
import { reasignarArea } from '#functions/empresas/areas/reasignar-area.ts';
import { updateArea } from '#functions/empresas/areas/update-area.ts';
import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import type { Area } from '#shared/empresas/areas/area.ts';
import { anId } from '../../support/ids.ts';
import { aCandidate, aCompany, anArea } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
let ventas: Area;
let compras: Area;
beforeEach(async () => {
  app = new TestApp();
  company = await aCompany(app);
  ventas = await anArea(app, company.admin, 'Ventas');
  compras = await anArea(app, company.admin, 'Compras');
});

async function fill(area: Area, count: number): Promise<void> {
  await app.table.write([
    { update: { PK: `EMPRESA#${company.empresa.id}`, SK: 'USO' }, set: { limiteCandidatos: -1 } },
  ]);
  for (let n = 0; n < count; n++) await aCandidate(app, company.admin, { nombre: `Persona ${n}`, areaId: area.id });
}
const reasignar = (area: Area, areaId: string | null) =>
  app.call<Area>(reasignarArea, { as: company.admin, params: { id: area.id }, body: { areaId } });
const read = async (area: Area) => (await app.call<Area>(getArea, { as: company.admin, params: { id: area.id } })).data;
const counts = async () => [(await read(ventas)).candidatos, (await read(compras)).candidatos];
const inArea = async (area: Area) => {
  const answer = await app.call<Candidato[]>(listCandidatos, {
    as: company.admin,
    query: { areaId: area.id, orden: 'nombre', limit: '200' },
  });
  return answer.data;
};
const archive = ({ id, nombreArea, version }: Area) =>
  app.call(updateArea, {
    as: company.admin,
    params: { id },
    body: { nombreArea, descripcionArea: '', activo: false, version },
  });

describe('reasignarArea', () => {
  it('answers at once with the work still to do, and moves everybody by the queue', async () => {
    await fill(ventas, 3);
    await fill(compras, 1);
    const { status, data } = await reasignar(ventas, compras.id);
    expect(status).toBe(202);
    expect(data).toMatchObject({
      candidatos: 3,
      reasignacion: { areaId: compras.id, estado: 'en_curso', total: 3, motivo: '' },
    });
    expect(await counts()).toEqual([3, 1]);

    await app.deliver(reassignCandidatos);
    expect(await counts()).toEqual([0, 4]);
    expect(await read(ventas)).toMatchObject({ reasignacion: null, version: 1 });
    expect(await inArea(compras)).toHaveLength(4);
    expect(await inArea(ventas)).toEqual([]);
  });

  it('can leave them without an area', async () => {
    await fill(ventas, 2);
    const [first] = await inArea(ventas);
    await reasignar(ventas, null);
    await app.deliver(reassignCandidatos);
    expect(await counts()).toEqual([0, 0]);
    const answer = await app.call<Candidato>(getCandidato, { as: company.admin, params: { id: first?.id ?? '' } });
    expect(answer.data).toMatchObject({ areaId: null, version: 2 });
    expect((await app.call(deleteArea, { as: company.admin, params: { id: ventas.id } })).status).toBe(200);
  });

  it('moves nobody twice when a message comes twice', async () => {
    await fill(ventas, 3);
    await reasignar(ventas, compras.id);
    await app.deliver(reassignCandidatos);
    const [someone] = await inArea(compras);
    await app.deliver(reassignCandidatos);
    expect(await counts()).toEqual([0, 3]);
    expect((await inArea(compras))[0]).toEqual(someone);
  });

  it('goes on by itself when there are more than one run takes', async () => {
    await fill(ventas, 1_100);
    await reasignar(ventas, compras.id);
    await app.deliver(reassignCandidatos);
    expect(await counts()).toEqual([100, 1_000]);
    expect((await read(ventas)).reasignacion).toMatchObject({ estado: 'en_curso', total: 1_100 });
    const { events } = await app.deliver(reassignCandidatos);
    expect(events.filter((name) => name === 'ReasignacionSolicitada')).toHaveLength(2);
    expect(await counts()).toEqual([0, 1_100]);
    expect((await read(ventas)).reasignacion).toBeNull();
  });

  it('moves the others when one was moved by hand meanwhile', async () => {
    await fill(ventas, 3);
    const before = await inArea(ventas);
    await reasignar(ventas, compras.id);
    const [first] = before;
    // The index still shows them all, as it may for a moment on DynamoDB.
    const query = app.table.query.bind(app.table);
    let stale = true;
    app.table.query = async (asked) => {
      const page = await query(asked);
      if (!stale || !asked.pk.endsWith(`#AREA#${ventas.id}`)) return page;
      stale = false;
      const { nombre, email } = first as Candidato;
      const body = { nombre, email, version: 1, areaId: null };
      await app.call(updateCandidato, { as: company.admin, params: { id: first?.id ?? '' }, body });
      return page;
    };
    await app.deliver(reassignCandidatos);
    expect(await counts()).toEqual([0, 2]);
    expect((await inArea(compras)).map(({ nombre }) => nombre)).toEqual(['Persona 1', 'Persona 2']);
  });

  it('takes no new candidates meanwhile, and is not begun twice', async () => {
    await fill(ventas, 1);
    await reasignar(ventas, null);
    const body = { nombre: 'Ana Ruiz', email: 'ana@correo.test', areaId: ventas.id };
    expect(await app.call(createCandidato, { as: company.admin, body })).toMatchObject({ code: 'AREA_NO_ENCONTRADA' });
    expect(await reasignar(ventas, compras.id)).toMatchObject({ status: 409, code: 'AREA_REASIGNANDO' });
    await app.deliver(reassignCandidatos);
    expect((await app.call(createCandidato, { as: company.admin, body })).status).toBe(201);
  });

  it('stops visibly when the other area is archived meanwhile, and can be begun again', async () => {
    await fill(ventas, 2);
    await reasignar(ventas, compras.id);
    await archive(compras);
    expect((await app.deliver(reassignCandidatos)).failed).toBe(0);
    expect(await read(ventas)).toMatchObject({
      candidatos: 2,
      reasignacion: { estado: 'fallida', motivo: expect.stringContaining('ya no admite candidatos') },
    });
    expect((await reasignar(ventas, null)).status).toBe(202);
    await app.deliver(reassignCandidatos);
    expect(await counts()).toEqual([0, 0]);
  });

  it('tries again while the index shows less than there is, and says so when it gives up', async () => {
    await fill(ventas, 2);
    await reasignar(ventas, null);
    const query = app.table.query.bind(app.table);
    app.table.query = async (asked) =>
      asked.pk.endsWith(`#AREA#${ventas.id}`) ? { items: [], cursor: undefined } : query(asked);
    expect(await app.deliver(reassignCandidatos)).toMatchObject({ failed: 1, waits: [1] });
    expect((await read(ventas)).reasignacion).toMatchObject({ estado: 'en_curso' });
    await app.deliver(reassignCandidatos, { receives: 3 });
    expect((await read(ventas)).reasignacion).toMatchObject({ estado: 'fallida' });
    app.table.query = query;
    // What comes late finds that it is over.
    await app.deliver(reassignCandidatos);
    expect(await counts()).toEqual([2, 0]);
  });

  it('refuses the same area, an archived one, one that is being emptied and one of another company', async () => {
    await fill(ventas, 1);
    expect(await reasignar(ventas, ventas.id)).toMatchObject({ status: 400, code: 'VALIDACION' });
    await fill(compras, 1);
    await reasignar(compras, null);
    expect(await reasignar(ventas, compras.id)).toMatchObject({ status: 404, code: 'AREA_NO_ENCONTRADA' });
    const old = await anArea(app, company.admin, 'Verano');
    await archive(old);
    expect(await reasignar(ventas, old.id)).toMatchObject({ status: 404, code: 'AREA_NO_ENCONTRADA' });
    const other = await aCompany(app);
    const foreign = await anArea(app, other.admin, 'Ventas');
    const answers = [await reasignar(ventas, foreign.id), await reasignar(ventas, anId('are'))];
    expect(answers[0]?.text).toBe(answers[1]?.text);
    expect((await read(ventas)).reasignacion).toBeNull();
  });

  it('leaves an area alone that was deleted before its message came', async () => {
    await reasignar(ventas, compras.id);
    await app.call(deleteArea, { as: company.admin, params: { id: ventas.id } });
    expect((await app.deliver(reassignCandidatos)).failed).toBe(0);
    expect(await areaRepository(app.table).find(company.empresa.id, ventas.id)).toBeUndefined();
  });
});
