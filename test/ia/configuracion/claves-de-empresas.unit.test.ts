import { beforeEach, describe, expect, it } from 'vitest';
import { createNotificaciones } from '#functions/avisos/notificaciones/create-notificaciones.ts';
import { listNotificaciones } from '#functions/avisos/notificaciones/list-notificaciones.ts';
import { checkClaves } from '#functions/ia/configuracion/check-claves.ts';
import { getEstadoIa } from '#functions/ia/configuracion/get-estado-ia.ts';
import { testProveedor } from '#functions/ia/configuracion/test-proveedor.ts';
import { updateClaveEmpresa } from '#functions/ia/configuracion/update-clave-empresa.ts';
import { updateConfiguracionGlobal } from '#functions/ia/configuracion/update-configuracion-global.ts';
import { updatePermitidos } from '#functions/ia/configuracion/update-permitidos.ts';
import type { Notificacion } from '#shared/avisos/notificaciones/notificacion.ts';
import type { DependenciaPublica } from '#shared/core/dependencias.ts';
import { aCompany } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

const PROPIA = 'clave-propia-canario-1';
const GLOBAL = 'clave-de-la-plataforma-1';
const HOUR = 3_600_000;
const MINUTE = 60_000;

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
beforeEach(async () => {
  app = new TestApp();
  company = await aCompany(app);
});

const params = () => ({ empresaId: company.empresa.id });
const setPropia = (proveedor: string, clave: string | null) =>
  app.call(updateClaveEmpresa, { as: company.superadmin, params: { ...params(), proveedor }, body: { clave } });
const setGlobal = (body: object) => app.call(updateConfiguracionGlobal, { as: company.superadmin, body });
const probar = (proveedor: string) =>
  app.call(testProveedor, { as: company.superadmin, body: { proveedor, ...params() } });
const check = () => checkClaves(app.deps, { providers: app.providers, secrets: app.secrets });
const estado = async (as = company.operador) => (await app.call<DependenciaPublica>(getEstadoIa, { as })).data;
const told = async (as: { id: string }) => {
  await app.deliver(createNotificaciones);
  return (await app.call<Notificacion[]>(listNotificaciones, { as })).data.filter(({ title }) => /clave/.test(title));
};

describe('The AI of a company', () => {
  it('has no provider while nobody has a key for it', async () => {
    expect(await estado()).toEqual({ nombre: 'ia', estado: 'sin_proveedor', fecha: null, edadSegundos: null });
  });

  it('is active by a key of its own, with the age of its last try, for every role', async () => {
    await setPropia('claude', PROPIA);
    expect((await estado()).estado).toBe('desconocido');
    app.providers.valid.add(PROPIA);
    await probar('claude');
    const fecha = app.clock.toISOString();
    app.advance(90_000);
    const expected = { nombre: 'ia', estado: 'ok', fecha, edadSegundos: 90 };
    expect(await estado(company.operador)).toEqual(expected);
    expect(await estado(company.admin)).toEqual(expected);
    const ofSuperadmin = { as: company.superadmin, query: params() };
    expect((await app.call(getEstadoIa, ofSuperadmin)).data).toEqual(expected);
    const other = await aCompany(app, { nombreComercial: 'Beta' });
    expect((await estado(other.admin)).estado).toBe('sin_proveedor');
  });

  it('goes by its own key before the platform’s, and by one that answers', async () => {
    app.providers.valid.add(GLOBAL);
    await setGlobal({ apiKeys: { claudeApiKey: GLOBAL } });
    await probar('claude');
    expect((await estado()).estado).toBe('ok');
    await setPropia('claude', PROPIA);
    await probar('claude');
    expect((await estado()).estado).toBe('degradado');
    await setGlobal({ apiKeys: { geminiApiKey: GLOBAL } });
    // Nobody has tried it: that none answers is not known.
    expect((await estado()).estado).toBe('desconocido');
    await probar('gemini');
    expect((await estado()).estado).toBe('ok');
  });

  it('is not what it may not use, what is off, and what is no language model', async () => {
    app.providers.valid.add(PROPIA);
    await setPropia('claude', PROPIA);
    await setPropia('deepgram', PROPIA);
    await probar('claude');
    await probar('deepgram');
    const permitidos = { openai: true, claude: false, gemini: true, perplexity: true, deepgram: true };
    const permit = (claude: boolean, version: number) =>
      app.call(updatePermitidos, {
        as: company.superadmin,
        params: params(),
        body: { permitidos: { ...permitidos, claude }, version },
      });
    const { version } = (await permit(false, 1)).data;
    expect((await estado()).estado).toBe('sin_proveedor');
    await permit(true, Number(version));
    expect((await estado()).estado).toBe('ok');
    await setGlobal({ proveedores: { claude: { activo: false, modelo: 'claude-sonnet-5-5', version: 0 } } });
    expect((await estado()).estado).toBe('sin_proveedor');
  });

  it('is not known when the last try is older than the checks that repeat it', async () => {
    app.providers.valid.add(PROPIA).add(GLOBAL);
    await setPropia('claude', PROPIA);
    await probar('claude');
    app.advance(2 * HOUR);
    expect((await estado()).estado).toBe('ok');
    app.advance(11 * MINUTE);
    expect((await estado()).estado).toBe('desconocido');
    await setPropia('claude', null);
    await setGlobal({ apiKeys: { claudeApiKey: GLOBAL } });
    await probar('claude');
    app.advance(11 * MINUTE);
    expect((await estado()).estado).toBe('ok');
    app.advance(MINUTE);
    expect((await estado()).estado).toBe('desconocido');
  });
});

describe('The keys of companies', () => {
  it('are tried every hour, Perplexity’s once a day, and none twice by a run that is repeated', async () => {
    await setPropia('claude', PROPIA);
    await setPropia('perplexity', 'pplx-0123456789');
    app.providers.valid.add(PROPIA).add('pplx-0123456789');
    for (let hour = 0; hour < 25; hour++) {
      await check();
      await check();
      app.advance(HOUR);
    }
    const tries = (proveedor: string) => app.providers.pings.filter((ping) => ping.proveedor === proveedor).length;
    expect([tries('claude'), tries('perplexity')]).toEqual([25, 2]);
    expect((await estado()).estado).toBe('ok');
  });

  it('tell the administrators and the superadmins when one stops working, once until it works again', async () => {
    const { admin, superadmin, operador } = company;
    await setPropia('claude', PROPIA);
    app.providers.valid.add(PROPIA);
    await check();
    app.providers.valid.clear();
    for (let hour = 0; hour < 3; hour++) {
      app.advance(HOUR);
      await Promise.all([check(), check()]);
    }
    expect(await told(admin)).toMatchObject([
      {
        title: `La clave de CLAUDE de ${company.empresa.nombreComercial} ha dejado de funcionar`,
        message: expect.stringMatching(/el proveedor rechazó la clave.*Un superadministrador puede cambiarla\.$/),
        actionUrl: '/configuracion?seccion=estado-apis',
      },
    ]);
    expect(await told(superadmin)).toMatchObject([{ actionUrl: '/configuracion', actionText: 'Revisar la clave' }]);
    expect(await told(operador)).toEqual([]);
    expect(await told((await aCompany(app, { nombreComercial: 'Beta' })).admin)).toEqual([]);
    expect(JSON.stringify([await told(admin), await told(superadmin)])).not.toContain(PROPIA);
    // It works again, and fails again.
    app.providers.valid.add(PROPIA);
    app.advance(HOUR);
    await check();
    expect((await estado()).estado).toBe('ok');
    app.providers.valid.clear();
    app.advance(HOUR);
    await check();
    expect(await told(admin)).toHaveLength(2);
  });

  it('are asked twice before people are told: a moment’s trouble is none', async () => {
    await setPropia('claude', PROPIA);
    app.providers.valid.add(PROPIA);
    await check();
    app.advance(HOUR);
    const ping = app.providers.ping.bind(app.providers);
    let first = true;
    app.providers.ping = async (proveedor, clave) => {
      if (!first) return ping(proveedor, clave);
      first = false;
      return { ok: false, latencyMs: 1, error: 'el proveedor no respondió a tiempo' };
    };
    await check();
    expect(await told(company.admin)).toEqual([]);
    expect((await estado()).estado).toBe('ok');
  });

  it('do not keep each other waiting: one that cannot be read leaves the others tried', async () => {
    await setPropia('claude', PROPIA);
    const other = await aCompany(app, { nombreComercial: 'Beta' });
    const otherParams = { empresaId: other.empresa.id, proveedor: 'claude' };
    await app.call(updateClaveEmpresa, { as: company.superadmin, params: otherParams, body: { clave: PROPIA } });
    const item = app.table.all().find(({ tipo }) => tipo === 'CLAVE_API');
    const claveCifrada = await app.secrets.encrypt(PROPIA, { empresaId: 'otra', campo: 'claudeApiKey' });
    await app.table.write([{ put: { ...item, claveCifrada } as never }]);
    await expect(check()).rejects.toThrow('Some keys could not be tried');
    expect(app.providers.pings.length).toBeGreaterThan(0);
  });

  it('stay away from the list of all when they are removed', async () => {
    await setPropia('claude', PROPIA);
    await setPropia('claude', null);
    await check();
    expect(app.providers.pings).toEqual([]);
  });
});
