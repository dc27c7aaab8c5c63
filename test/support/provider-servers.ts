import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Proveedor } from '#shared/proveedores/proveedor.ts';
import { deepgramServer, type Guion } from './deepgram-server.ts';

interface Protocol {
  /** Method and address that proves a key, as the provider's reference has it. */
  call: string;
  /** The key as it stands in the request's headers; undefined when the headers are not right. */
  keyOf(headers: IncomingMessage['headers']): string | undefined;
  /** What the provider says to a key that it does not know. */
  refusal: number;
}

const after = (prefix: string, value: unknown) =>
  typeof value === 'string' && value.startsWith(prefix) ? value.slice(prefix.length) : undefined;

const PROTOCOLS: Record<Proveedor, Protocol> = {
  openai: { call: 'GET /v1/models', keyOf: (h) => after('Bearer ', h.authorization), refusal: 401 },
  claude: {
    call: 'GET /v1/models?limit=1',
    keyOf: (h) => (h['anthropic-version'] === '2023-06-01' ? after('', h['x-api-key']) : undefined),
    refusal: 401,
  },
  gemini: { call: 'GET /v1beta/models?pageSize=1', keyOf: (h) => after('', h['x-goog-api-key']), refusal: 400 },
  perplexity: { call: 'POST /chat/completions', keyOf: (h) => after('Bearer ', h.authorization), refusal: 401 },
  deepgram: { call: 'GET /v1/auth/token', keyOf: (h) => after('Token ', h.authorization), refusal: 401 },
  did: {
    call: 'GET /credits',
    keyOf: (h) => Buffer.from(after('Basic ', h.authorization) ?? '', 'base64').toString('utf8'),
    refusal: 401,
  },
};

/** Words in a key that decide what happens to it; any other key is unknown. */
const FATES: Record<string, number> = { buena: 200, saldo: 402, limite: 429, rota: 503, desviada: 302 };

export interface ProviderServers {
  urls: Record<Proveedor, string>;
  /** What was asked for and answered: `openai GET /v1/models 200`. */
  calls: string[];
  /** Bodies of POSTs. */
  bodies: unknown[];
  close(): Promise<void>;
}

/** All six providers on loopback, each behind a path of its own. A key with `muda` gets no answer. */
export async function startProviders(): Promise<ProviderServers> {
  const calls: string[] = [];
  const bodies: unknown[] = [];
  const voz = deepgramServer();
  const server = createServer(async (request, response) => {
    const [, name = '', rest = ''] = /^\/(\w+)(\/.*)$/.exec(request.url ?? '') ?? [];
    const protocol = PROTOCOLS[name as Proveedor];
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (chunks.length > 0) bodies.push(JSON.parse(Buffer.concat(chunks).toString()));
    const call = `${request.method} ${rest}`;
    if (call === 'POST /v1/auth/grant' && name === 'deepgram') {
      const granted = PROTOCOLS.deepgram.keyOf(request.headers)?.includes('buena');
      response.writeHead(granted ? 200 : 403, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify(granted ? voz.grant(bodies.at(-1)) : { err_code: 'FORBIDDEN' }));
    }
    // A journey in another process says what the next speaker meets, and hears what came of it.
    if (name === '_guion') {
      voz.play(rest.slice(1) as Guion);
      return void response.end();
    }
    if (name === '_voz') return void response.end(JSON.stringify(voz.seen));
    const key = protocol?.call === call ? protocol.keyOf(request.headers) : undefined;
    if (key?.includes('muda')) return;
    const fate = Object.entries(FATES).find(([word]) => key?.includes(word))?.[1];
    const status = key === undefined ? 404 : (fate ?? protocol?.refusal ?? 500);
    calls.push(`${name} ${call} ${status}`);
    const location = status === 302 ? { location: `/${name}${rest}` } : {};
    // Providers repeat keys in what they say about them.
    response.writeHead(status, { 'content-type': 'application/json', ...location });
    response.end(JSON.stringify({ error: { message: `Incorrect API key provided: ${key}` } }));
  });
  server.on('upgrade', (request, stream) =>
    request.url?.startsWith('/deepgram/v1/listen?') ? voz.upgrade(request, stream) : stream.destroy(),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    urls: Object.fromEntries(
      Object.keys(PROTOCOLS).map((name) => [name, `${origin}/${name}`]),
    ) as ProviderServers['urls'],
    calls,
    bodies,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
