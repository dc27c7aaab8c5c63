import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { httpProviders } from '#functions/core/adapters/providers.ts';
import { PROVEEDORES } from '#shared/core/proveedores.ts';
import { hasModelos, type ProveedorConModelos } from '#shared/ia/configuracion/modelos.ts';
import { type ProviderServers, startProviders } from '../../support/provider-servers.ts';

/** The calls that prove a key, by HTTP, at servers that check address and header. */
describe('The providers', () => {
  let servers: ProviderServers;
  beforeAll(async () => {
    servers = await startProviders();
    process.env.PROVIDER_URLS = JSON.stringify(servers.urls);
  });
  beforeEach(() => {
    servers.calls.length = 0;
  });
  afterAll(() => servers.close());

  it.each(PROVEEDORES)('%s is asked where and how its reference says, and takes a good key', async (proveedor) => {
    const ping = await httpProviders().ping(proveedor, 'usuario:clave-buena');
    expect(ping).toMatchObject({ ok: true, latencyMs: expect.any(Number) });
    expect(servers.calls).toHaveLength(1);
    expect(servers.calls[0]).toMatch(/ 200$/);
  });

  it.each(PROVEEDORES)('%s refuses an unknown key, and what it wrote about it stays out', async (proveedor) => {
    const ping = await httpProviders().ping(proveedor, 'usuario:canario');
    expect(ping).toMatchObject({ ok: false, error: 'el proveedor rechazó la clave' });
    expect(JSON.stringify(ping)).not.toContain('canario');
  });

  it.each([
    ['saldo', 'la cuenta del proveedor no tiene saldo'],
    ['limite', 'la cuenta del proveedor ha llegado a su límite de uso'],
    ['rota', 'el proveedor respondió con el código 503'],
    ['desviada', 'el proveedor respondió con el código 302'],
  ])('say why: a key %s', async (word, error) => {
    expect(await httpProviders().ping('openai', `sk-${word}`)).toMatchObject({ ok: false, error });
    // A redirect leads nowhere: the key goes to no other address.
    expect(servers.calls).toHaveLength(1);
  });

  it('are given up when they do not answer in time, or when nobody waits any longer', async () => {
    const late = { ok: false, error: 'el proveedor no respondió a tiempo' };
    expect(await httpProviders(100).ping('claude', 'clave-muda')).toMatchObject(late);
    expect(await httpProviders().ping('claude', 'clave-muda', AbortSignal.timeout(100))).toMatchObject(late);
  });

  it('say that they cannot be reached', async () => {
    process.env.PROVIDER_URLS = JSON.stringify({ ...servers.urls, gemini: 'http://127.0.0.1:9' });
    const ping = await httpProviders().ping('gemini', 'clave-buena');
    expect(ping).toMatchObject({ ok: false, error: 'no se pudo conectar con el proveedor' });
    process.env.PROVIDER_URLS = JSON.stringify(servers.urls);
  });

  it('cost as little as a paid call can', async () => {
    servers.bodies.length = 0;
    await httpProviders().ping('perplexity', 'clave-buena');
    expect(servers.bodies).toEqual([{ model: 'perplexity/sonar', input: '1', max_output_tokens: 16 }]);
  });
});

/** Their lists of models, page by page, by the same servers. */
describe("The providers' models", () => {
  const NOW = new Date('2026-11-22T09:00:00.000Z');
  const PROVEEDORES_CON_MODELOS = PROVEEDORES.filter(hasModelos);
  let servers: ProviderServers;
  beforeAll(async () => {
    servers = await startProviders();
    process.env.PROVIDER_URLS = JSON.stringify(servers.urls);
  });
  beforeEach(() => {
    servers.calls.length = 0;
    servers.wraps = undefined;
  });
  afterAll(() => servers.close());
  const list = (proveedor: ProveedorConModelos, clave = 'clave-buena') =>
    httpProviders(2000).listModels(proveedor, clave, NOW);

  it.each([
    ['openai', ['gpt-5.6-terra', 'gpt-6-astra'], 1],
    ['claude', ['claude-sonnet-5-5', 'claude-opus-6'], 2],
    ['gemini', ['gemini-3.8-flash', 'gemini-4-pro'], 2],
    ['perplexity', ['perplexity/sonar', 'anthropic/claude-sonnet-4-6'], 1],
    ['deepgram', ['nova-3-general', 'nova-4-general'], 1],
  ] as const)('of %s are those that an interview can use, all pages of them', async (proveedor, ids, pages) => {
    const listing = await list(proveedor);
    expect(listing.ok && listing.modelos.map(({ id }) => id)).toEqual(ids);
    expect(servers.calls).toHaveLength(pages);
  });

  it('have the names that the provider gives them', async () => {
    const listing = await list('claude');
    expect(listing.ok && listing.modelos[0]?.label).toBe('Nombre de claude-sonnet-5-5');
  });

  it.each(PROVEEDORES_CON_MODELOS)(
    'of %s stay away for a refused key, and what was written stays out',
    async (proveedor) => {
      const listing = await list(proveedor, 'canario');
      expect(listing).toEqual({ ok: false, error: 'el proveedor rechazó la clave' });
    },
  );

  it.each([
    [{}, 'el proveedor respondió algo que no es una lista de modelos'],
    [{ data: [] }, 'el proveedor no ofrece ningún modelo que sirva'],
    [{ data: [{ id: 'gpt-5 <script>' }] }, 'el proveedor no ofrece ningún modelo que sirva'],
    [
      { data: Array.from({ length: 301 }, (_, index) => ({ id: `gpt-9-${index}` })) },
      'la lista del proveedor es demasiado larga',
    ],
    [{ data: [{ id: 'x'.repeat(5_000_000) }] }, 'no se pudo conectar con el proveedor'],
  ])('are not taken from an answer that is none: case %#', async (answer, error) => {
    servers.wraps = () => answer;
    expect(await list('openai')).toEqual({ ok: false, error });
  });

  it('are not asked for without end: a list that never ends is none', async () => {
    servers.wraps = () => ({
      models: [{ name: 'models/gemini-1', supportedGenerationMethods: ['generateContent'] }],
      nextPageToken: 'pagina-2',
    });
    expect(await list('gemini')).toEqual({ ok: false, error: 'la lista del proveedor es demasiado larga' });
    expect(servers.calls).toHaveLength(10);
  });

  it('are given up when they do not come in time', async () => {
    const late = httpProviders(100).listModels('deepgram', 'clave-muda', NOW);
    expect(await late).toEqual({ ok: false, error: 'el proveedor no respondió a tiempo' });
  });
});
