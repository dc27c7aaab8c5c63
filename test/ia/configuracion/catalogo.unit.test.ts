import { beforeEach, describe, expect, it } from 'vitest';
import { createNotificaciones } from '#functions/avisos/notificaciones/create-notificaciones.ts';
import { listNotificaciones } from '#functions/avisos/notificaciones/list-notificaciones.ts';
import { getConfiguracionGlobal } from '#functions/ia/configuracion/get-configuracion-global.ts';
import { modeloVigente } from '#functions/ia/configuracion/modelo-vigente.ts';
import { updateCatalogo } from '#functions/ia/configuracion/update-catalogo.ts';
import { updateCatalogos } from '#functions/ia/configuracion/update-catalogos.ts';
import { updateConfiguracionGlobal } from '#functions/ia/configuracion/update-configuracion-global.ts';
import type { Notificacion } from '#shared/avisos/notificaciones/notificacion.ts';
import type { Proveedor } from '#shared/core/proveedores.ts';
import type { CatalogoActualizado } from '#shared/ia/configuracion/catalogo.ts';
import { costeDe } from '#shared/ia/configuracion/modelos.ts';
import type { ConfiguracionGlobal } from '#shared/ia/configuracion/proveedor.ts';
import { TestApp } from '../../support/test-app.ts';

const CLAVE = 'clave-de-claude-canario-1';
const SONNET = { id: 'claude-sonnet-5-5', label: 'Claude Sonnet 5.5' };
const NUEVO = { id: 'claude-nuevo-6', label: 'Claude Nuevo 6' };

let app: TestApp;
let superadmin: { id: string };
beforeEach(async () => {
  app = new TestApp();
  superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
});

const save = (body: object) => app.call<ConfiguracionGlobal>(updateConfiguracionGlobal, { as: superadmin, body });
const refresh = (proveedor: string, as = superadmin) =>
  app.call<CatalogoActualizado>(updateCatalogo, { as, params: { proveedor } });
const choose = (modelo: string, version: number) =>
  save({ proveedores: { claude: { activo: true, modelo, version } } });
async function of(proveedor: Proveedor) {
  const { data } = await app.call<ConfiguracionGlobal>(getConfiguracionGlobal, { as: superadmin });
  const found = data.proveedores.find((each) => each.proveedor === proveedor);
  if (!found) throw new Error(proveedor);
  return found;
}
const marksOf = async (proveedor: Proveedor) =>
  Object.fromEntries(
    (await of(proveedor)).catalogo.modelos.map(({ id, retirado, probado }) => [
      id,
      `${retirado ? 'retirado' : 'vigente'}${probado ? '' : ' sin probar'}`,
    ]),
  );

/** Claude with a good key, and a list of its own. */
async function withClaude(...models: { id: string; label: string }[]) {
  await save({ apiKeys: { claudeApiKey: CLAVE } });
  app.providers.valid.add(CLAVE);
  app.providers.models.claude = models;
}

describe('The models of a provider', () => {
  it('are those that the product was tried with until the provider has given its list', async () => {
    const { catalogo } = await of('claude');
    expect(catalogo).toMatchObject({ fecha: null, fallo: null });
    expect(await marksOf('claude')).toEqual({
      'claude-sonnet-5-5': 'vigente',
      'claude-3-opus': 'retirado',
      'claude-3-sonnet': 'retirado',
      'claude-3-haiku': 'retirado',
    });
    expect((await of('did')).catalogo.modelos).toEqual([]);
  });

  it('are what it lists after that: new ones can be chosen and are marked, with the time of the list', async () => {
    await withClaude(SONNET, NUEVO);
    const answer = await refresh('claude');
    expect(answer.data).toEqual({ ok: true, error: null, nuevos: 1, retirados: 0 });
    expect(answer.message).toBe('Modelos de CLAUDE actualizados: 1 nuevo');
    expect((await of('claude')).catalogo.fecha).toBe(app.clock.toISOString());
    expect(await marksOf('claude')).toMatchObject({
      'claude-sonnet-5-5': 'vigente',
      'claude-nuevo-6': 'vigente sin probar',
    });
    expect((await choose(NUEVO.id, 0)).status).toBe(200);
    expect((await of('claude')).modelo).toBe(NUEVO.id);
    expect((await refresh('claude')).message).toBe('Modelos de CLAUDE actualizados: sin cambios');
  });

  it('have no price that nobody knows', () => {
    expect(costeDe({ proveedor: 'claude', id: NUEVO.id }, { entrada: 10, salida: 10 }, app.clock)).toBeNull();
  });

  it('are retired when the list no longer has them: the chosen one stays in sight and is not called', async () => {
    await withClaude(SONNET, NUEVO);
    await refresh('claude');
    await choose(NUEVO.id, 0);
    app.providers.models.claude = [SONNET];
    const answer = await refresh('claude');
    expect(answer.message).toBe('Modelos de CLAUDE actualizados: 1 retirado');
    expect((await marksOf('claude'))[NUEVO.id]).toBe('retirado sin probar');
    expect((await of('claude')).modelo).toBe(NUEVO.id);
    const record = app.table.all().find(({ SK }) => SK === 'PROVEEDOR#claude') as never;
    expect(modeloVigente(record)).toBe(SONNET.id);
    // It stays where it stands, and is not chosen anew.
    expect((await choose(NUEVO.id, 1)).status).toBe(200);
    await choose(SONNET.id, 2);
    const anew = await choose(NUEVO.id, 3);
    expect([anew.status, anew.details?.[0]?.msg]).toEqual([400, 'Este modelo está retirado: elige otro']);
    // Listed again, it is what it was.
    app.providers.models.claude = [SONNET, NUEVO];
    expect((await refresh('claude')).data.nuevos).toBe(1);
    expect((await choose(NUEVO.id, 3)).status).toBe(200);
  });

  it('are told of when the chosen one is retired: the superadmins hear of it once', async () => {
    await withClaude(SONNET, NUEVO);
    await refresh('claude');
    await choose(NUEVO.id, 0);
    app.providers.models.claude = [SONNET];
    await refresh('claude');
    await refresh('claude');
    await app.deliver(createNotificaciones);
    await app.deliver(createNotificaciones);
    const { data } = await app.call<Notificacion[]>(listNotificaciones, { as: superadmin });
    expect(data).toMatchObject([
      {
        title: 'CLAUDE ha retirado el modelo elegido',
        message:
          'Claude Nuevo 6 ya no está en la lista del proveedor. Mientras tanto se usa Claude Sonnet 5.5. Elige otro modelo.',
        actionUrl: '/saas-admin?seccion=sistema&apis=1',
      },
    ]);
  });

  it('of ours are retired too when the provider has them no more, and none is called when none is left', async () => {
    await withClaude(NUEVO);
    await refresh('claude');
    expect((await marksOf('claude'))[SONNET.id]).toBe('retirado');
    const record = () => app.table.all().find(({ SK }) => SK === 'PROVEEDOR#claude') as never;
    expect(modeloVigente(record())).toBeNull();
    await choose(NUEVO.id, 0);
    expect(modeloVigente(record())).toBe(NUEVO.id);
  });

  it.each([
    ['claude', 'claude-sonnet-5-5-20260929'],
    ['deepgram', 'nova-3-general'],
  ] as const)('of %s count as listed by the name %j, which they stand for', async (proveedor, id) => {
    const clave = 'clave-buena-0123456789';
    await save({ apiKeys: { [`${proveedor}ApiKey`]: clave } });
    app.providers.valid.add(clave);
    app.providers.models[proveedor] = [{ id, label: id }];
    await refresh(proveedor);
    const { modelos } = (await of(proveedor)).catalogo;
    expect(modelos[0]?.retirado).toBe(false);
    expect(modelos.every(({ probado }) => probado)).toBe(true);
  });
});

describe('Asking for the models', () => {
  it('keeps the last list when the provider gives none, and says why', async () => {
    await withClaude(SONNET, NUEVO);
    await refresh('claude');
    const before = await of('claude');
    app.advance(60_000);
    app.providers.valid.clear();
    const answer = await refresh('claude');
    expect([answer.status, answer.data.ok]).toEqual([200, false]);
    expect(answer.message).toBe('Error actualizando los modelos de CLAUDE: el proveedor rechazó la clave');
    const { catalogo } = await of('claude');
    expect(catalogo).toEqual({
      ...before.catalogo,
      fallo: { fecha: app.clock.toISOString(), error: 'el proveedor rechazó la clave' },
    });
    app.providers.valid.add(CLAVE);
    await refresh('claude');
    expect((await of('claude')).catalogo.fallo).toBeNull();
  });

  it('needs a key, and a provider that has models', async () => {
    expect(await refresh('claude')).toMatchObject({ status: 409, code: 'PROVEEDOR_SIN_CLAVE' });
    expect(await refresh('did')).toMatchObject({ status: 404, code: 'PROVEEDOR_NO_ENCONTRADO' });
    expect(await refresh('llama')).toMatchObject({ status: 404, code: 'PROVEEDOR_NO_ENCONTRADO' });
  });

  it('can be done ten times a minute', async () => {
    await withClaude(SONNET);
    const answers = await Promise.all(Array.from({ length: 12 }, () => refresh('claude')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.find(({ status }) => status === 429)?.code).toBe('DEMASIADOS_INTENTOS');
  });

  it('leaves no key anywhere', async () => {
    await withClaude(SONNET);
    const answer = await refresh('claude');
    for (const text of [answer.text, JSON.stringify(app.table.all()), JSON.stringify(app.logs)]) {
      expect(text).not.toContain(CLAVE);
    }
  });

  it('is done for all of them every week, whoever of them fails', async () => {
    await withClaude(SONNET, NUEVO);
    await save({ apiKeys: { openaiApiKey: 'sk-clave-rechazada-1', didApiKey: 'usuario:contrasena-larga' } });
    await updateCatalogos(app.deps, { providers: app.providers, secrets: app.secrets });
    expect((await of('claude')).catalogo.fecha).toBe(app.clock.toISOString());
    expect((await of('openai')).catalogo).toMatchObject({
      fecha: null,
      fallo: { error: 'el proveedor rechazó la clave' },
    });
    expect((await of('gemini')).catalogo).toMatchObject({ fecha: null, fallo: null });
  });
});
