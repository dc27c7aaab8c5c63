import { beforeEach, describe, expect, it } from 'vitest';
import { createArea } from '#functions/empresas/areas/create-area.ts';
import { deleteArea } from '#functions/empresas/areas/delete-area.ts';
import { getArea } from '#functions/empresas/areas/get-area.ts';
import { listAreas } from '#functions/empresas/areas/list-areas.ts';
import { updateArea } from '#functions/empresas/areas/update-area.ts';
import type { Area } from '#shared/empresas/areas/area.ts';
import { aCandidate, aCompany, anArea } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
beforeEach(async () => {
  app = new TestApp();
  company = await aCompany(app);
});

const create = (body: object, headers = {}) => app.call<Area>(createArea, { as: company.admin, body, headers });
const update = (area: Area, changes: object) => {
  const { nombreArea, descripcionArea, activo, version } = area;
  return app.call<Area>(updateArea, {
    as: company.admin,
    params: { id: area.id },
    body: { nombreArea, descripcionArea, activo, version, ...changes },
  });
};
const remove = (area: Area) => app.call(deleteArea, { as: company.admin, params: { id: area.id } });
const read = (area: Area) => app.call<Area>(getArea, { as: company.operador, params: { id: area.id } });

describe('createArea', () => {
  it('stores what was given, active and without candidates', async () => {
    const { status, data } = await create({ nombreArea: '  Logística ', descripcionArea: 'Almacén y reparto' });
    expect(status).toBe(201);
    expect(data).toEqual({
      id: expect.stringMatching(/^are_/),
      empresaId: company.empresa.id,
      nombreArea: 'Logística',
      descripcionArea: 'Almacén y reparto',
      activo: true,
      candidatos: 0,
      reasignacion: null,
      version: 1,
    });
  });

  it.each(['LOGISTICA', ' logística', 'Logística'])('refuses %j when there is "Logística"', async (nombreArea) => {
    await anArea(app, company.admin, 'Logística');
    const answer = await create({ nombreArea });
    expect(answer).toMatchObject({ status: 409, code: 'AREA_DUPLICADA' });
    expect(answer.details).toEqual([{ path: 'nombreArea', msg: 'Ya existe un área con este nombre' }]);
  });

  it('lets another company have the same name', async () => {
    await anArea(app, company.admin, 'Logística');
    const other = await aCompany(app);
    const answer = await app.call(createArea, { as: other.admin, body: { nombreArea: 'Logística' } });
    expect(answer.status).toBe(201);
  });

  it.each([
    ['', 1],
    ['x', 1],
    ['x'.repeat(81), 1],
    ['con\nsalto', 1],
  ])('refuses the name %j', async (nombreArea) => {
    const answer = await create({ nombreArea });
    expect(answer).toMatchObject({ status: 400, code: 'VALIDACION' });
    expect(answer.details?.[0]?.path).toBe('nombreArea');
  });

  it('answers a repeated request with the same area', async () => {
    const headers = { 'idempotency-key': 'una-clave-1' };
    const first = await create({ nombreArea: 'Ventas' }, headers);
    expect((await create({ nombreArea: 'Ventas' }, headers)).data).toEqual(first.data);
  });

  it('is not for operators', async () => {
    const answer = await app.call(createArea, { as: company.operador, body: { nombreArea: 'Ventas' } });
    expect(answer).toMatchObject({ status: 403, code: 'SIN_PERMISO' });
  });
});

describe('updateArea', () => {
  it('renames, and frees the old name', async () => {
    const area = await anArea(app, company.admin, 'Ventas');
    expect((await update(area, { nombreArea: 'Comercial' })).data).toMatchObject({
      nombreArea: 'Comercial',
      version: 2,
    });
    expect((await create({ nombreArea: 'VENTAS' })).status).toBe(201);
    expect((await create({ nombreArea: 'comercial' })).code).toBe('AREA_DUPLICADA');
  });

  it('refuses the name of another area, and keeps its own', async () => {
    const area = await anArea(app, company.admin, 'Ventas');
    await anArea(app, company.admin, 'Compras');
    const answer = await update(area, { nombreArea: 'compras' });
    expect(answer).toMatchObject({ status: 409, code: 'AREA_DUPLICADA' });
    expect((await create({ nombreArea: 'ventas' })).code).toBe('AREA_DUPLICADA');
  });

  it('changes only the spelling of a name', async () => {
    const area = await anArea(app, company.admin, 'Logistica');
    expect((await update(area, { nombreArea: 'Logística' })).data.nombreArea).toBe('Logística');
  });

  it('refuses a save from an older version', async () => {
    const area = await anArea(app, company.admin, 'Ventas');
    await update(area, { descripcionArea: 'Uno' });
    expect(await update(area, { descripcionArea: 'Dos' })).toMatchObject({ status: 409, code: 'VERSION_OBSOLETA' });
    expect((await read(area)).data.descripcionArea).toBe('Uno');
  });

  it('is not stale because a candidate arrived, and does not lose the count', async () => {
    const area = await anArea(app, company.admin, 'Ventas');
    await aCandidate(app, company.admin, { areaId: area.id });
    expect((await update(area, { descripcionArea: 'Uno' })).status).toBe(200);
    expect((await read(area)).data).toMatchObject({ candidatos: 1, descripcionArea: 'Uno' });
  });

  it('archives and activates again', async () => {
    const area = await anArea(app, company.admin, 'Ventas');
    const { data: archived } = await update(area, { activo: false });
    expect((await list({ activo: 'true' })).data).toEqual([]);
    expect((await update(archived, { activo: true })).data.activo).toBe(true);
    expect((await list({ activo: 'true' })).data).toHaveLength(1);
  });
});

describe('deleteArea', () => {
  it('deletes an area without candidates, and frees its name', async () => {
    const area = await anArea(app, company.admin, 'Ventas');
    expect(await remove(area)).toMatchObject({ status: 200, data: { id: area.id } });
    expect((await read(area)).code).toBe('AREA_NO_ENCONTRADA');
    expect((await create({ nombreArea: 'Ventas' })).status).toBe(201);
  });

  it('refuses one with candidates and says how many', async () => {
    const area = await anArea(app, company.admin, 'Ventas');
    for (let n = 0; n < 3; n++) await aCandidate(app, company.admin, { areaId: area.id });
    const answer = await remove(area);
    expect(answer).toMatchObject({ status: 409, code: 'AREA_CON_CANDIDATOS' });
    expect(answer.details).toEqual([{ path: 'candidatos', msg: '3' }]);
    expect((await read(area)).data.candidatos).toBe(3);
  });

  it("answers another company's area like a missing one", async () => {
    const area = await anArea(app, company.admin, 'Ventas');
    const other = await aCompany(app);
    const answer = await app.call(deleteArea, { as: other.admin, params: { id: area.id } });
    expect(answer).toMatchObject({ status: 404, code: 'AREA_NO_ENCONTRADA' });
    expect((await read(area)).status).toBe(200);
  });
});

async function list(query: Record<string, string> = {}) {
  return app.call<Area[]>(listAreas, { as: company.operador, query });
}
const names = async (query: Record<string, string> = {}) =>
  (await list(query)).data.map(({ nombreArea }) => nombreArea);

describe('listAreas', () => {
  beforeEach(async () => {
    for (const nombreArea of ['Óptica', 'Ventas', 'Ñandú', 'Operaciones']) await anArea(app, company.admin, nombreArea);
    const [, operaciones] = (await list()).data;
    if (operaciones) await update(operaciones, { activo: false });
  });

  it('lists by name, or newest first', async () => {
    expect(await names()).toEqual(['Ñandú', 'Operaciones', 'Óptica', 'Ventas']);
    expect(await names({ orden: 'recientes' })).toEqual(['Operaciones', 'Ñandú', 'Ventas', 'Óptica']);
  });

  it('finds names by their beginning, whatever accents and case', async () => {
    expect(await names({ q: 'OP' })).toEqual(['Operaciones', 'Óptica']);
    expect(await names({ q: 'óp', activo: 'false' })).toEqual(['Operaciones']);
    expect(await names({ q: 'nada' })).toEqual([]);
  });

  it('lists active or archived ones, in both orders', async () => {
    expect(await names({ activo: 'true' })).toEqual(['Ñandú', 'Óptica', 'Ventas']);
    expect(await names({ activo: 'false' })).toEqual(['Operaciones']);
    expect(await names({ activo: 'true', orden: 'recientes' })).toEqual(['Ñandú', 'Ventas', 'Óptica']);
    expect(await names({ activo: 'false', orden: 'recientes' })).toEqual(['Operaciones']);
  });

  it.each<Record<string, string>>([
    {},
    { activo: 'true' },
    { orden: 'recientes' },
    { activo: 'true', orden: 'recientes' },
  ])('pages %j without losing or doubling', async (query) => {
    const whole = await names(query);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ ...query, limit: '2', ...(cursor && { cursor }) });
      seen.push(...page.data.map(({ nombreArea }) => nombreArea));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(whole);
  });
});
