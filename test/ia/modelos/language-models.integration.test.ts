import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type LanguageModels, type ModelCall, sdkLanguageModels } from '#functions/core/adapters/language-models.ts';
import { clasificadorPeticion } from '#functions/entrevistas/dignidad/clasificador/peticion.ts';
import { modeloPorDefecto } from '#shared/ia/configuracion/modelos.ts';
import { PROVEEDORES_LENGUAJE, type ProveedorLenguaje } from '#shared/ia/configuracion/proveedor.ts';
import { type ProviderServers, startProviders } from '../../support/provider-servers.ts';

const esquema = z
  .object({
    tipo: z.enum(['pregunta', 'seguimiento']),
    hueco: z.enum(['accion', 'tarea']).nullable(),
    texto: z.string(),
  })
  .refine(({ texto }) => texto.length >= 5);
type Turno = z.output<typeof esquema>;
const GOOD: Turno = { tipo: 'seguimiento', hueco: 'accion', texto: '¿Qué hiciste tú, paso a paso?' };

/** The real SDK against servers that speak each provider's protocol. */
describe('Language models', () => {
  let servers: ProviderServers;
  let models: LanguageModels;
  beforeAll(async () => {
    servers = await startProviders();
    process.env.PROVIDER_URLS = JSON.stringify(servers.urls);
    models = sdkLanguageModels();
  });
  beforeEach(() => {
    servers.calls.length = servers.asked.length = 0;
    servers.writes = () => JSON.stringify(GOOD);
  });
  afterAll(() => servers.close());

  const callOf = (proveedor: ProveedorLenguaje, more: Partial<ModelCall<Turno>> = {}): ModelCall<Turno> => ({
    proveedor,
    modelo: modeloPorDefecto(proveedor) ?? '',
    clave: 'clave-buena',
    sistema: 'Entrevistas en español.',
    mensaje: 'La persona dijo: «Ñandú».',
    esquema,
    maxOutputTokens: 700,
    reflexion: 'minimo',
    timeoutMs: 4000,
    ...more,
  });
  const generate = (proveedor: ProveedorLenguaje, more: Partial<ModelCall<Turno>> = {}) =>
    models.generate(callOf(proveedor, more));

  describe.each(PROVEEDORES_LENGUAJE)('of %s', (proveedor) => {
    it('are asked as the reference says, with a limit of tokens and the shape of the answer', async () => {
      expect(await generate(proveedor)).toEqual({ ok: true, salida: GOOD, tokens: { entrada: 321, salida: 45 } });
      expect(servers.calls).toHaveLength(1);
      expect(servers.asked).toEqual([
        {
          proveedor,
          modelo: modeloPorDefecto(proveedor),
          sistema: 'Entrevistas en español.',
          mensaje: 'La persona dijo: «Ñandú».',
          maxOutputTokens: 700,
          schema: expect.objectContaining({ type: expect.stringMatching(/^object$/i), properties: expect.anything() }),
        },
      ]);
      expect(Object.keys(servers.asked[0]?.schema.properties ?? {})).toEqual(['tipo', 'hueco', 'texto']);
    });

    it.each([
      ['a refused key', 'clave-canario', 'clave'],
      ['no balance', 'clave-saldo', 'clave'],
      ['a failure of the provider', 'clave-rota', 'servicio'],
      ['too many calls', 'clave-limite', 'limite'],
      ['an answer that breaks off', 'clave-cortada', expect.stringMatching(/^(?:conexion|salida)$/)],
      ['a text that ends in the middle', 'clave-agotada', 'salida'],
    ])('fail in a known way: %s', async (_, clave, fallo) => {
      const result = await generate(proveedor, { clave });
      expect(result).toMatchObject({ ok: false, fallo });
      expect(servers.calls).toHaveLength(1);
      expect(JSON.stringify(result)).not.toContain(clave);
    });

    it('say how long they are busy', async () => {
      expect(await generate(proveedor, { clave: 'clave-espera' })).toEqual({
        ok: false,
        fallo: 'limite',
        esperaMs: 1000,
      });
    });

    it('are given up when they do not answer in time', async () => {
      const start = performance.now();
      expect(await generate(proveedor, { clave: 'clave-muda', timeoutMs: 300 })).toEqual({
        ok: false,
        fallo: 'tiempo',
      });
      expect(performance.now() - start).toBeLessThan(2000);
    });

    it.each([
      ['no JSON', 'Claro, aquí tienes: ¿qué hiciste?'],
      ['JSON of another shape', JSON.stringify({ pregunta: '¿Qué hiciste?' })],
      ['a value that is not on the list', JSON.stringify({ ...GOOD, hueco: 'opinion' })],
      ['what a refinement refuses', JSON.stringify({ ...GOOD, texto: '¿?' })],
      ['nothing', ''],
    ])('are not believed: %s', async (_, text) => {
      servers.writes = () => text;
      expect(await generate(proveedor)).toMatchObject({ ok: false, fallo: 'salida' });
    });
  });

  it.each(PROVEEDORES_LENGUAJE)(
    'take the schema of the care layer, and give what it asks for: %s',
    async (proveedor) => {
      const { sistema, mensaje, esquema, maxOutputTokens } = clasificadorPeticion(
        'Me muero de ganas.',
        '¿Qué hiciste?',
      );
      const written = {
        observaciones: [
          {
            ...{ tramo: 'Me muero de ganas', quien: 'propia', cuando: 'ahora', sentido: 'figurado' },
            ...{ categoria: 'riesgo_vital', subtipo: null, gravedad: 1, clara: true },
          },
        ],
        preguntas: [],
        lengua: 'es',
      };
      servers.writes = () => JSON.stringify(written);
      const result = await models.generate({
        ...{ proveedor, modelo: modeloPorDefecto(proveedor) ?? '', clave: 'clave-buena', reflexion: 'minimo' as const },
        ...{ sistema, mensaje, esquema, maxOutputTokens, temperatura: 0, timeoutMs: 4000 },
      });
      expect(result).toMatchObject({ ok: true, salida: written });
      const { properties } = servers.asked[0]?.schema ?? {};
      expect(Object.keys(properties ?? {})).toEqual(['observaciones', 'preguntas', 'lengua']);
    },
  );

  it('are told a temperature where their model takes one', async () => {
    for (const proveedor of PROVEEDORES_LENGUAJE) {
      servers.bodies.length = 0;
      expect(await generate(proveedor, { temperatura: 0 })).toMatchObject({ ok: true });
      // Claude's refuses a request that has one.
      if (proveedor === 'claude') expect(JSON.stringify(servers.bodies)).not.toContain('temperature');
      else expect(JSON.stringify(servers.bodies)).toContain('"temperature":0');
      servers.bodies.length = 0;
      await generate(proveedor);
      expect(JSON.stringify(servers.bodies)).not.toContain('temperature');
    }
  });

  it.each(PROVEEDORES_LENGUAJE)('are followed to no other address, with a key of %s in the hand', async (proveedor) => {
    const reached: (string | undefined)[] = [];
    const listen = (server: Server) =>
      new Promise<string>((resolve) =>
        server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
      );
    const elsewhere = createServer((request, response) => {
      reached.push(request.url);
      response.end('{}');
    });
    const address = await listen(elsewhere);
    const provider = createServer((request, response) => {
      response.writeHead(307, { location: `${address}${request.url}` }).end();
    });
    process.env.PROVIDER_URLS = JSON.stringify({ ...servers.urls, [proveedor]: await listen(provider) });

    expect(await sdkLanguageModels().generate(callOf(proveedor))).toMatchObject({ ok: false });
    expect(reached).toEqual([]);
    process.env.PROVIDER_URLS = JSON.stringify(servers.urls);
    for (const server of [elsewhere, provider]) server.close();
  });

  it('that cannot be reached are said to be so', async () => {
    process.env.PROVIDER_URLS = JSON.stringify({ ...servers.urls, openai: 'http://127.0.0.1:9' });
    expect(await sdkLanguageModels().generate(callOf('openai'))).toEqual({ ok: false, fallo: 'conexion' });
    process.env.PROVIDER_URLS = JSON.stringify(servers.urls);
  });
});
