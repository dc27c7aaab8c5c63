import { beforeEach, describe, expect, it } from 'vitest';
import { createCandidato } from '#functions/candidatos/candidatos/create-candidato.ts';
import { listCandidatos } from '#functions/candidatos/candidatos/list-candidatos.ts';
import { checkSubdominio } from '#functions/empresas/empresas/check-subdominio.ts';
import { createEmpresa } from '#functions/empresas/empresas/create-empresa.ts';
import { getEmpresa } from '#functions/empresas/empresas/get-empresa.ts';
import { listEmpresas } from '#functions/empresas/empresas/list-empresas.ts';
import { listEstadosEmpresa } from '#functions/empresas/empresas/list-estados-empresa.ts';
import { moveEmpresa } from '#functions/empresas/empresas/move-empresa.ts';
import { updateEmpresa } from '#functions/empresas/empresas/update-empresa.ts';
import { getPerfil } from '#functions/empresas/usuarios/get-perfil.ts';
import { updateEmpresaNombre } from '#functions/empresas/usuarios/update-empresa-nombre.ts';
import { getSala } from '#functions/entrevistas/sala/get-sala.ts';
import { assignServicios } from '#functions/entrevistas/servicios-hr/assign-servicios.ts';
import type { Empresa, EmpresaResumen } from '#shared/empresas/empresas/empresa.ts';
import { aBooking, aCompany, aStartedInterview, CIFS } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
beforeEach(async () => {
  app = new TestApp();
  company = await aCompany(app);
});

const update = (as: { id: string }, changes: object, id = company.empresa.id) =>
  app.call<Empresa>(updateEmpresa, { as, params: { id }, body: { version: 1, ...changes } });
const read = async () =>
  (await app.call<Empresa>(getEmpresa, { as: company.superadmin, params: { id: company.empresa.id } })).data;

describe('updateEmpresa', () => {
  it('changes what the body names and leaves the rest as it stands', async () => {
    const answer = await update(company.superadmin, {
      misionEmpresa: 'Mover mercancías sin sorpresas',
      direccion: { calle: 'Mayor', numero: '3', ciudad: 'Madrid' },
      cantidadTrabajadores: 120,
    });
    expect(answer.status).toBe(200);
    expect(await read()).toMatchObject({
      nombreLegal: company.empresa.nombreLegal,
      serviciosContratados: company.empresa.serviciosContratados,
      configuracion: company.empresa.configuracion,
      misionEmpresa: 'Mover mercancías sin sorpresas',
      direccion: { calle: 'Mayor', pais: 'España' },
      cantidadTrabajadores: 120,
      version: 2,
    });
  });

  it('refuses a save from a version that is no longer the current one', async () => {
    await update(company.superadmin, { telefono: '1' });
    expect(await update(company.superadmin, { telefono: '2' })).toMatchObject({
      status: 409,
      code: 'VERSION_OBSOLETA',
    });
  });

  it('gives a new name to the users of the company, and to nobody when the name stays', async () => {
    const nameOf = async (as: { id: string }) =>
      (await app.call<{ empresaNombre: string }>(getPerfil, { as })).data.empresaNombre;
    const other = await aCompany(app, { nombreComercial: 'Beta Industrial' });
    await update(company.superadmin, { nombreComercial: 'Nueva Marca' });
    expect((await app.deliver(updateEmpresaNombre)).events).toContain('EmpresaRenombrada');
    expect([await nameOf(company.admin), await nameOf(company.operador)]).toEqual(['Nueva Marca', 'Nueva Marca']);
    expect(await nameOf(other.admin)).not.toBe('Nueva Marca');

    await app.call(updateEmpresa, {
      as: company.superadmin,
      params: { id: company.empresa.id },
      body: { version: 2, telefono: '600' },
    });
    const renamed = app.table.all().filter(({ evento }) => evento === 'EmpresaRenombrada');
    expect(renamed).toHaveLength(1);
  });

  it('keeps one of two saves that come at the same time', async () => {
    const both = await Promise.all(['1', '2'].map((telefono) => update(company.superadmin, { telefono })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('gives the limits of a new plan, or those that the superadmin names', async () => {
    await update(company.superadmin, { plan: 'empresarial' });
    expect((await read()).limites).toEqual({ usuarios: -1, candidatos: -1, entrevistas: -1 });
    await update(company.superadmin, { version: 2, limites: { usuarios: 7, candidatos: 70, entrevistas: 9 } });
    expect((await read()).limites).toEqual({ usuarios: 7, candidatos: 70, entrevistas: 9 });
  });

  it.each([
    ['plan', { plan: 'enterprise' }],
    ['limites', { limites: { usuarios: -1, candidatos: -1, entrevistas: -1 } }],
    ['cif', { cif: CIFS[2] }],
    ['nombreLegal', { nombreLegal: 'Otra S.L.' }],
    ['serviciosContratados', { serviciosContratados: { 'mapeo-organizacional': true } }],
    ['contextoEmpresarial', { contextoEmpresarial: 'Somos otros' }],
  ])('lets no administrator change %s', async (campo, change) => {
    const answer = await update(company.admin, change);
    expect(answer).toMatchObject({ status: 403, code: 'SIN_PERMISO', details: [{ path: campo }] });
    expect((await read()).version).toBe(1);
  });

  it('lets an administrator change contact and profile, sending back the rest as it was shown', async () => {
    const { plan, limites } = await read();
    const answer = await update(company.admin, {
      telefono: '+34 911 222 333',
      sectorIndustrial: 'Logística',
      plan,
      limites,
    });
    expect(answer).toMatchObject({ status: 200, data: { telefono: '+34 911 222 333', plan, limites } });
  });

  it.each([{ estado: 'activa' }, { id: 'emp_x' }, { uso: { usuarios: 0 } }, { licencias: { total: 99 } }])(
    'knows no field %j',
    async (change) => {
      expect(await update(company.superadmin, change)).toMatchObject({ status: 400, code: 'VALIDACION' });
    },
  );

  it('checks the tax id of the country that stands', async () => {
    expect(await update(company.superadmin, { cif: 'B99999999' })).toMatchObject({
      status: 400,
      details: [{ path: 'cif', msg: 'El CIF no es válido: revisa las cifras y la letra de control' }],
    });
  });

  it('frees the tax id and the subdomain that a company gives up', async () => {
    const moved = { cif: CIFS[2], configuracion: { subdominio: 'nuevo-nombre' } };
    expect((await update(company.superadmin, moved)).status).toBe(200);
    const other = await app.call<Empresa>(createEmpresa, {
      as: company.superadmin,
      body: {
        nombreLegal: 'Segunda S.L.',
        cif: company.empresa.cif,
        email: 'hola@segunda.test',
        configuracion: { subdominio: company.empresa.configuracion.subdominio },
      },
    });
    expect(other.status).toBe(201);
  });

  it("answers another company's administrator as if the company did not exist", async () => {
    const other = await aCompany(app, { nombreLegal: 'Beta S.A.', email: 'b@beta.test' });
    const foreign = await update(other.admin, { telefono: '1' });
    const missing = await update(other.admin, { telefono: '1' }, 'emp_01ARZ3NDEKTSV4RRFFQ69G5FAV');
    expect([foreign.status, missing.status]).toEqual([404, 404]);
  });
});

describe('Subdomains', () => {
  it('are made of the name, and told apart when two companies share it', async () => {
    const twin = await app.call<Empresa>(createEmpresa, {
      as: company.superadmin,
      body: { nombreLegal: 'ACMÉ Talento', cif: CIFS[1], email: 'b@b.test' },
    });
    expect(company.empresa.configuracion.subdominio).toBe('acme-talento');
    expect(twin.data.configuracion.subdominio).toMatch(/^acme-talento-\d{5}$/);
  });

  it('are refused when another company has them', async () => {
    const body = {
      nombreLegal: 'Otra',
      cif: CIFS[1],
      email: 'b@b.test',
      configuracion: { subdominio: 'Acme Talento' },
    };
    expect(await app.call(createEmpresa, { as: company.superadmin, body })).toMatchObject({
      status: 409,
      code: 'SUBDOMINIO_EN_USO',
      details: [{ path: 'configuracion.subdominio' }],
    });
  });

  it.each([
    ['Acme-Talento', 'acme-talento', false],
    ['Nueva Empresa, S.L.', 'nueva-empresa-sl', true],
  ])('probes %s as %s: %s', async (asked, subdominio, libre) => {
    const { data } = await app.call(checkSubdominio, { as: company.superadmin, params: { subdominio: asked } });
    expect(data).toEqual({ subdominio, libre });
  });

  it.each(['ab', 'api', 'ñ'])('refuses %s', async (subdominio) => {
    const answer = await app.call(checkSubdominio, { as: company.superadmin, params: { subdominio } });
    expect(answer.status).toBe(400);
  });
});

describe('Search of companies', () => {
  const find = async (q: string, more: Record<string, string> = {}) => {
    const { data } = await app.call<EmpresaResumen[]>(listEmpresas, { as: company.superadmin, query: { q, ...more } });
    return data.map(({ nombreLegal }) => nombreLegal);
  };

  it.each([
    ['talento', ['Acme Talento S.L.']],
    ['ACMÉ ta', ['Acme Talento S.L.']],
    ['hola@acme', ['Acme Talento S.L.']],
    ['a58818501', ['Acme Talento S.L.']],
    ['lento', []],
    ['@acme', []],
    ['\u0301', []],
  ])('%s finds %j', async (q, names) => {
    expect(await find(q)).toEqual(names);
  });

  it('finds a company by its new words and no longer by the old ones', async () => {
    await update(company.superadmin, { nombreComercial: 'Rumbo', nombreLegal: 'Rumbo S.L.', email: 'hola@rumbo.test' });
    expect([await find('rumbo'), await find('acme')]).toEqual([['Rumbo S.L.'], []]);
  });

  it('shows each company once, on whichever page', async () => {
    for (const [index, cif] of CIFS.slice(1).entries()) {
      const nombreLegal = `Acme ${'ABC'[index]} acme`;
      await app.call(createEmpresa, { as: company.superadmin, body: { nombreLegal, cif, email: 'x@acme.test' } });
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await app.call<EmpresaResumen[]>(listEmpresas, {
        as: company.superadmin,
        query: { q: 'acme', limit: '2', ...(cursor && { cursor }) },
      });
      seen.push(...page.data.map(({ nombreLegal }) => nombreLegal));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen.sort()).toEqual(['Acme A acme', 'Acme B acme', 'Acme C acme', 'Acme Talento S.L.']);
  });
});

describe('Life of a company', () => {
  const move = (estado: string, motivo = 'Falta de pago') =>
    app.call<Empresa>(moveEmpresa, {
      as: company.superadmin,
      params: { id: company.empresa.id },
      body: { estado, motivo },
    });

  it('keeps who moved it, why and when', async () => {
    await move('activa', 'Contrato firmado');
    await move('suspendida');
    const { data } = await app.call(listEstadosEmpresa, { as: company.superadmin, params: { id: company.empresa.id } });
    expect(data).toMatchObject([
      { desde: 'activa', hasta: 'suspendida', motivo: 'Falta de pago', actor: { usuarioId: company.superadmin.id } },
      { desde: 'trial', hasta: 'activa', motivo: 'Contrato firmado' },
    ]);
  });

  it.each([
    [['cancelada'], 'activa'],
    [['activa'], 'trial'],
    [['activa'], 'activa'],
  ])('does not lead from %j to %s', async (way, estado) => {
    for (const step of way) await move(step);
    expect(await move(estado)).toMatchObject({ status: 409, code: 'ESTADO_NO_PERMITE' });
  });

  it('shows its state in lists at once', async () => {
    await move('suspendida');
    const { data } = await app.call<EmpresaResumen[]>(listEmpresas, { as: company.superadmin, query: { q: 'acme' } });
    expect(data[0]?.estado).toBe('suspendida');
  });

  it('is read-only while it is suspended, for everybody', async () => {
    await move('suspendida');
    const body = { nombre: 'Ana Ruiz', email: 'ana@correo.test' };
    const byAdmin = await app.call(createCandidato, { as: company.admin, body });
    const query = { empresaId: company.empresa.id };
    const bySuperadmin = await app.call(createCandidato, { as: company.superadmin, body, query });
    const reading = await app.call(listCandidatos, { as: company.admin });
    expect([byAdmin.code, bySuperadmin.code, reading.status]).toEqual([
      'EMPRESA_SUSPENDIDA',
      'EMPRESA_SUSPENDIDA',
      200,
    ]);
    await move('activa', 'Pago recibido');
    expect((await app.call(createCandidato, { as: company.admin, body })).status).toBe(201);
  });

  it('lets a running interview finish and no booked one begin', async () => {
    app = new TestApp();
    const running = await aStartedInterview(app);
    company = running;
    await move('suspendida');
    expect((await app.call(getSala, { params: running.params })).data).toMatchObject({ estado: 'en_curso' });

    app = new TestApp();
    const booked = await aBooking(app);
    company = booked;
    await move('suspendida');
    expect(await app.call(getSala, { params: booked.params })).toMatchObject({
      status: 409,
      code: 'EMPRESA_SUSPENDIDA',
    });
  });
});

describe('activa on input', () => {
  const history = async () =>
    (await app.call<object[]>(listEstadosEmpresa, { as: company.superadmin, params: { id: company.empresa.id } })).data;

  it('moves the state, with who and why, together with the rest of the change', async () => {
    const answer = await update(company.superadmin, { activa: false, telefono: '1' });
    expect(answer.data).toMatchObject({ estado: 'suspendida', telefono: '1' });
    expect((await update(company.superadmin, { version: 2, activa: true })).data.estado).toBe('activa');
    expect(await history()).toMatchObject([
      { desde: 'suspendida', hasta: 'activa', actor: { usuarioId: company.superadmin.id } },
      { desde: 'trial', hasta: 'suspendida', motivo: 'Cambiado al editar la empresa' },
    ]);
    const suscripcion = app.table.all().find(({ tipo }) => tipo === 'SUSCRIPCION');
    expect(suscripcion?.estado).toBe('activa');
  });

  it('is no move when it says what stands', async () => {
    await update(company.superadmin, { activa: true });
    expect((await update(company.superadmin, { version: 2, activa: true })).status).toBe(200);
    expect(await history()).toHaveLength(1);
  });

  it('does not wake a cancelled company', async () => {
    const body = { estado: 'cancelada', motivo: 'Baja' };
    await app.call(moveEmpresa, { as: company.superadmin, params: { id: company.empresa.id }, body });
    const answer = await update(company.superadmin, { version: 2, activa: true });
    expect(answer).toMatchObject({ status: 409, code: 'ESTADO_NO_PERMITE' });
  });

  it('is no field of an administrator, unless it says what stands', async () => {
    expect(await update(company.admin, { activa: false })).toMatchObject({
      status: 403,
      details: [{ path: 'activa' }],
    });
    await update(company.superadmin, { activa: true });
    expect((await update(company.admin, { version: 2, activa: true, telefono: '2' })).status).toBe(200);
  });

  it.each([
    [true, 'activa'],
    [false, 'suspendida'],
  ])('%s makes a new company %s, and says so in its history and subscription', async (activa, estado) => {
    const { data } = await app.call<Empresa>(createEmpresa, {
      as: company.superadmin,
      body: { nombreLegal: 'Segunda S.L.', cif: CIFS[1], email: 'b@b.test', activa },
    });
    expect(data.estado).toBe(estado);
    const own = app.table.all().filter(({ PK }) => PK === `EMPRESA#${data.id}`);
    expect(own.find(({ tipo }) => tipo === 'ESTADO')).toMatchObject({
      desde: 'trial',
      hasta: estado,
      motivo: 'Elegido al crear la empresa',
    });
    expect(own.find(({ tipo }) => tipo === 'SUSCRIPCION')).toMatchObject({ estado });
  });
});

describe('assignServicios', () => {
  it('contracts exactly the named services', async () => {
    const params = { id: company.empresa.id };
    const answer = await app.call<Empresa>(assignServicios, {
      as: company.superadmin,
      params,
      body: { serviciosIds: ['mapeo-organizacional'] },
    });
    expect(answer.message).toBe('Servicios asignados correctamente');
    expect((await read()).serviciosContratados).toEqual({
      'test-vocacional': false,
      'entrevistas-profundidad': false,
      'mapeo-organizacional': true,
    });
    const unknown = await app.call(assignServicios, {
      as: company.superadmin,
      params,
      body: { serviciosIds: ['nada'] },
    });
    expect(unknown.status).toBe(404);
  });
});
