import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Proveedor } from '#shared/core/proveedores.ts';
import type { ProveedorLenguaje } from '#shared/ia/configuracion/proveedor.ts';
import { deepgramServer, type Guion } from './deepgram-server.ts';
import { GUIONES_MODELO, type GuionModelo } from './guiones-modelo.ts';
import { type Asked, MODEL_PROTOCOLS, readAsked } from './model-protocols.ts';

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
  perplexity: { call: 'POST /v1/agent', keyOf: (h) => after('Bearer ', h.authorization), refusal: 401 },
  deepgram: { call: 'GET /v1/auth/token', keyOf: (h) => after('Token ', h.authorization), refusal: 401 },
  did: {
    call: 'GET /credits',
    keyOf: (h) => Buffer.from(after('Basic ', h.authorization) ?? '', 'base64').toString('utf8'),
    refusal: 401,
  },
};

/** What each provider lists, page by page, as its reference has it; models that no interview can use are among them. */
const LISTS: Record<Exclude<Proveedor, 'did'>, Record<string, (modelos: readonly string[]) => object>> = {
  openai: {
    'GET /v1/models': (modelos) => ({
      object: 'list',
      data: [
        ...modelos.map((id) => ({
          id,
          object: 'model',
          created: 1_790_000_000,
          owned_by: 'openai',
          shutdown_date: null,
        })),
        { id: 'gpt-4o-apagado', object: 'model', created: 1, owned_by: 'openai', shutdown_date: '2026-01-01' },
        { id: 'text-embedding-3-large', object: 'model', created: 1, owned_by: 'openai' },
        { id: 'gpt-4o-realtime-preview', object: 'model', created: 1, owned_by: 'openai' },
      ],
    }),
  },
  claude: {
    'GET /v1/models?limit=1000': ([first]) => ({
      data: [{ type: 'model', id: first, display_name: `Nombre de ${first}`, created_at: '2026-09-29T00:00:00Z' }],
      ...{ has_more: true, first_id: first, last_id: first },
    }),
    'GET /v1/models?limit=1000&after_id=': ([, ...rest]) => ({
      data: rest.map((id) => ({ type: 'model', id, display_name: `Nombre de ${id}` })),
      ...{ has_more: false, first_id: rest[0] ?? null, last_id: rest.at(-1) ?? null },
    }),
  },
  gemini: {
    'GET /v1beta/models?pageSize=1000': ([first]) => ({
      models: [
        { name: `models/${first}`, displayName: `Nombre de ${first}`, supportedGenerationMethods: ['generateContent'] },
        { name: 'models/gemini-embedding-001', supportedGenerationMethods: ['embedContent'] },
      ],
      nextPageToken: 'pagina-2',
    }),
    'GET /v1beta/models?pageSize=1000&pageToken=pagina-2': ([, ...rest]) => ({
      models: [
        ...rest.map((id) => ({ name: `models/${id}`, supportedGenerationMethods: ['generateContent', 'countTokens'] })),
        { name: 'models/gemini-3-image', supportedGenerationMethods: ['generateContent'] },
      ],
    }),
  },
  perplexity: {
    'GET /v1/models': (modelos) => ({
      object: 'list',
      data: modelos.map((id) => ({ id, object: 'model', created: 0, owned_by: id.split('/')[0] })),
    }),
  },
  deepgram: {
    'GET /v1/models': (modelos) => ({
      stt: [
        ...modelos.map((id) => ({
          name: 'general',
          canonical_name: id,
          architecture: 'nova',
          languages: ['en', 'es-419'],
          streaming: true,
        })),
        { name: 'general', canonical_name: 'solo-ingles', languages: ['en', 'en-US'], streaming: true },
        { name: 'large', canonical_name: 'whisper-large', languages: ['es'], streaming: false },
        { name: 'flux', canonical_name: 'flux-general-multi', languages: ['en', 'es'], streaming: true },
      ],
      tts: [{ name: 'zeus', canonical_name: 'aura-2-zeus-en', languages: ['en'] }],
    }),
  },
};
const LISTED: Record<keyof typeof LISTS, readonly string[]> = {
  openai: ['gpt-5.6-terra', 'gpt-6-astra'],
  claude: ['claude-sonnet-5-5', 'claude-opus-6'],
  gemini: ['gemini-3.8-flash', 'gemini-4-pro'],
  perplexity: ['perplexity/sonar', 'anthropic/claude-sonnet-4-6'],
  deepgram: ['nova-3-general', 'nova-4-general'],
};

/** Words in a key that decide what happens to it; any other key is unknown. */
const FATES: Record<string, number> = { buena: 200, saldo: 402, limite: 429, rota: 503, desviada: 302 };

interface ModelAnswer {
  status: number;
  text: string;
  headers?: Record<string, string>;
  breaksOff?: boolean | undefined;
}

export interface ProviderServers {
  urls: Record<Proveedor, string>;
  /** What was asked for and answered: `openai GET /v1/models 200`. */
  calls: string[];
  /** Bodies of POSTs. */
  bodies: unknown[];
  /** What models were asked, in the words of no provider. */
  asked: Asked[];
  /** What models write: the text of an answer. */
  writes: (asked: Asked) => string;
  /** Which models a provider lists. */
  models: Record<Exclude<Proveedor, 'did'>, readonly string[]>;
  /** What becomes of a provider's whole answer before it is sent. */
  wraps: ((answer: object) => object) | undefined;
  close(): Promise<void>;
}

/**
 * All six providers on loopback, each behind a path of its own. A key with `muda` gets no answer. Models answer by their
 * own protocols, structured output included: with `espera` they are busy and say for how long, with `agotada` they run
 * out of tokens in the middle of the text, with `cortada` the connection breaks off in the middle of the answer.
 */
export async function startProviders(): Promise<ProviderServers> {
  const calls: string[] = [];
  const bodies: unknown[] = [];
  const voz = deepgramServer();
  const asked: Asked[] = [];
  const guiones: Partial<Record<ProveedorLenguaje, GuionModelo>> = {};
  const servers = {
    ...{ calls, bodies, asked },
    writes: (question: Asked): string =>
      // The care layer's reading of an ordinary answer.
      question.sistema.startsWith('Lees lo que una persona ha escrito')
        ? JSON.stringify({ observaciones: [], preguntas: [], lengua: 'es' })
        : GUIONES_MODELO[guiones[question.proveedor] ?? 'callado'](question),
    wraps: undefined as ((answer: object) => object) | undefined,
    models: { ...LISTED } as ProviderServers['models'],
  };

  /** Undefined when this is no question to a model, such as the call that proves a key. */
  function modelAnswer(
    name: ProveedorLenguaje,
    path: string,
    headers: IncomingMessage['headers'],
    body: object,
  ): ModelAnswer | 'muda' | undefined {
    const protocol = MODEL_PROTOCOLS[name];
    const provesKey = name === 'perplexity' && !('response_format' in body);
    if (!protocol?.path.test(path) || provesKey) return undefined;
    const key = protocol.keyOf(headers);
    const guion = guiones[name];
    if (key?.includes('muda') || guion === 'mudo') return 'muda';
    if (guion === 'roto') return { status: 500, text: 'Internal Server Error' };
    if (key?.includes('espera')) return { status: 429, headers: { 'retry-after': '1' }, text: '{}' };
    const fate = Object.entries(FATES).find(([word]) => key?.includes(word))?.[1] ?? PROTOCOLS[name].refusal;
    // Providers repeat keys in what they say about them.
    const refused = (status: number, message: string) => ({ status, text: JSON.stringify({ error: { message } }) });
    const answers = ['agotada', 'cortada'].some((word) => key?.includes(word));
    // As Gemini words it; the others have a status of their own for this.
    if (fate !== 200 && !answers) return refused(fate, `API key not valid (API_KEY_INVALID): ${key}`);
    try {
      const question = readAsked(name, path, body);
      asked.push(question);
      const cut = key?.includes('agotada') ?? false;
      const whole = servers.writes(question);
      const answer = protocol.write(cut ? whole.slice(0, whole.length / 2) : whole, question.modelo, cut);
      const text = JSON.stringify(servers.wraps?.(answer) ?? answer);
      return { status: 200, text, breaksOff: key?.includes('cortada') };
    } catch (error) {
      return refused(400, String(error));
    }
  }

  /** The page of a list that a call asks for; a page is found by where the last one ended. */
  function listOf(name: string, call: string): object | undefined {
    const proveedor = name as keyof typeof LISTS;
    const [first] = servers.models[proveedor] ?? [];
    const page = proveedor === 'claude' ? call.replace(`&after_id=${first}`, '&after_id=') : call;
    return LISTS[proveedor]?.[page]?.(servers.models[proveedor]);
  }

  const server = createServer(async (request, response) => {
    const [, name = '', rest = ''] = /^\/(\w+)(\/.*)$/.exec(request.url ?? '') ?? [];
    const protocol = PROTOCOLS[name as Proveedor];
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined;
    if (body) bodies.push(body);
    const model =
      request.method === 'POST' ? modelAnswer(name as ProveedorLenguaje, rest, request.headers, body) : undefined;
    if (model) {
      if (model === 'muda') return;
      calls.push(`${name} ${request.method} ${rest} ${model.status}`);
      response.writeHead(model.status, { 'content-type': 'application/json', ...model.headers });
      if (!model.breaksOff) return void response.end(model.text);
      response.write(model.text.slice(0, model.text.length / 2), () => response.destroy());
      return;
    }
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
    if (name === '_modelo') {
      const [proveedor, guion] = rest.slice(1).split('/') as [ProveedorLenguaje, GuionModelo];
      guiones[proveedor] = guion;
      return void response.end();
    }
    if (name === '_voz') return void response.end(JSON.stringify(voz.seen));
    const list = listOf(name, call);
    const key = protocol?.call === call || list ? protocol?.keyOf(request.headers) : undefined;
    if (key?.includes('muda')) return;
    const fate = Object.entries(FATES).find(([word]) => key?.includes(word))?.[1];
    const status = key === undefined ? 404 : (fate ?? protocol?.refusal ?? 500);
    calls.push(`${name} ${call} ${status}`);
    const location = status === 302 ? { location: `/${name}${rest}` } : {};
    response.writeHead(status, { 'content-type': 'application/json', ...location });
    if (status === 200 && list) return void response.end(JSON.stringify(servers.wraps?.(list) ?? list));
    // Providers repeat keys in what they say about them.
    response.end(JSON.stringify({ error: { message: `Incorrect API key provided: ${key}` } }));
  });
  server.on('upgrade', (request, stream) =>
    request.url?.startsWith('/deepgram/v1/listen?') ? voz.upgrade(request, stream) : stream.destroy(),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(servers, {
    urls: Object.fromEntries(
      Object.keys(PROTOCOLS).map((name) => [name, `${origin}/${name}`]),
    ) as ProviderServers['urls'],
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
