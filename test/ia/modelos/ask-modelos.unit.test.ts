import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { getEmpresa } from '#functions/empresas/empresas/get-empresa.ts';
import { updateEmpresa } from '#functions/empresas/empresas/update-empresa.ts';
import { updateConfiguracionGlobal } from '#functions/ia/configuracion/update-configuracion-global.ts';
import { updatePermitidos } from '#functions/ia/configuracion/update-permitidos.ts';
import { LLAMADAS_MAX, TOKENS_MAX } from '#functions/ia/modelos/llamada.repository.ts';
import type { PeticionModelo } from '#functions/ia/modelos/modelos.ts';
import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import type { ProveedorLenguaje } from '#shared/ia/configuracion/proveedor.ts';
import { aBooking } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';
import { type Booking, claveOf, llamadasOf, modelosFor, setClaveEmpresa, setClaves, usoOf } from './scenario.ts';

const peticion: PeticionModelo<{ saludo: string }> = {
  tarea: 'turno',
  versionPrompt: 'prueba@1',
  sistema: 'Saluda',
  mensaje: 'Hola',
  esquema: z.object({ saludo: z.string().min(3) }),
  maxOutputTokens: 100,
  plazoMs: 8000,
};
const HOLA = { salida: { saludo: 'Hola' } };

let app: TestApp;
let booking: Booking;
beforeEach(async () => {
  app = new TestApp();
  booking = await aBooking(app);
});
const asked = () => app.languageModels.calls.map(({ proveedor }) => proveedor);
const scripts = () => app.languageModels.scripts;
const ask = (preferida?: ProveedorLenguaje) => modelosFor(app, booking, preferida).ask(peticion);

describe('Who is asked', () => {
  it('is nobody without a key, and nothing is counted', async () => {
    const modelos = modelosFor(app, booking);
    expect(await modelos.isAvailable()).toBe(false);
    expect(await modelos.ask(peticion)).toBeUndefined();
    expect(asked()).toEqual([]);
    expect(usoOf(app)).toBeUndefined();
  });

  it("is the service's provider first, then the others in the platform's order", async () => {
    await setClaves(app, booking, 'openai', 'claude', 'gemini', 'perplexity');
    expect(await ask('gemini')).toBeUndefined();
    // Each is tried again once, since it said that it was out of service.
    expect(asked().filter((each, index, all) => each !== all[index - 1])).toEqual([
      'gemini',
      'openai',
      'claude',
      'perplexity',
    ]);
    expect(asked()).toHaveLength(8);
  });

  it("follows the platform's order once the superadmin has set one, after the service's", async () => {
    await setClaves(app, booking, 'openai', 'claude', 'gemini', 'perplexity');
    const orden = { proveedores: ['perplexity', 'gemini', 'claude', 'openai'], version: 0 };
    await app.call(updateConfiguracionGlobal, { as: booking.superadmin, body: { orden } });
    await ask('claude');
    expect([...new Set(asked())]).toEqual(['claude', 'perplexity', 'gemini', 'openai']);
  });

  it.each([
    ['openai', 'chatgpt_enabled'],
    ['claude', 'claude_enabled'],
    ['gemini', 'gemini_enabled'],
    ['perplexity', 'perplexity_enabled'],
  ] as const)('is never %s for a company that may not use it, also when the service prefers it', async (off, name) => {
    await setClaves(app, booking, 'openai', 'claude', 'gemini', 'perplexity');
    const all = { openai: true, claude: true, gemini: true, perplexity: true, deepgram: true };
    const params = { empresaId: booking.empresa.id };
    const body = { permitidos: { ...all, [off]: false }, version: 1 };
    expect((await app.call(updatePermitidos, { as: booking.superadmin, params, body })).status).toBe(200);
    await ask(off);
    expect(new Set(asked()).size).toBe(3);
    expect(asked()).not.toContain(off);
    const { data } = await app.call<Empresa>(getEmpresa, {
      as: booking.superadmin,
      params: { id: booking.empresa.id },
    });
    expect(data.configuracion.configuracionIA[name]).toBe(false);
  });

  it('is the first that gives a valid answer, whoever failed before', async () => {
    await setClaves(app, booking, 'openai', 'claude', 'gemini');
    scripts().openai = { fallo: 'clave' };
    scripts().claude = { salida: { saludo: 'Ho' } };
    scripts().gemini = HOLA;
    expect(await ask()).toEqual({ salida: { saludo: 'Hola' }, proveedor: 'gemini', modelo: 'gemini-3.8-flash' });
    // Neither a refused key nor an answer that is not what was asked for is tried again.
    expect(asked()).toEqual(['openai', 'claude', 'gemini']);
    expect((await llamadasOf(app, booking)).map(({ resultado }) => resultado)).toEqual(['clave', 'salida', 'ok']);
  });

  it('leaves out who is switched off by the platform or by the company', async () => {
    await setClaves(app, booking, 'openai', 'claude', 'gemini', 'perplexity');
    const proveedores = { gemini: { activo: false, modelo: 'gemini-3.8-flash', version: 0 } };
    await app.call(updateConfiguracionGlobal, { as: booking.superadmin, body: { proveedores } });
    const configuracion = { configuracionIA: { chatgpt_enabled: false } };
    await app.call(updateEmpresa, {
      as: booking.superadmin,
      params: { id: booking.empresa.id },
      body: { configuracion, version: 1 },
    });
    await ask('openai');
    expect([...new Set(asked())]).toEqual(['claude', 'perplexity']);
  });

  it("gets the company's key before the platform's, each decrypted in its own context", async () => {
    await setClaves(app, booking, 'openai', 'claude');
    await setClaveEmpresa(app, booking.empresa.id, 'openai', 'sk-propia-de-la-empresa');
    scripts().openai = { fallo: 'peticion' };
    scripts().claude = HOLA;
    await ask();
    expect(app.languageModels.calls.map(({ clave }) => clave)).toEqual(['sk-propia-de-la-empresa', claveOf('claude')]);
    expect((await llamadasOf(app, booking)).map(({ clave }) => clave)).toEqual(['empresa', 'plataforma']);
  });

  it('passes over a key that was encrypted for another company', async () => {
    await setClaves(app, booking, 'claude');
    await setClaveEmpresa(app, booking.empresa.id, 'openai', 'sk-ajena');
    const item = app.table.all().find(({ tipo }) => tipo === 'CLAVE_API');
    const claveCifrada = await app.secrets.encrypt('sk-ajena', { empresaId: 'otra', campo: 'openaiApiKey' });
    await app.table.write([{ put: { ...item, claveCifrada } as never }]);
    scripts().claude = HOLA;
    expect(await ask()).toMatchObject({ proveedor: 'claude' });
    expect(asked()).toEqual(['claude']);
  });

  it('never hears of a retired model: the current one is called instead', async () => {
    await setClaves(app, booking, 'openai');
    const key = { PK: 'GLOBAL#PROVEEDORES', SK: 'PROVEEDOR#openai' };
    await app.table.write([{ update: key, set: { modelo: 'gpt-4' } }]);
    scripts().openai = HOLA;
    expect(await ask()).toMatchObject({ modelo: 'gpt-5.6-terra' });
  });
});

describe('Time', () => {
  it('that a wait has cut to fractions is still enough for the retry and for the next provider', async () => {
    await setClaves(app, booking, 'openai', 'claude');
    scripts().openai = { fallo: 'servicio' };
    scripts().claude = HOLA;
    app.deps.random = () => 0.123;
    expect(await ask()).toMatchObject({ proveedor: 'claude' });
    expect(asked()).toEqual(['openai', 'openai', 'claude']);
  });

  it('is shared out: a provider that hangs leaves enough for the next', async () => {
    await setClaves(app, booking, 'openai', 'claude');
    scripts().openai = ({ timeoutMs }) => {
      app.advance(timeoutMs);
      return { fallo: 'tiempo' };
    };
    scripts().claude = HOLA;
    const start = app.clock.getTime();
    expect(await ask()).toMatchObject({ proveedor: 'claude' });
    expect(app.languageModels.calls.map(({ timeoutMs }) => timeoutMs)).toEqual([4800, 3200]);
    expect(app.clock.getTime() - start).toBeLessThanOrEqual(8000);
  });

  it('of one call is 8 seconds at most, however much there is', async () => {
    await setClaves(app, booking, 'openai');
    await modelosFor(app, booking).ask({ ...peticion, plazoMs: 60_000 });
    expect(app.languageModels.calls[0]?.timeoutMs).toBe(8000);
  });

  it('that is over ends it, whatever providers and retries are left', async () => {
    await setClaves(app, booking, 'openai', 'claude', 'gemini', 'perplexity');
    for (const each of ['openai', 'claude', 'gemini', 'perplexity'] as const) {
      scripts()[each] = ({ timeoutMs }) => {
        app.advance(timeoutMs);
        return { fallo: 'tiempo' };
      };
    }
    const start = app.clock.getTime();
    expect(await ask()).toBeUndefined();
    expect(app.clock.getTime() - start).toBeLessThanOrEqual(8000);
  });

  it('ends by the real clock too, when a call never comes back', async () => {
    await setClaves(app, booking, 'openai');
    scripts().openai = () => new Promise(() => {});
    const start = performance.now();
    expect(await modelosFor(app, booking).ask({ ...peticion, plazoMs: 600 })).toBeUndefined();
    expect(performance.now() - start).toBeLessThan(3000);
  });

  it('is waited as long as the provider asks, when that is short; else the next one is asked', async () => {
    await setClaves(app, booking, 'openai', 'claude');
    scripts().claude = HOLA;
    let calls = 0;
    scripts().openai = () => (++calls === 1 ? { fallo: 'limite', esperaMs: 700 } : HOLA);
    const start = app.clock.getTime();
    expect(await ask()).toMatchObject({ proveedor: 'openai' });
    expect(app.clock.getTime() - start).toBe(700);
    scripts().openai = { fallo: 'limite', esperaMs: 30_000 };
    expect(await ask()).toMatchObject({ proveedor: 'claude' });
    expect(asked()).toEqual(['openai', 'openai', 'openai', 'claude']);
  });
});

describe('The breaker', () => {
  const failing = async (times: number) => {
    for (let each = 0; each < times; each++) await ask();
  };

  it('leaves a provider alone for a minute after three failures in a row, in every function instance', async () => {
    await setClaves(app, booking, 'openai');
    scripts().openai = { fallo: 'clave' };
    await failing(3);
    expect(await modelosFor(app, booking).isAvailable()).toBe(false);
    await failing(5);
    expect(asked()).toHaveLength(3);

    app.advance(61_000);
    expect(await modelosFor(app, booking).isAvailable()).toBe(true);
    // It still fails: one try is enough to leave it alone again.
    await failing(2);
    expect(asked()).toHaveLength(4);

    app.advance(61_000);
    scripts().openai = HOLA;
    expect(await ask()).toMatchObject({ proveedor: 'openai' });
    expect(app.table.all().filter(({ tipo }) => tipo === 'CORTE')).toEqual([]);
  });

  it('counts within one interview as well', async () => {
    await setClaves(app, booking, 'openai');
    scripts().openai = { fallo: 'clave' };
    const modelos = modelosFor(app, booking);
    for (let each = 0; each < 6; each++) await modelos.ask(peticion);
    expect(asked()).toHaveLength(3);
  });

  it('does not open for what a candidate may have brought about: refused requests and bad answers', async () => {
    await setClaves(app, booking, 'openai');
    for (const script of [{ fallo: 'peticion' } as const, { salida: { saludo: '' } }]) {
      scripts().openai = script;
      await failing(4);
    }
    expect(asked()).toHaveLength(8);
  });

  it("of a company's bad key disturbs nobody else", async () => {
    await setClaves(app, booking, 'openai');
    await setClaveEmpresa(app, booking.empresa.id, 'openai', 'sk-mala');
    scripts().openai = ({ clave }) => (clave === 'sk-mala' ? { fallo: 'clave' } : HOLA);
    await failing(4);
    expect(asked()).toHaveLength(3);
    expect(app.table.all().filter(({ tipo }) => tipo === 'CORTE')).toMatchObject([
      { PK: `EMPRESA#${booking.empresa.id}` },
    ]);
  });
});

describe('A contract that lets a provider keep texts', () => {
  const setContrato = (proveedor: ProveedorLenguaje, contratoSinRetencion: string, modelo: string, version = 0) =>
    app.call(updateConfiguracionGlobal, {
      as: booking.superadmin,
      body: { proveedores: { [proveedor]: { activo: true, modelo, contratoSinRetencion, version } } },
    });
  const care = { ...peticion, tarea: 'dignidad' as const, soloPrimero: true };

  it('keeps the care layer from sending it any, and nothing else', async () => {
    await setClaves(app, booking, 'openai', 'claude');
    await setContrato('openai', 'no', 'gpt-5.6-terra');
    scripts().openai = HOLA;
    scripts().claude = HOLA;
    expect(await modelosFor(app, booking).listProveedores('dignidad')).toEqual(['claude']);
    expect(await modelosFor(app, booking).ask(care)).toMatchObject({ proveedor: 'claude' });
    expect(await modelosFor(app, booking).ask(peticion)).toMatchObject({ proveedor: 'openai' });
    // Whose key it is changes nothing.
    await setClaveEmpresa(app, booking.empresa.id, 'openai', 'sk-propia-de-la-empresa');
    expect(await modelosFor(app, booking).ask(care)).toMatchObject({ proveedor: 'claude' });
  });

  it('leaves the layer to its rules where there is no other provider', async () => {
    await setClaves(app, booking, 'openai');
    scripts().openai = HOLA;
    expect(await modelosFor(app, booking).isConfigured('dignidad')).toBe(true);
    await setContrato('openai', 'no', 'gpt-5.6-terra');
    expect(await modelosFor(app, booking).ask(care)).toBeUndefined();
    expect(asked()).toEqual([]);
    expect(await modelosFor(app, booking).isConfigured('dignidad')).toBe(false);
    expect(await modelosFor(app, booking).isConfigured('turno')).toBe(true);
  });

  it('works while nobody knows what it says', async () => {
    await setClaves(app, booking, 'openai');
    scripts().openai = HOLA;
    await setContrato('openai', 'no_consta', 'gpt-5.6-terra');
    expect(await modelosFor(app, booking).ask(care)).toMatchObject({ proveedor: 'openai' });
  });

  it('counts a provider that is left alone at the moment as one that may be asked', async () => {
    await setClaves(app, booking, 'openai');
    scripts().openai = { fallo: 'clave' };
    for (let n = 0; n < 3; n++) await ask();
    expect(await modelosFor(app, booking).isAvailable()).toBe(false);
    expect(await modelosFor(app, booking).isConfigured('dignidad')).toBe(true);
  });
});

describe('The budget of an interview', () => {
  it('bounds its calls, also when they come at the same moment', async () => {
    await setClaves(app, booking, 'openai');
    scripts().openai = { ...HOLA, tokens: { entrada: 10, salida: 5 } };
    await Promise.all(Array.from({ length: LLAMADAS_MAX + 80 }, () => ask()));
    expect(asked()).toHaveLength(LLAMADAS_MAX);
    expect(app.logs.filter(({ event }) => event === 'modelo.budget_spent')).toHaveLength(80);
    expect(usoOf(app)).toMatchObject({ llamadas: LLAMADAS_MAX, tokens: 15 * LLAMADAS_MAX });
  });

  it('bounds its tokens: what a call may need is taken first, and put right by what it used', async () => {
    await setClaves(app, booking, 'openai');
    scripts().openai = { ...HOLA, tokens: { entrada: TOKENS_MAX - 50, salida: 20 } };
    expect(await ask()).toBeDefined();
    scripts().openai = { ...HOLA, tokens: { entrada: 100, salida: 20 } };
    expect(await ask()).toBeDefined();
    expect(await ask()).toBeUndefined();
    expect(usoOf(app)).toMatchObject({ llamadas: 2, tokens: TOKENS_MAX + 90 });
  });

  it('keeps what was taken for a call that nobody counted', async () => {
    await setClaves(app, booking, 'openai');
    scripts().openai = { fallo: 'tiempo' };
    await ask();
    expect(usoOf(app)).toMatchObject({ llamadas: 1, tokens: Math.ceil('SaludaHola'.length / 3) + 100 });
  });
});

describe('The record of a call', () => {
  it('says who was asked what for, how long it took and what it cost, and nothing that anybody wrote', async () => {
    await setClaves(app, booking, 'claude');
    scripts().claude = () => {
      app.advance(1234);
      return { ...HOLA, tokens: { entrada: 2000, salida: 300 } };
    };
    await ask();
    expect(await llamadasOf(app, booking)).toEqual([
      {
        id: expect.stringMatching(/^lla_/),
        fecha: expect.any(String),
        tarea: 'turno',
        versionPrompt: 'prueba@1',
        proveedor: 'claude',
        modelo: 'claude-sonnet-5-5',
        clave: 'plataforma',
        latenciaMs: 1234,
        tokensEntrada: 2000,
        tokensSalida: 300,
        // The tests' clock stands before the first known price.
        costeUsd: null,
        resultado: 'ok',
      },
    ]);
    const kept = JSON.stringify([await llamadasOf(app, booking), app.logs]);
    for (const secret of [claveOf('claude'), 'Saluda', 'Hola']) expect(kept).not.toContain(secret);
  });

  it('leaves nothing behind for an interview that was erased meanwhile', async () => {
    await setClaves(app, booking, 'openai');
    const { empresaId, id } = booking.entrevista;
    scripts().openai = async () => {
      await app.table.write([{ delete: { PK: `EMPRESA#${empresaId}`, SK: `ENTREVISTA#${id}` } }]);
      return HOLA;
    };
    await ask();
    expect(await llamadasOf(app, booking)).toEqual([]);
    await ask();
    expect(asked()).toHaveLength(1);
  });
});
