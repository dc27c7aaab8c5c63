import { beforeEach, describe, expect, it } from 'vitest';
import { createNotificaciones } from '#functions/avisos/notificaciones/create-notificaciones.ts';
import { listNotificaciones } from '#functions/avisos/notificaciones/list-notificaciones.ts';
import { getConfiguracionGlobal } from '#functions/ia/configuracion/get-configuracion-global.ts';
import { testProveedor } from '#functions/ia/configuracion/test-proveedor.ts';
import { updateConfiguracionGlobal } from '#functions/ia/configuracion/update-configuracion-global.ts';
import { checkIa } from '#functions/sistema/sistema/chequeos/ia.ts';
import type { Notificacion } from '#shared/avisos/notificaciones/notificacion.ts';
import { PROVEEDORES, type Proveedor } from '#shared/core/proveedores.ts';
import { MODELOS, modelosDe } from '#shared/ia/configuracion/modelos.ts';
import { type ConfiguracionGlobal, formatoProblema, type Prueba } from '#shared/ia/configuracion/proveedor.ts';
import { anId } from '../../support/ids.ts';
import { TestApp } from '../../support/test-app.ts';

const CANARY = 'sk-canario-7f3b9d21c4e8';
const MINUTE = 60_000;

let app: TestApp;
let superadmin: { id: string };
beforeEach(async () => {
  app = new TestApp();
  superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
});

const read = async () => (await app.call<ConfiguracionGlobal>(getConfiguracionGlobal, { as: superadmin })).data;
const save = (body: object) => app.call<ConfiguracionGlobal>(updateConfiguracionGlobal, { as: superadmin, body });
const probar = (body: object) => app.call<Prueba & { origen: string | null }>(testProveedor, { as: superadmin, body });
const of = async (proveedor: Proveedor) => (await read()).proveedores.find((each) => each.proveedor === proveedor);

describe('The keys of the platform', () => {
  it('are six providers without a key, each with its default model', async () => {
    const { apiKeys, proveedores } = await read();
    expect(Object.values(apiKeys)).toEqual(['', '', '', '', '', '']);
    expect(proveedores.map(({ proveedor, modelo }) => [proveedor, modelo])).toEqual([
      ['openai', 'gpt-5.6-terra'],
      ['claude', 'claude-sonnet-5-5'],
      ['gemini', 'gemini-3.8-flash'],
      ['perplexity', 'perplexity/sonar'],
      ['deepgram', 'nova-3'],
      ['did', null],
    ]);
  });

  it('are written and never read: a mask in every answer, ciphertext in the table, nothing in a log', async () => {
    const answers = [
      await save({ apiKeys: { openaiApiKey: CANARY } }),
      await app.call(getConfiguracionGlobal, { as: superadmin }),
      await probar({ proveedor: 'openai' }),
      await probar({ proveedor: 'openai', clave: CANARY }),
      await save({ apiKeys: { openaiApiKey: `${CANARY} con espacios` } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 400]);
    expect((await read()).apiKeys.openaiApiKey).toBe('••••c4e8');
    const everything = [...answers.map(({ text }) => text), JSON.stringify(app.table.all()), JSON.stringify(app.logs)];
    for (const text of everything) expect(text).not.toContain(CANARY);
    expect(app.providers.pings.map(({ clave }) => clave)).toEqual([CANARY, CANARY]);
    const stored = app.table.all().find(({ tipo }) => tipo === 'PROVEEDOR');
    expect(stored?.claveCifrada).toContain('{"empresaId":"GLOBAL","campo":"openaiApiKey"}');
  });

  it('stay when others are stored, and go when they are removed', async () => {
    await save({ apiKeys: { openaiApiKey: CANARY, claudeApiKey: 'clave-de-claude-1' } });
    await save({ apiKeys: { claudeApiKey: null } });
    expect(await read()).toMatchObject({ apiKeys: { openaiApiKey: '••••c4e8', claudeApiKey: '' } });
    expect(JSON.stringify(app.table.all())).not.toContain('claudeApiKey');
    expect((await probar({ proveedor: 'claude' })).code).toBe('PROVEEDOR_SIN_CLAVE');
  });

  it.each([
    ['openai', 'sin-prefijo-de-clave'],
    ['openai', 'sk-proj-demasiado-corta'],
    ['did', 'sin-dos-puntos-12345'],
    ['did', 'persona@correo.test:contrasena12'],
    ['did', 'ab:contrasena-larga'],
    ['did', 'usuario:corta'],
    ['gemini', 'corta'],
    ['claude', 'con\nsalto-de-linea-x'],
    ['deepgram', 'clavé-con-acentos'],
  ] as const)('of %s are refused when they cannot be right: %j', async (proveedor, clave) => {
    const field = `${proveedor}ApiKey`;
    const answer = await save({ apiKeys: { [field]: clave } });
    expect([answer.status, answer.code]).toEqual([400, 'VALIDACION']);
    expect(answer.details?.[0]?.path).toBe(`apiKeys.${field}`);
    expect((await probar({ proveedor, clave })).details?.[0]?.path).toBe('clave');
    expect(app.providers.pings).toEqual([]);
  });

  it.each([
    ['openai', 'sk-1234567890abcdef'],
    ['openai', `sk-proj-${'a'.repeat(300)}`],
    ['did', 'usuario_1.x-y:contrasena+/=12'],
    ['perplexity', 'pplx-1234567890'],
  ] as const)('of %s are taken in the documented form %j', (proveedor, clave) => {
    expect(formatoProblema(proveedor, clave)).toBeUndefined();
  });
});

describe('The settings of a provider', () => {
  it('change together with its key, and not over somebody else’s change', async () => {
    const ajuste = { activo: false, modelo: 'nova-2', version: 0 };
    expect(
      (await save({ apiKeys: { deepgramApiKey: 'clave-123456789' }, proveedores: { deepgram: ajuste } })).status,
    ).toBe(200);
    expect(await of('deepgram')).toMatchObject({ clave: '••••6789', activo: false, modelo: 'nova-2', version: 1 });
    expect((await save({ proveedores: { deepgram: ajuste } })).code).toBe('VERSION_OBSOLETA');
    expect((await save({ proveedores: { deepgram: { ...ajuste, version: 1, activo: true } } })).status).toBe(200);
    expect(await of('deepgram')).toMatchObject({ activo: true, version: 2 });
  });

  it.each([
    // Retired, another provider's, one where there is none, none where there are some.
    ['openai', 'gpt-4'],
    ['openai', 'claude-sonnet-5-5'],
    ['did', 'nova-3'],
    ['gemini', null],
  ])('of %s do not take the model %j', async (proveedor, modelo) => {
    const answer = await save({ proveedores: { [proveedor]: { activo: true, modelo, version: 0 } } });
    expect([answer.status, answer.details?.[0]?.path]).toEqual([400, `proveedores.${proveedor}.modelo`]);
  });

  it('say what the contract says of the texts it gets: not known until somebody notes it, and kept when it is not named', async () => {
    const known = async () => (await read()).proveedores.map((each) => [each.proveedor, each.contratoSinRetencion]);
    expect(await known()).toEqual([
      ...['openai', 'claude', 'gemini', 'perplexity'].map((each) => [each, 'no_consta']),
      ['deepgram', null],
      ['did', null],
    ]);
    const ajuste = { activo: true, modelo: 'claude-sonnet-5-5' };
    await save({ proveedores: { claude: { ...ajuste, contratoSinRetencion: 'no', version: 0 } } });
    expect(await of('claude')).toMatchObject({ contratoSinRetencion: 'no', version: 1 });
    await save({ proveedores: { claude: { ...ajuste, activo: false, version: 1 } } });
    expect(await of('claude')).toMatchObject({ contratoSinRetencion: 'no', activo: false });
    await save({ proveedores: { claude: { ...ajuste, contratoSinRetencion: 'si', version: 2 } } });
    expect(await of('claude')).toMatchObject({ contratoSinRetencion: 'si' });
  });

  it.each([
    ['claude', 'claude-sonnet-5-5', 'quizá'],
    ['deepgram', 'nova-3', 'si'],
  ])('of %s do not take a contract that says %j %j', async (proveedor, modelo, contratoSinRetencion) => {
    const ajuste = { activo: true, modelo, contratoSinRetencion, version: 0 };
    const answer = await save({ proveedores: { [proveedor]: ajuste } });
    expect([answer.status, answer.details?.[0]?.path]).toEqual([400, `proveedores.${proveedor}.contratoSinRetencion`]);
  });

  it('have a default that is not retired, and one entry for each model', () => {
    for (const proveedor of PROVEEDORES) expect(modelosDe(proveedor)[0]?.retirado).toBeUndefined();
    expect(new Set(MODELOS.map(({ proveedor, id }) => `${proveedor} ${id}`)).size).toBe(MODELOS.length);
  });

  it.each([[{}], [{ apiKeys: {} }], [{ apiKeys: { otraApiKey: 'x' } }]])('need something to save: %j', async (body) => {
    expect((await save(body)).status).toBe(400);
  });
});

describe('The order of the language models', () => {
  const order = async () => {
    const { proveedores, orden } = await read();
    return { ids: proveedores.map(({ proveedor }) => proveedor), ...orden };
  };

  it('is what the superadmin makes it, the others after them, and not over somebody else’s change', async () => {
    expect(await order()).toMatchObject({ proveedores: ['openai', 'claude', 'gemini', 'perplexity'], version: 0 });
    const proveedores = ['gemini', 'perplexity', 'openai', 'claude'];
    expect((await save({ orden: { proveedores, version: 0 } })).status).toBe(200);
    expect(await order()).toEqual({ proveedores, version: 1, ids: [...proveedores, 'deepgram', 'did'] });
    expect((await save({ orden: { proveedores, version: 0 } })).code).toBe('VERSION_OBSOLETA');
    expect((await save({ orden: { proveedores: [...proveedores].reverse(), version: 1 } })).status).toBe(200);
    expect((await order()).ids.slice(0, 4)).toEqual(['claude', 'openai', 'perplexity', 'gemini']);
  });

  it.each([
    [['openai', 'claude', 'gemini']],
    [['openai', 'openai', 'gemini', 'perplexity']],
    [['openai', 'claude', 'gemini', 'deepgram']],
  ])('names each of the four once: not %j', async (proveedores) => {
    const answer = await save({ orden: { proveedores, version: 0 } });
    expect([answer.status, answer.code]).toEqual([400, 'VALIDACION']);
  });
});

describe('A try of a key', () => {
  it('says how it went in the words of the catalogue, and keeps it beside the stored key', async () => {
    await save({ apiKeys: { openaiApiKey: CANARY } });
    expect((await of('openai'))?.prueba).toBeNull();
    const refused = await probar({ proveedor: 'openai' });
    expect([refused.status, refused.message]).toEqual([200, 'Error conectando OPENAI: el proveedor rechazó la clave']);
    expect((await of('openai'))?.prueba).toMatchObject({
      ok: false,
      error: 'el proveedor rechazó la clave',
      latenciaMs: 12,
    });
    app.providers.valid.add(CANARY);
    const taken = await probar({ proveedor: 'openai' });
    expect(taken.message).toBe('OPENAI conectado correctamente');
    const { origen, ...prueba } = taken.data;
    expect(origen).toBe('plataforma');
    expect((await of('openai'))?.prueba).toEqual(prueba);
  });

  it('of a typed key is not kept, and a new key begins without one', async () => {
    app.providers.valid.add(CANARY);
    await save({ apiKeys: { openaiApiKey: CANARY } });
    await probar({ proveedor: 'openai' });
    await probar({ proveedor: 'openai', clave: 'sk-otra-clave-distinta' });
    expect((await of('openai'))?.prueba?.ok).toBe(true);
    await save({ apiKeys: { openaiApiKey: 'sk-otra-clave-distinta' } });
    expect((await of('openai'))?.prueba).toBeNull();
  });

  it('can be made five times a minute, whoever asks at once', async () => {
    const clave = 'clave-de-prueba';
    const answers = await Promise.all(Array.from({ length: 9 }, () => probar({ proveedor: 'claude', clave })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.find(({ status }) => status === 429);
    expect([refused?.code, Number(refused?.headers['retry-after']) > 0]).toEqual(['DEMASIADOS_INTENTOS', true]);
    expect(app.providers.pings).toHaveLength(5);
    app.advance(MINUTE);
    expect((await probar({ proveedor: 'claude', clave })).status).toBe(200);
  });

  it('for a company that does not exist is none', async () => {
    const answer = await probar({ proveedor: 'claude', clave: 'clave-de-prueba', empresaId: anId('emp') });
    expect([answer.status, answer.code]).toEqual([404, 'EMPRESA_NO_ENCONTRADA']);
    expect(app.providers.pings).toEqual([]);
  });
});

describe('The health of the language models', () => {
  const check = () => checkIa(app.deps, () => app)(AbortSignal.timeout(1000));
  const CLAVES = { claudeApiKey: 'clave-de-claude-1', perplexityApiKey: 'pplx-123456789' };

  it('is no provider when none has a key or all are off, and voice and image do not count', async () => {
    await save({ apiKeys: { deepgramApiKey: 'clave-de-deepgram', claudeApiKey: CLAVES.claudeApiKey } });
    await save({ proveedores: { claude: { activo: false, modelo: 'claude-sonnet-5-5', version: 0 } } });
    expect(await check()).toMatchObject({ estado: 'sin_proveedor', cifras: { configurados: 0 } });
    expect(app.providers.pings).toEqual([]);
  });

  it('is well when one answers, and the embedded engine’s when none does', async () => {
    await save({ apiKeys: CLAVES });
    expect(await check()).toEqual({
      estado: 'degradado',
      detalle: 'MOTOR_LOCAL',
      cifras: { configurados: 2, activos: 0 },
    });
    app.providers.valid.add(CLAVES.claudeApiKey);
    expect(await check()).toEqual({ estado: 'ok', cifras: { configurados: 2, activos: 1 } });
    expect((await of('claude'))?.prueba).toMatchObject({ ok: true });
  });

  it('pays for a call once an hour at most', async () => {
    await save({ apiKeys: CLAVES });
    for (let run = 0; run < 13; run++) {
      await check();
      app.advance(5 * MINUTE);
    }
    const paid = app.providers.pings.filter(({ proveedor }) => proveedor === 'perplexity');
    expect([paid.length, app.providers.pings.length]).toEqual([2, 15]);
  });
});

describe('A key that stops working', () => {
  const clave = 'clave-de-claude-1';
  const check = () => checkIa(app.deps, () => app)(AbortSignal.timeout(1000));

  it('is told to the superadmins once, and again only after it worked', async () => {
    await save({ apiKeys: { claudeApiKey: clave } });
    await check();
    app.providers.valid.add(clave);
    await check();
    app.providers.valid.delete(clave);
    app.advance(5 * MINUTE);
    await Promise.all([check(), check()]);
    await check();
    await app.deliver(createNotificaciones);
    await app.deliver(createNotificaciones);
    const told = async () => (await app.call<Notificacion[]>(listNotificaciones, { as: superadmin })).data;
    expect(await told()).toMatchObject([
      { title: 'La clave de CLAUDE ha dejado de funcionar', actionUrl: '/saas-admin?seccion=sistema&apis=1' },
    ]);
    expect(JSON.stringify(await told())).not.toContain(clave);
  });
});
