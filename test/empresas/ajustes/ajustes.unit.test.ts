import { beforeEach, describe, expect, it } from 'vitest';
import { getAjustes } from '#functions/empresas/ajustes/get-ajustes.ts';
import { updateAjustes } from '#functions/empresas/ajustes/update-ajustes.ts';
import { createAdministrador } from '#functions/empresas/empresas/create-administrador.ts';
import { inviteUsuario } from '#functions/empresas/usuarios/invite-usuario.ts';
import { analyzeEntrevista } from '#functions/informes/informes/analyze-entrevista.ts';
import { getInforme } from '#functions/informes/informes/get-informe.ts';
import type { Ajustes } from '#shared/empresas/ajustes/ajustes.ts';
import type { Informe } from '#shared/informes/informes/informe.ts';
import { aCompany, aFinishedInterview } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
beforeEach(async () => {
  app = new TestApp();
  company = await aCompany(app);
});

const ajustesOf = async (as: { id: string }, query: Record<string, string> = {}) =>
  (await app.call<Ajustes>(getAjustes, { as, query })).data;
const change = (as: { id: string }, body: object, query: Record<string, string> = {}) =>
  app.call<Ajustes>(updateAjustes, { as, body, query });

describe('Settings', () => {
  it('begin as the specification has them', async () => {
    const expected = {
      analisisTexto: true,
      zonaHoraria: 'America/Bogota',
      dominios: [],
      propios: { analisisTexto: null, zonaHoraria: null },
      version: 0,
    };
    expect(await ajustesOf(company.operador)).toEqual(expected);
    expect(await ajustesOf(company.superadmin)).toEqual(expected);
  });

  it("of the platform count where a company has none, and a company's come first", async () => {
    await change(company.superadmin, { zonaHoraria: 'Europe/Madrid', analisisTexto: false, version: 0 });
    expect(await ajustesOf(company.admin)).toMatchObject({ zonaHoraria: 'Europe/Madrid', analisisTexto: false });
    const own = await change(company.admin, { analisisTexto: true, version: 0 });
    expect(own.data).toEqual({
      analisisTexto: true,
      zonaHoraria: 'Europe/Madrid',
      dominios: [],
      propios: { analisisTexto: true, zonaHoraria: null },
      version: 1,
    });
    await change(company.admin, { analisisTexto: null, version: 1 });
    expect(await ajustesOf(company.admin)).toMatchObject({ analisisTexto: false, version: 2 });
    expect(await ajustesOf(company.superadmin, { empresaId: company.empresa.id })).toMatchObject({ version: 2 });
  });

  it('are changed from the version that was read, by administrators', async () => {
    await change(company.admin, { analisisTexto: false, version: 0 });
    expect(await change(company.admin, { analisisTexto: true, version: 0 })).toMatchObject({
      status: 409,
      code: 'VERSION_OBSOLETA',
    });
    expect(await change(company.operador, { analisisTexto: true, version: 1 })).toMatchObject({ status: 403 });
    expect(await ajustesOf(company.admin)).toMatchObject({ analisisTexto: false, version: 1 });
  });

  it('take domains as people write them, and say which one is none', async () => {
    const { data } = await change(company.admin, {
      dominios: [' @Acme.test', 'acme.test', 'rrhh.acme.test'],
      version: 0,
    });
    expect(data.dominios).toEqual(['acme.test', 'rrhh.acme.test']);
    for (const wrong of ['acme', 'acme..test', 'http://acme.test', '-acme.test', 'a@b.test']) {
      expect(await change(company.admin, { dominios: [wrong], version: 1 }), wrong).toMatchObject({
        status: 400,
        details: [{ path: 'dominios.0' }],
      });
    }
    expect(await change(company.superadmin, { dominios: ['acme.test'], version: 0 })).toMatchObject({ status: 400 });
    expect(await change(company.admin, { zonaHoraria: 'Europa/Madrid', version: 1 })).toMatchObject({ status: 400 });
  });
});

describe('What settings decide', () => {
  it('who may be invited: e-mails of the domains of the company, when it has named any', async () => {
    await change(company.admin, { dominios: ['acme.test'], version: 0 });
    const body = { nombre: 'Ana Ruiz', email: 'ana@otra.test', rol: 'operador' };
    const refused = { status: 400, code: 'DOMINIO_NO_PERMITIDO', details: [{ path: 'email' }] };
    expect(await app.call(inviteUsuario, { as: company.admin, body })).toMatchObject(refused);
    expect(
      await app.call(inviteUsuario, { as: company.admin, body: { ...body, email: 'ana@no-acme.test' } }),
    ).toMatchObject(refused);
    const administrador = {
      nombre: 'Luis',
      email: 'luis@otra.test',
      password: 'Temporal-1',
      confirmPassword: 'Temporal-1',
    };
    const params = { id: company.empresa.id };
    expect(
      await app.call(createAdministrador, { as: company.superadmin, params, body: { ...administrador, telefono: '' } }),
    ).toMatchObject(refused);
    const invited = await app.call(inviteUsuario, { as: company.admin, body: { ...body, email: 'ana@acme.test' } });
    expect(invited.status, invited.text).toBe(201);
  });

  it('in which zone a new user begins', async () => {
    await change(company.admin, { zonaHoraria: 'Europe/Madrid', version: 0 });
    const body = { nombre: 'Ana Ruiz', email: 'ana@otra.test', rol: 'operador' };
    const { data } = await app.call<{ id: string }>(inviteUsuario, { as: company.admin, body });
    const record = await app.table.get({ PK: `USUARIO#${data.id}`, SK: 'USUARIO' });
    expect(record?.configuracion).toMatchObject({ idioma: 'es', zonaHoraria: 'Europe/Madrid' });
  });

  it.each([
    [true, 'object'],
    [false, 'null'],
  ])('whether reports describe the text: %s, and no score moves', async (analisisTexto, expected) => {
    const other = new TestApp();
    const { admin, entrevista } = await aFinishedInterview(other);
    await other.call(updateAjustes, { as: admin, body: { analisisTexto, version: 0 } });
    await other.deliver(analyzeEntrevista);
    const { data } = await other.call<{ informe: Pick<Informe, 'informeIA'> }>(getInforme, {
      as: admin,
      params: { entrevistaId: entrevista.id },
    });
    const { bertAnalysis, softSkills } = data.informe.informeIA;
    expect(bertAnalysis === null ? 'null' : typeof bertAnalysis).toBe(expected);
    scores.push(JSON.stringify(softSkills.map(({ puntuacion }) => puntuacion)));
    expect(new Set(scores).size).toBe(1);
  });
});

const scores: string[] = [];
