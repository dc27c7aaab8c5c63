import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { getCandidato } from '#functions/candidatos/candidatos/get-candidato.ts';
import { updateCandidato } from '#functions/candidatos/candidatos/update-candidato.ts';
import { merged } from '#functions/core/merged.ts';
import { updateArea } from '#functions/empresas/areas/update-area.ts';
import { getEmpresa } from '#functions/empresas/empresas/get-empresa.ts';
import { updateEmpresa } from '#functions/empresas/empresas/update-empresa.ts';
import { getMarca } from '#functions/empresas/marca/get-marca.ts';
import { updateMarca } from '#functions/empresas/marca/update-marca.ts';
import { createPlan } from '#functions/empresas/planes/create-plan.ts';
import { updatePlan } from '#functions/empresas/planes/update-plan.ts';
import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import { changesOf } from '#shared/core/changes.ts';
import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import type { EmpresaConPlan } from '#shared/empresas/empresas/empresa-con-plan.ts';
import type { Marca } from '#shared/empresas/marca/marca.ts';
import type { Plan } from '#shared/empresas/planes/plan.ts';
import { ALL_ENDPOINTS } from '../support/endpoints.ts';
import { aCandidate, aCompany, anArea } from '../support/scenarios.ts';
import { TestApp } from '../support/test-app.ts';

/** Defaults in updates that take nothing away, with the reason. */
const WITH_REASON: Readonly<Record<string, string>> = {
  'updateCandidatoEstado.motivo': 'of the move, and no field of the candidate',
  'updateCandidatoEstado.aviso': 'of the move, and no field of the candidate',
  'updateConfiguracionGlobal.emailConfig.smtp.port': 'a server comes whole',
  'updateConfiguracionGlobal.emailConfig.smtp.secure': 'a server comes whole',
  'updateServicioHr.estructura.duracionEstimada': 'phases, questions and competences name each other: they come whole',
  'updateServicioHr.estructura.criterioPasado': 'phases, questions and competences name each other: they come whole',
};

/** Paths of the fields that have one. What stands in a list comes whole, with its own defaults. */
function defaultsIn(schema: z.core.$ZodType, path: string): string[] {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) {
    return [path, ...defaultsIn(schema.unwrap(), path)];
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return defaultsIn(schema.unwrap(), path);
  if (schema instanceof z.ZodObject) {
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, field]) =>
      defaultsIn(field, `${path}.${name}`),
    );
  }
  if (schema instanceof z.ZodPipe) return [...defaultsIn(schema.in, path), ...defaultsIn(schema.out, path)];
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => defaultsIn(option, path));
  return [];
}

describe('What PUT and PATCH take', () => {
  const updates = ALL_ENDPOINTS.filter(({ contract: { method, body } }) => /^P(?:UT|ATCH)$/.test(method) && body);

  it('has no default, which would take the place of what is left out', () => {
    expect(updates.length).toBeGreaterThan(15);
    const found = updates.flatMap(({ operation, contract }) =>
      contract.body ? defaultsIn(contract.body(), operation) : [],
    );
    expect(found.toSorted()).toEqual(Object.keys(WITH_REASON).toSorted());
  });
});

describe('changesOf', () => {
  const whole = z.strictObject({
    nombre: z.string().min(1, 'Escribe un nombre'),
    sede: z.strictObject({ calle: z.string().default(''), pais: z.string().default('España') }).prefault({}),
    lista: z.array(z.string()).default([]),
  });

  it('takes any of the fields, each by its rule, and adds none', () => {
    expect(changesOf(whole).parse({})).toEqual({});
    expect(changesOf(whole).parse({ sede: { calle: 'Mayor' } })).toEqual({ sede: { calle: 'Mayor' } });
    expect(changesOf(whole).safeParse({ nombre: '' }).success).toBe(false);
    expect(changesOf(whole).safeParse({ sede: { otra: 1 } }).success).toBe(false);
  });

  it('is put into what stands: objects field by field, lists whole', () => {
    const previous = whole.parse({ nombre: 'Ana', sede: { calle: 'Mayor' }, lista: ['a', 'b'] });
    expect(merged(previous, changesOf(whole).parse({ sede: { pais: 'Chile' }, lista: ['c'] }))).toEqual({
      nombre: 'Ana',
      sede: { calle: 'Mayor', pais: 'Chile' },
      lista: ['c'],
    });
    expect(previous.lista).toEqual(['a', 'b']);
  });
});

describe('A PUT with one field keeps the others', () => {
  let app: TestApp;
  let company: Awaited<ReturnType<typeof aCompany>>;
  beforeEach(async () => {
    app = new TestApp();
    company = await aCompany(app);
  });
  const put = async <T extends object>(
    endpoint: Parameters<typeof app.call>[0],
    who: 'admin' | 'superadmin',
    more: object,
  ) => {
    const { status, data } = await app.call<T>(endpoint, { as: company[who], ...more });
    expect(status).toBe(200);
    return data;
  };

  it('of a candidate', async () => {
    const { id: areaId } = await anArea(app, company.admin, 'Ventas');
    const created = await aCandidate(app, company.admin, { areaId, habilidades: ['Excel'], ciudad: 'Lugo' });
    const { data: before } = await app.call<Candidato>(getCandidato, { as: company.admin, params: { id: created.id } });
    const after = await put(updateCandidato, 'admin', {
      params: { id: before.id },
      body: { telefono: '600100200', version: 1 },
    });
    expect(after).toMatchObject({
      ...before,
      telefono: '600100200',
      version: 2,
      fechaActualizacion: expect.any(String),
    });
  });

  it('of an area', async () => {
    const before = await anArea(app, company.admin, 'Ventas');
    const after = await put(updateArea, 'admin', { params: { id: before.id }, body: { activo: false, version: 1 } });
    expect(after).toEqual({ ...before, activo: false, version: 2 });
  });

  it('of a plan, inside its limits too', async () => {
    const body = {
      nombre: 'Piloto',
      descripcion: 'Para probar',
      precio: 19,
      periodo: 'anual',
      limites: { usuarios: 2 },
    };
    const { data: before } = await app.call<Plan>(createPlan, { as: company.superadmin, body });
    const change = { limites: { candidatos: 7 }, version: before.version };
    const after = await put(updatePlan, 'superadmin', { params: { id: before.id }, body: change });
    expect(after).toEqual({ ...before, limites: { ...before.limites, candidatos: 7 }, version: before.version + 1 });
  });

  it('of the brand', async () => {
    const { data: before } = await app.call<Marca>(getMarca, { as: company.admin });
    const legales = { responsable: 'Acme S. A.' };
    const after = await put<Marca>(updateMarca, 'admin', { body: { legales, version: before.version } });
    expect(after).toEqual({ ...before, legales: { ...before.legales, ...legales }, version: before.version + 1 });
  });

  it('of a company, in its address and settings', async () => {
    const params = { id: company.empresa.id };
    const { data: before } = await app.call<Empresa>(getEmpresa, { as: company.superadmin, params });
    const change = { direccion: { calle: 'Mayor' }, configuracion: { coloresPrimarios: { primario: '#112233' } } };
    const after = await put<Empresa>(updateEmpresa, 'superadmin', {
      params,
      body: { ...change, version: before.version },
    });
    expect(after.direccion).toEqual({ ...before.direccion, calle: 'Mayor' });
    expect(after.configuracion).toEqual({
      ...before.configuracion,
      coloresPrimarios: { ...before.configuracion.coloresPrimarios, primario: '#112233' },
    });
    expect([after.plan, after.serviciosContratados, after.contratacion]).toEqual([
      before.plan,
      before.serviciosContratados,
      before.contratacion,
    ]);
  });

  it('of a company, whose services come whole and are not the administrator’s to take away', async () => {
    const params = { id: company.empresa.id };
    const byAdmin = (change: object) =>
      app.call(updateEmpresa, { as: company.admin, params, body: { ...change, version: 1 } });
    const { data: before } = await app.call<Empresa>(getEmpresa, { as: company.superadmin, params });
    for (const change of [{ serviciosContratados: {} }, { limites: { ...before.limites, usuarios: 999 } }]) {
      expect(await byAdmin(change)).toMatchObject({ status: 403, code: 'SIN_PERMISO' });
    }
    expect(await byAdmin({ planEstrategico: { nombre: 'Plan' } })).toMatchObject({ status: 403 });
    const asShown = { serviciosContratados: before.serviciosContratados, telefono: '600100200' };
    expect(await byAdmin(asShown)).toMatchObject({ status: 200 });
  });

  it('of a strategic plan, which needs a name to begin with', async () => {
    const params = { id: company.empresa.id };
    const save = (planEstrategico: object, version: number) =>
      app.call<EmpresaConPlan>(updateEmpresa, { as: company.superadmin, params, body: { planEstrategico, version } });
    const { status, details } = await save({ descripcion: 'Crecer' }, 1);
    expect([status, details?.[0]?.path]).toEqual([400, 'planEstrategico.nombre']);
    const { data: first } = await save({ nombre: 'Plan 2027', contenido_texto: 'Abrir en Lugo.' }, 1);
    const { data: then } = await save({ descripcion: 'Crecer' }, first.version);
    expect(then.planEstrategico).toMatchObject({
      nombre: 'Plan 2027',
      contenido_texto: 'Abrir en Lugo.',
      descripcion: 'Crecer',
    });
  });
});
