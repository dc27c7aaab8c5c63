import { beforeEach, describe, expect, it } from 'vitest';
import { login } from '#functions/auth/login.ts';
import { listTenants } from '#functions/plataforma/list-tenants.ts';
import { saludRepository } from '#functions/sistema/salud.repository.ts';
import type { Tenant } from '#shared/plataforma/plataforma.api.ts';
import type { RegistroSalud } from '#shared/sistema/salud.ts';
import { aCompany, aFinishedInterview } from '../support/scenarios.ts';
import { TestApp } from '../support/test-app.ts';

const MINUTE = 60_000;
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
const found = (estado: 'ok' | 'caido' | 'sin_proveedor') => {
  const fecha = app.clock.toISOString();
  const ia = { nombre: 'ia' as const, estado, latenciaMs: 5, fecha, detalle: null, cifras: {} };
  const registro: RegistroSalud = { fecha, estado: 'ok', dependencias: [ia] };
  return saludRepository(app.table).store(`${fecha}-${estado}`, registro);
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
        estadoIa: 'desconocida',
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
    await aCompany(app, {
      nombreComercial: 'Beta',
      configuracion: {
        configuracionIA: {
          chatgpt_enabled: false,
          claude_enabled: false,
          gemini_enabled: false,
          perplexity_enabled: false,
        },
      },
    });
    const states = async () => (await list(superadmin)).data.map(({ estadoIa }) => estadoIa);
    await found('ok');
    expect(await states()).toEqual(['local', 'activa']);
    app.advance(5 * MINUTE);
    await found('caido');
    expect(await states()).toEqual(['local', 'degradada']);
    app.advance(12 * MINUTE);
    expect(await states()).toEqual(['local', 'desconocida']);
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
