import { beforeEach, describe, expect, it } from 'vitest';
import { areaItem } from '#functions/areas/area.repository.ts';
import { createCandidato } from '#functions/candidatos/create-candidato.ts';
import { listCandidatos } from '#functions/candidatos/list-candidatos.ts';
import { updateCandidato } from '#functions/candidatos/update-candidato.ts';
import { getEmpresa } from '#functions/empresas/get-empresa.ts';
import type { Candidato } from '#shared/candidatos/candidato.ts';
import { aCandidate, aCompany } from '../support/scenarios.ts';
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
    const area = {
      id: 'are_1',
      empresaId: company.empresa.id,
      nombreArea: 'Ventas',
      descripcionArea: '',
      activo: true,
      version: 1,
    };
    await app.table.write([{ put: areaItem(area) }, { put: areaItem({ ...area, id: 'are_2', activo: false }) }]);
    expect((await create({ nombre: 'Ana', email: 'a1@correo.test', areaId: 'are_1' })).status).toBe(201);
    for (const areaId of ['are_2', 'are_3']) {
      expect(await create({ nombre: 'Ana', email: 'a2@correo.test', areaId })).toMatchObject({
        status: 404,
        code: 'AREA_NO_ENCONTRADA',
      });
    }
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
});
