import { beforeEach, describe, expect, it } from 'vitest';
import { getArea } from '#functions/areas/get-area.ts';
import { updateArea } from '#functions/areas/update-area.ts';
import { createCandidato } from '#functions/candidatos/create-candidato.ts';
import { listCandidatos } from '#functions/candidatos/list-candidatos.ts';
import { updateCandidato } from '#functions/candidatos/update-candidato.ts';
import { getEmpresa } from '#functions/empresas/get-empresa.ts';
import type { Area } from '#shared/areas/area.ts';
import type { Candidato } from '#shared/candidatos/candidato.ts';
import { aCandidate, aCompany, anArea } from '../support/scenarios.ts';
import { TestApp } from '../support/test-app.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
beforeEach(async () => {
  app = new TestApp();
  company = await aCompany(app);
});

const create = (body: object) => app.call<Candidato>(createCandidato, { as: company.operador, body });

describe('createCandidato', () => {
  it('stores what was given, as new', async () => {
    const { status, data } = await create({
      nombre: '  Ñuria Pérez ',
      email: 'NURIA@correo.test',
      experiencia_años: 4,
      habilidades: ['Excel'],
    });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      nombre: 'Ñuria Pérez',
      email: 'nuria@correo.test',
      experiencia_años: 4,
      estado: 'nuevo',
      version: 1,
    });
  });

  it('names the existing candidate when the e-mail is taken in the company, and only there', async () => {
    const { data: existing } = await create({ nombre: 'Ana Ruiz', email: 'ana@correo.test' });
    const again = await create({ nombre: 'Otra Ana', email: 'ANA@correo.test' });
    expect(again).toMatchObject({ status: 409, code: 'CANDIDATO_DUPLICADO' });
    expect(again.details).toContainEqual({ path: 'candidatoId', msg: existing.id });
    const other = await aCompany(app);
    expect(
      (await app.call(createCandidato, { as: other.admin, body: { nombre: 'Ana Ruiz', email: 'ana@correo.test' } }))
        .status,
    ).toBe(201);
  });

  it('stops at the limit of the plan with the used and allowed figures', async () => {
    await app.table.write([
      { update: { PK: `EMPRESA#${company.empresa.id}`, SK: 'USO' }, set: { limiteCandidatos: 3 } },
    ]);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => create({ nombre: `Persona ${n}`, email: `p${n}@correo.test` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused).toMatchObject({
      code: 'LIMITE_ALCANZADO',
      message: 'Tu plan permite 3 candidatos y ya usas 3. Amplía el plan para añadir más.',
      details: [
        { path: 'usado', msg: '3' },
        { path: 'permitido', msg: '3' },
      ],
    });
    const { data } = await app.call(getEmpresa, { as: company.admin, params: { id: company.empresa.id } });
    expect(data).toMatchObject({ uso: { candidatos: 3 } });
  });

  it('takes only an active area of the company', async () => {
    const { id: active } = await anArea(app, company.admin, 'Ventas');
    const archived = await anArea(app, company.admin, 'Verano');
    await app.call(updateArea, {
      as: company.admin,
      params: { id: archived.id },
      body: { nombreArea: 'Verano', descripcionArea: '', activo: false, version: 1 },
    });
    const other = await aCompany(app);
    const foreign = await anArea(app, other.admin, 'Ventas');
    expect((await create({ nombre: 'Ana', email: 'a1@correo.test', areaId: active })).status).toBe(201);
    for (const areaId of [archived.id, foreign.id, 'are_3']) {
      expect(await create({ nombre: 'Ana', email: 'a2@correo.test', areaId })).toMatchObject({
        status: 404,
        code: 'AREA_NO_ENCONTRADA',
      });
    }
  });
});

describe('the count of an area', () => {
  const counts = async (...areas: { id: string }[]) => {
    const calls = areas.map(({ id }) => app.call<Area>(getArea, { as: company.operador, params: { id } }));
    return (await Promise.all(calls)).map(({ data }) => [data.candidatos, data.version]);
  };

  it('follows its candidates in and out, and leaves its version alone', async () => {
    const ventas = await anArea(app, company.admin, 'Ventas');
    const compras = await anArea(app, company.admin, 'Compras');
    const ana = await aCandidate(app, company.admin, { areaId: ventas.id });
    await aCandidate(app, company.admin, { areaId: ventas.id });
    expect(await counts(ventas, compras)).toEqual([
      [2, 1],
      [0, 1],
    ]);
    const move = (version: number, areaId: string | null) =>
      app.call(updateCandidato, {
        as: company.admin,
        params: { id: ana.id },
        body: { nombre: ana.nombre, email: ana.email, version, areaId },
      });
    await move(1, compras.id);
    expect(await counts(ventas, compras)).toEqual([
      [1, 1],
      [1, 1],
    ]);
    await move(2, compras.id);
    await move(3, null);
    expect(await counts(ventas, compras)).toEqual([
      [1, 1],
      [0, 1],
    ]);
  });

  it('does not move when the candidate is refused', async () => {
    const ventas = await anArea(app, company.admin, 'Ventas');
    await create({ nombre: 'Ana', email: 'ana@correo.test', areaId: ventas.id });
    const again = await create({ nombre: 'Otra Ana', email: 'ana@correo.test', areaId: ventas.id });
    expect(again).toMatchObject({ status: 409, code: 'CANDIDATO_DUPLICADO' });
    expect(await counts(ventas)).toEqual([[1, 1]]);
  });
});

describe('updateCandidato', () => {
  const update = (candidato: Candidato, changes: object) => {
    const { nombre, email, version } = candidato;
    return app.call<Candidato>(updateCandidato, {
      as: company.admin,
      params: { id: candidato.id },
      body: { nombre, email, version, ...changes },
    });
  };

  it('refuses a save from an older version', async () => {
    const candidato = await aCandidate(app, company.admin);
    expect((await update(candidato, { puesto: 'Jefa' })).data).toMatchObject({ puesto: 'Jefa', version: 2 });
    expect(await update(candidato, { puesto: 'Otra' })).toMatchObject({ status: 409, code: 'VERSION_OBSOLETA' });
  });

  it('frees the old e-mail and takes the new one', async () => {
    const first = await aCandidate(app, company.admin, { email: 'uno@correo.test' });
    await aCandidate(app, company.admin, { email: 'dos@correo.test' });
    expect(await update(first, { email: 'dos@correo.test' })).toMatchObject({
      status: 409,
      code: 'CANDIDATO_DUPLICADO',
    });
    expect((await update(first, { email: 'tres@correo.test' })).status).toBe(200);
    expect((await create({ nombre: 'Nueva Persona', email: 'uno@correo.test' })).status).toBe(201);
  });

  it('never changes state or company, whatever the body says', async () => {
    const candidato = await aCandidate(app, company.admin);
    for (const field of ['estado', 'empresaId', 'id', 'fechaCreacion']) {
      expect(await update(candidato, { [field]: 'x' })).toMatchObject({ status: 400, code: 'VALIDACION' });
    }
  });
});

describe('listCandidatos', () => {
  it('lists newest first, by name, and by the beginning of a name without accents', async () => {
    for (const nombre of ['Óscar', 'Ñuria', 'Ana', 'Nuria']) await aCandidate(app, company.admin, { nombre });
    const names = async (query: Record<string, string>) =>
      (await app.call<Candidato[]>(listCandidatos, { as: company.admin, query })).data.map(({ nombre }) => nombre);
    expect(await names({})).toEqual(['Nuria', 'Ana', 'Ñuria', 'Óscar']);
    expect(await names({ orden: 'nombre' })).toEqual(['Ana', 'Ñuria', 'Nuria', 'Óscar']);
    expect(await names({ q: 'NÚR' })).toEqual(['Ñuria', 'Nuria']);
  });

  it('lists those of one area, as far as they are in it now, by name or its beginning', async () => {
    const { id: areaId } = await anArea(app, company.admin, 'Ventas');
    for (const nombre of ['Óscar', 'Ana']) await aCandidate(app, company.admin, { nombre, areaId });
    const gone = await aCandidate(app, company.admin, { nombre: 'Olga', areaId });
    await aCandidate(app, company.admin, { nombre: 'Otra' });
    await app.call(updateCandidato, {
      as: company.admin,
      params: { id: gone.id },
      body: { nombre: 'Olga', email: gone.email, version: 1 },
    });
    const names = async (query: Record<string, string>) =>
      (await app.call<Candidato[]>(listCandidatos, { as: company.admin, query })).data.map(({ nombre }) => nombre);
    expect(await names({ areaId })).toEqual(['Ana', 'Óscar']);
    expect(await names({ areaId, q: 'os' })).toEqual(['Óscar']);
    const { admin } = await aCompany(app);
    expect((await app.call(listCandidatos, { as: admin, query: { areaId } })).data).toEqual([]);
  });
});
