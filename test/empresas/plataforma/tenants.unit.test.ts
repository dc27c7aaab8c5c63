import { beforeEach, describe, expect, it } from 'vitest';
import { login } from '#functions/acceso/auth/login.ts';
import { testProveedor } from '#functions/ia/configuracion/test-proveedor.ts';
import { updateClaveEmpresa } from '#functions/ia/configuracion/update-clave-empresa.ts';
import { updateConfiguracionGlobal } from '#functions/ia/configuracion/update-configuracion-global.ts';
import { listTenants } from '#functions/sistema/sistema/list-tenants.ts';
import type { Tenant } from '#shared/empresas/plataforma/plataforma.api.ts';
import { aCompany, aFinishedInterview } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

const MINUTE = 60_000;
const [PLATAFORMA, PROPIA] = ['clave-de-la-plataforma-1', 'clave-propia-de-beta-1'];
const NINGUNO = { chatgpt_enabled: false, claude_enabled: false, gemini_enabled: false, perplexity_enabled: false };
let app: TestApp;
beforeEach(() => {
  app = new TestApp();
});

const list = async (as: { id: string }, query: Record<string, string> = {}) =>
  app.call<Tenant[]>(listTenants, { as, query });
const signIn = async ({ email }: { email: string }) => {
  const { status } = await app.call(login, { body: { email, password: 'Demo-1234' } });
  expect(status).toBe(200);
};

/** Keys of the platform or of one company, and what a call with them gives from now on. */
const keyOf = {
  platform: (as: { id: string }, claudeApiKey: string) =>
    app.call(updateConfiguracionGlobal, { as, body: { apiKeys: { claudeApiKey } } }),
  company: (as: { id: string }, empresaId: string, clave: string) =>
    app.call(updateClaveEmpresa, { as, params: { empresaId, proveedor: 'claude' }, body: { clave } }),
};
const probar = async (as: { id: string }, empresaId?: string) => {
  const { status } = await app.call(testProveedor, {
    as,
    body: { proveedor: 'claude', ...(empresaId && { empresaId }) },
  });
  expect(status).toBe(200);
};

describe('GET /api/tenants', () => {
  it('says what happens in each company', async () => {
    const { superadmin, empresa } = await aFinishedInterview(app);
    const { data } = await list(superadmin);
    expect(data).toEqual([
      {
        id: empresa.id,
        nombre: 'Acme Talento',
        subdominio: 'acme-talento',
        plan: 'professional',
        estado: 'trial',
        estadoIa: 'sin_proveedor',
        estadisticas: { usuarios_activos: 2, entrevistas_mes: 1, ultimo_acceso: null },
      },
    ]);
  });

  it('begins each month with no interviews', async () => {
    const { superadmin } = await aFinishedInterview(app);
    app.advance(31 * 24 * 60 * MINUTE);
    expect((await list(superadmin)).data[0]?.estadisticas.entrevistas_mes).toBe(0);
  });

  it('notes the first sign-in of an hour, whoever it is, and writes no more until it is over', async () => {
    const { superadmin, admin, operador } = await aCompany(app);
    const last = async () => (await list(superadmin)).data[0]?.estadisticas.ultimo_acceso;
    await signIn(admin);
    const first = app.clock.toISOString();
    expect(await last()).toBe(first);
    app.advance(59 * MINUTE);
    const written = app.table.written.filter(({ SK }) => SK === 'ACTIVIDAD').length;
    await signIn(operador);
    expect(await last()).toBe(first);
    expect(app.table.written.filter(({ SK }) => SK === 'ACTIVIDAD').length).toBe(written);
    app.advance(2 * MINUTE);
    await signIn(operador);
    expect(await last()).toBe(app.clock.toISOString());
  });

  it('says whether a provider answers, unless the company lets none in', async () => {
    const { superadmin } = await aCompany(app);
    await aCompany(app, { nombreComercial: 'Beta', configuracion: { configuracionIA: NINGUNO } });
    const states = async () => (await list(superadmin)).data.map(({ estadoIa }) => estadoIa);
    expect(await states()).toEqual(['local', 'sin_proveedor']);
    app.providers.valid.add(PLATAFORMA);
    await keyOf.platform(superadmin, PLATAFORMA);
    expect(await states()).toEqual(['local', 'desconocida']);
    await probar(superadmin);
    expect(await states()).toEqual(['local', 'activa']);
    app.providers.valid.delete(PLATAFORMA);
    await probar(superadmin);
    expect(await states()).toEqual(['local', 'degradada']);
    app.advance(12 * MINUTE);
    expect(await states()).toEqual(['local', 'desconocida']);
  });

  it('goes by the keys that a company has of its own, and leaves the others alone', async () => {
    const { superadmin, empresa } = await aCompany(app);
    const beta = await aCompany(app, { nombreComercial: 'Beta' });
    const gamma = await aCompany(app, {
      nombreComercial: 'Gamma',
      configuracion: { configuracionIA: { claude_enabled: false } },
    });
    const states = async () =>
      Object.fromEntries((await list(superadmin)).data.map(({ id, estadoIa }) => [id, estadoIa]));
    app.providers.valid.add(PROPIA);
    for (const { empresa: each } of [beta, gamma]) {
      await keyOf.company(superadmin, each.id, PROPIA);
      await probar(superadmin, each.id);
    }
    // Gamma has a key of a provider that it does not let in.
    const without = { [empresa.id]: 'sin_proveedor', [gamma.empresa.id]: 'sin_proveedor' };
    expect(await states()).toEqual({ ...without, [beta.empresa.id]: 'activa' });
    app.providers.valid.clear();
    await probar(superadmin, beta.empresa.id);
    expect(await states()).toEqual({ ...without, [beta.empresa.id]: 'degradada' });
  });

  it('comes page by page, the newest company first', async () => {
    const { superadmin } = await aCompany(app);
    app.advance(MINUTE);
    await aCompany(app, { nombreComercial: 'Beta' });
    const first = await list(superadmin, { limit: '1' });
    expect(first.data.map(({ nombre }) => nombre)).toEqual(['Beta']);
    const second = await list(superadmin, { limit: '1', cursor: first.nextCursor ?? '' });
    expect(second.data.map(({ nombre }) => nombre)).toEqual(['Acme Talento']);
    expect(second.nextCursor).toBeUndefined();
  });
});
