import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deepgramSpeech } from '#functions/core/adapters/speech.ts';
import { type ProviderServers, startProviders } from '../../support/provider-servers.ts';

/** The speech provider by HTTP and WebSocket, at a server that checks what it is sent. */
describe('The speech provider', () => {
  let servers: ProviderServers;
  beforeAll(async () => {
    servers = await startProviders();
    process.env.PROVIDER_URLS = JSON.stringify(servers.urls);
  });
  afterAll(() => servers.close());

  /** Whether a browser's handshake is taken. */
  const opens = (url: string, protocols: string[]) =>
    new Promise<boolean>((resolve) => {
      const socket = new WebSocket(url, protocols);
      socket.onopen = () => {
        socket.close();
        resolve(true);
      };
      socket.onerror = () => resolve(false);
    });

  it('gives a token of a minute for a key, with which a browser may listen', async () => {
    const speech = deepgramSpeech();
    const grant = await speech.grant('clave-buena');
    expect(grant).toEqual({ token: expect.stringMatching(/^eyJ\./), expiresIn: 60 });
    expect(servers.bodies.at(-1)).toEqual({ ttl_seconds: 60 });
    const url = speech.listenUrl('nova-3', 'es');
    expect(url).toMatch(/^ws:\/\/127\.0\.0\.1:\d+\/deepgram\/v1\/listen\?model=nova-3&language=es&/);
    expect(new URL(url).searchParams.get('mip_opt_out')).toBe('true');
    expect(await opens(url, ['bearer', grant?.token ?? ''])).toBe(true);
    expect(await opens(url, ['bearer', 'eyJ.inventado'])).toBe(false);
    expect(await opens(url, ['token', 'clave-buena'])).toBe(false);
  });

  it('gives none for a key that may not, and when it does not answer as it should', async () => {
    expect(await deepgramSpeech().grant('clave-mala')).toBeUndefined();
    process.env.PROVIDER_URLS = JSON.stringify({ ...servers.urls, deepgram: 'http://127.0.0.1:9' });
    expect(await deepgramSpeech().grant('clave-buena')).toBeUndefined();
    process.env.PROVIDER_URLS = JSON.stringify({ deepgram: `${servers.urls.openai}/otra` });
    expect(await deepgramSpeech().grant('clave-buena')).toBeUndefined();
    process.env.PROVIDER_URLS = JSON.stringify(servers.urls);
  });

  it('is reached over TLS where the deployment says so', () => {
    process.env.PROVIDER_URLS = JSON.stringify({ deepgram: 'https://voz.empresa.test/eu/' });
    expect(deepgramSpeech().listenUrl('nova-2', 'es')).toMatch(
      /^wss:\/\/voz\.empresa\.test\/eu\/v1\/listen\?model=nova-2&/,
    );
    process.env.PROVIDER_URLS = JSON.stringify(servers.urls);
  });
});
