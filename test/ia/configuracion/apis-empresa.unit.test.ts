import { beforeEach, describe, expect, it } from 'vitest';
import { getApisEmpresa } from '#functions/ia/configuracion/get-apis-empresa.ts';
import { testProveedor } from '#functions/ia/configuracion/test-proveedor.ts';
import { updateClaveEmpresa } from '#functions/ia/configuracion/update-clave-empresa.ts';
import { updateConfiguracionGlobal } from '#functions/ia/configuracion/update-configuracion-global.ts';
import { updatePermitidos } from '#functions/ia/configuracion/update-permitidos.ts';
import { PROVEEDORES, type Proveedor } from '#shared/core/proveedores.ts';
import type { ApisEmpresa } from '#shared/ia/configuracion/apis-empresa.ts';
import { aCompany } from '../../support/scenarios.ts';
import { type Answer, TestApp } from '../../support/test-app.ts';

const PROPIA = 'sk-propia-de-la-empresa-9f3c';
const GLOBAL = 'sk-de-la-plataforma-1b7d';
type Person = { id: string };
type Stats = { stats: { configured: number; total: number; valid: number } };

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
beforeEach(async () => {
  app = new TestApp();
  company = await aCompany(app);
});

const params = () => ({ empresaId: company.empresa.id });
const read = (as: Person = company.superadmin) =>
  app.call<ApisEmpresa>(getApisEmpresa, { as, params: params() }) as Promise<Answer<ApisEmpresa> & Stats>;
const save = (proveedor: string, clave: unknown, as: Person = company.superadmin) =>
  app.call<ApisEmpresa>(updateClaveEmpresa, { as, params: { ...params(), proveedor }, body: { clave } });
const permit = (permitidos: object, version: number, as: Person = company.superadmin) =>
  app.call<ApisEmpresa>(updatePermitidos, { as, params: params(), body: { permitidos, version } });
const probar = (body: object, as: Person = company.superadmin) => app.call(testProveedor, { as, body });
const saveGlobal = (apiKeys: object) =>
  app.call(updateConfiguracionGlobal, { as: company.superadmin, body: { apiKeys } });
const estadoDe = async (proveedor: Proveedor, as?: Person) => (await read(as)).data.apiStatus[proveedor];
const ALL = { openai: true, claude: true, gemini: true, perplexity: true, deepgram: true };

describe("A company's providers", () => {
  it('begin without a key of its own: the platform’s count, whose last characters stay out', async () => {
    await saveGlobal({ claudeApiKey: GLOBAL });
    const answer = await read(company.admin);
    expect(Object.keys(answer.data.apiStatus).sort()).toEqual([...PROVEEDORES].sort());
    expect(answer.data.apiStatus.claude).toEqual({
      ...{ isValid: false, lastError: null, prueba: null },
      ...{ clave: '', fechaClave: null, origen: 'plataforma', permitido: true, activo: true },
    });
    expect(answer.data.apiStatus.openai.origen).toBeNull();
    expect(answer.stats).toEqual({ configured: 1, total: 6, valid: 0 });
    expect(answer.text).not.toContain(GLOBAL.slice(-4));
  });

  it('are a mask for whoever may read them, ciphertext in the table and nothing in a log', async () => {
    const saved = await save('openai', `  ${PROPIA}  `);
    expect(saved.status).toBe(200);
    const answers = [
      saved,
      await read(),
      await read(company.admin),
      await probar({ proveedor: 'openai', ...params() }),
    ];
    expect((await estadoDe('openai', company.admin)).clave).toBe('••••9f3c');
    for (const text of [
      ...answers.map(({ text }) => text),
      JSON.stringify(app.table.all()),
      JSON.stringify(app.logs),
    ]) {
      expect(text).not.toContain(PROPIA);
    }
    const stored = app.table.all().find(({ tipo }) => tipo === 'CLAVE_API');
    expect(stored?.PK).toBe(`EMPRESA#${company.empresa.id}`);
    expect(stored?.claveCifrada).toContain(`{"empresaId":"${company.empresa.id}","campo":"openaiApiKey"}`);
  });

  it('are written by the superadmin only, and read by nobody of another company', async () => {
    for (const as of [company.admin, company.operador]) {
      expect(await save('openai', PROPIA, as)).toMatchObject({ status: 403, code: 'SIN_PERMISO' });
      expect(await permit(ALL, 1, as)).toMatchObject({ status: 403, code: 'SIN_PERMISO' });
    }
    expect((await read(company.operador)).status).toBe(403);
    const other = await aCompany(app, { nombreComercial: 'Beta' });
    expect(await read(other.admin)).toMatchObject({ status: 404, code: 'EMPRESA_NO_ENCONTRADA' });
    const missing = { ...params(), empresaId: `emp_${'0'.repeat(26)}`, proveedor: 'openai' };
    const body = { clave: PROPIA };
    expect((await app.call(updateClaveEmpresa, { as: company.superadmin, params: missing, body })).status).toBe(404);
    expect(app.table.all().some(({ tipo }) => tipo === 'CLAVE_API')).toBe(false);
  });

  it.each([
    ['openai', 'sin-prefijo-de-clave', 'La clave de OpenAI empieza por sk-'],
    ['did', 'persona@correo.test:contrasena12', 'El usuario tiene de 3 a 50 letras, cifras o _ . -'],
    ['gemini', 'corta', 'La clave tiene al menos 12 caracteres'],
    ['claude', '   ', 'La clave tiene al menos 12 caracteres'],
  ])('of %s refuse the key %j and say what is wrong with it', async (proveedor, clave, msg) => {
    const answer = await save(proveedor, clave);
    expect([answer.status, answer.code]).toEqual([400, 'VALIDACION']);
    expect(answer.details).toEqual([{ path: 'clave', msg }]);
  });

  it('are the six that there are', async () => {
    expect(await save('llama', PROPIA)).toMatchObject({ status: 404, code: 'PROVEEDOR_NO_ENCONTRADO' });
  });

  it('leave an entry of each change in the audit log, without the key', async () => {
    await save('openai', PROPIA);
    await save('openai', null);
    const entries = app.table.all().filter(({ tipo }) => tipo === 'AUDITORIA');
    const ofKeys = entries.filter(({ operacion }) => String(operacion).endsWith('/apis/{proveedor}'));
    expect(ofKeys.map(({ parametros }) => parametros)).toEqual([
      { ...params(), proveedor: 'openai' },
      { ...params(), proveedor: 'openai' },
    ]);
  });

  it('go when they are removed, and the platform’s count again', async () => {
    await saveGlobal({ openaiApiKey: GLOBAL });
    await save('openai', PROPIA);
    expect((await estadoDe('openai')).origen).toBe('empresa');
    expect((await save('openai', null)).data.apiStatus.openai).toMatchObject({ clave: '', origen: 'plataforma' });
    expect(app.table.all().some(({ tipo }) => tipo === 'CLAVE_API')).toBe(false);
    expect((await save('openai', null)).status).toBe(200);
  });
});

describe('What a company may use', () => {
  it('is all of them until the superadmin says otherwise, and one change does not undo another', async () => {
    const version = (await read()).data.version;
    const changed = await permit({ ...ALL, gemini: false, deepgram: false }, version);
    const allowed = Object.entries(changed.data.apiStatus).filter(([, { permitido }]) => permitido);
    expect(allowed.map(([proveedor]) => proveedor).sort()).toEqual(['claude', 'did', 'openai', 'perplexity']);
    expect(changed.data.version).toBe(version + 1);
    expect(await permit(ALL, version)).toMatchObject({ status: 409, code: 'VERSION_OBSOLETA' });
    expect((await estadoDe('gemini', company.admin)).permitido).toBe(false);
  });

  it('names each provider that a company can do without', async () => {
    const { gemini: _, ...rest } = ALL;
    expect((await permit(rest, 1)).status).toBe(400);
    expect((await permit({ ...ALL, did: false }, 1)).status).toBe(400);
  });
});

describe("A try of a company's key", () => {
  it('is one of its own before the platform’s, and is kept beside the one that was tried', async () => {
    app.providers.valid.add(PROPIA);
    await saveGlobal({ openaiApiKey: GLOBAL });
    const body = { proveedor: 'openai', ...params() };
    expect((await probar(body)).data).toMatchObject({ ok: false, origen: 'plataforma' });
    expect(await estadoDe('openai')).toMatchObject({ isValid: false, lastError: 'el proveedor rechazó la clave' });
    await save('openai', PROPIA);
    expect((await estadoDe('openai')).prueba).toBeNull();
    const taken = await probar(body);
    expect(taken).toMatchObject({ message: 'OPENAI conectado correctamente', data: { ok: true, origen: 'empresa' } });
    expect((await read()).stats).toEqual({ configured: 1, total: 6, valid: 1 });
    expect(app.providers.pings.map(({ clave }) => clave)).toEqual([GLOBAL, PROPIA]);
    // Another key has not been tried.
    await save('openai', 'sk-otra-clave-distinta');
    expect((await estadoDe('openai')).prueba).toBeNull();
  });

  it('can be made by its administrator, of what is stored and of nobody else’s', async () => {
    await save('openai', PROPIA);
    const other = await aCompany(app, { nombreComercial: 'Beta' });
    expect((await probar({ proveedor: 'openai' }, company.admin)).data).toMatchObject({ origen: 'empresa' });
    expect((await probar({ proveedor: 'openai', ...params() }, other.admin)).code).toBe('EMPRESA_NO_ENCONTRADA');
    expect((await probar({ proveedor: 'openai', clave: PROPIA }, company.admin)).details?.[0]?.path).toBe('clave');
    expect((await probar({ proveedor: 'openai' }, company.operador)).status).toBe(403);
    expect((await probar({ proveedor: 'claude' }, company.admin)).code).toBe('PROVEEDOR_SIN_CLAVE');
    expect(app.providers.pings).toHaveLength(1);
  });
});
