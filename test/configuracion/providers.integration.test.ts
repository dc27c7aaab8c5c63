import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { httpProviders } from '#functions/core/adapters/providers.ts';
import { PROVEEDORES } from '#shared/proveedores/proveedor.ts';
import { type ProviderServers, startProviders } from '../support/provider-servers.ts';

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
