import type { IncomingHttpHeaders } from 'node:http';
import type { ProveedorLenguaje } from '#shared/ia/configuracion/proveedor.ts';

/** What a provider was asked, read from its own format; a request that its reference does not allow is a problem. */
export interface Asked {
  proveedor: ProveedorLenguaje;
  modelo: string;
  sistema: string;
  mensaje: string;
  maxOutputTokens: number;
  /** JSON Schema that the answer must have. */
  schema: { properties?: Record<string, unknown>; additionalProperties?: unknown };
}

interface ModelProtocol {
  path: RegExp;
  keyOf(headers: IncomingHttpHeaders): string | undefined;
  read(body: never, path: string): Omit<Asked, 'proveedor'>;
  /** The provider's answer around a text; `cut` when the model ran out of tokens. */
  write(text: string, modelo: string, cut: boolean): object;
  /** What must not be in a request: names of other providers' formats, or what keeps interviews. */
  forbidden: readonly string[];
}

const bearer = ({ authorization = '' }: IncomingHttpHeaders) => /^Bearer (\S+)$/.exec(authorization)?.[1];
const USAGE = { entrada: 321, salida: 45 };

/** From the providers' API references, November 2026. */
export const MODEL_PROTOCOLS: Record<ProveedorLenguaje, ModelProtocol> = {
  openai: {
    path: /^\/v1\/responses$/,
    keyOf: bearer,
    forbidden: ['max_tokens', 'messages', 'tools'],
    read(body: {
      model: string;
      store: boolean;
      input: { role: string; content: string | { type: string; text: string }[] }[];
      max_output_tokens: number;
      text: { format: { type: string; strict: boolean; name: string; schema: Asked['schema'] } };
    }) {
      if (body.store !== false) throw new Error('The answer would be stored');
      const { format } = body.text;
      if (format.type !== 'json_schema' || !format.strict || !format.name) throw new Error('No structured output');
      const said = (roles: string[]) =>
        body.input
          .filter(({ role }) => roles.includes(role))
          .map(({ content }) => (typeof content === 'string' ? content : content.map(({ text }) => text).join('')))
          .join('\n');
      return {
        modelo: body.model,
        sistema: said(['system', 'developer']),
        mensaje: said(['user']),
        maxOutputTokens: body.max_output_tokens,
        schema: format.schema,
      };
    },
    write: (text, model, cut) => ({
      ...{ id: 'resp_1', object: 'response', created_at: 1_790_000_000, model, error: null },
      status: cut ? 'incomplete' : 'completed',
      incomplete_details: cut ? { reason: 'max_output_tokens' } : null,
      output: [
        {
          ...{ type: 'message', id: 'msg_1', role: 'assistant', status: 'completed' },
          content: [{ type: 'output_text', text, annotations: [] }],
        },
      ],
      usage: {
        input_tokens: USAGE.entrada,
        input_tokens_details: { cached_tokens: 0 },
        output_tokens: USAGE.salida,
        output_tokens_details: { reasoning_tokens: 0 },
        total_tokens: USAGE.entrada + USAGE.salida,
      },
    }),
  },
  claude: {
    path: /^\/v1\/messages$/,
    keyOf: (headers) => (headers['anthropic-version'] === '2023-06-01' ? String(headers['x-api-key']) : undefined),
    forbidden: ['max_output_tokens', 'response_format', 'store', 'temperature'],
    read(body: {
      model: string;
      max_tokens: number;
      system: { type: string; text: string }[];
      messages: { role: string; content: { type: string; text: string }[] }[];
      output_config: { format: { type: string; schema: Asked['schema'] } };
    }) {
      if (body.output_config.format.type !== 'json_schema') throw new Error('No structured output');
      return {
        modelo: body.model,
        sistema: body.system.map(({ text }) => text).join('\n'),
        mensaje: body.messages.flatMap(({ content }) => content.map(({ text }) => text)).join('\n'),
        maxOutputTokens: body.max_tokens,
        schema: body.output_config.format.schema,
      };
    },
    write: (text, model, cut) => ({
      ...{ id: 'msg_1', type: 'message', role: 'assistant', model },
      content: [{ type: 'text', text }],
      stop_reason: cut ? 'max_tokens' : 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: USAGE.entrada, output_tokens: USAGE.salida },
    }),
  },
  gemini: {
    path: /^\/v1beta\/models\/[\w.-]+:generateContent$/,
    keyOf: (headers) => (headers['x-goog-api-key'] ? String(headers['x-goog-api-key']) : undefined),
    forbidden: ['model', 'messages', 'max_tokens'],
    read(
      body: {
        contents: { role: string; parts: { text: string }[] }[];
        systemInstruction: { parts: { text: string }[] };
        generationConfig: {
          maxOutputTokens: number;
          responseMimeType: string;
          responseSchema?: Asked['schema'];
          responseJsonSchema?: Asked['schema'];
        };
      },
      path: string,
    ) {
      const { generationConfig: config } = body;
      const schema = config.responseJsonSchema ?? config.responseSchema;
      if (config.responseMimeType !== 'application/json' || !schema) throw new Error('No structured output');
      return {
        modelo: /models\/([^:]+):/.exec(path)?.[1] ?? '',
        sistema: body.systemInstruction.parts.map(({ text }) => text).join('\n'),
        mensaje: body.contents.flatMap(({ parts }) => parts.map(({ text }) => text)).join('\n'),
        maxOutputTokens: config.maxOutputTokens,
        schema,
      };
    },
    write: (text, modelVersion, cut) => ({
      candidates: [
        { content: { role: 'model', parts: [{ text }] }, finishReason: cut ? 'MAX_TOKENS' : 'STOP', index: 0 },
      ],
      usageMetadata: {
        promptTokenCount: USAGE.entrada,
        candidatesTokenCount: USAGE.salida,
        totalTokenCount: USAGE.entrada + USAGE.salida,
      },
      modelVersion,
    }),
  },
  perplexity: {
    path: /^\/v1\/agent$/,
    keyOf: bearer,
    // With tools it would search the web, with a preset answer by whatever model that has.
    forbidden: [
      'store',
      'reasoning_effort',
      'max_completion_tokens',
      'max_tokens',
      'messages',
      'tools',
      'preset',
      'text',
    ],
    read(body: {
      model: string;
      instructions: string;
      input: string;
      max_output_tokens: number;
      response_format: { type: string; json_schema: { name: string; schema: Asked['schema'] } };
    }) {
      const { type, json_schema: format } = body.response_format;
      if (type !== 'json_schema' || !/^\w{1,64}$/.test(format.name)) throw new Error('No structured output');
      return {
        modelo: body.model,
        sistema: body.instructions,
        mensaje: body.input,
        maxOutputTokens: body.max_output_tokens,
        schema: format.schema,
      };
    },
    write: (text, model, cut) => ({
      ...{ id: 'resp_1', object: 'response', created_at: 1_790_000_000, model },
      status: cut ? 'incomplete' : 'completed',
      ...(cut && { incomplete_details: { reason: 'max_output_tokens' } }),
      output: [
        {
          ...{ type: 'message', id: 'msg_1', role: 'assistant', status: 'completed' },
          content: [{ type: 'output_text', text }],
        },
      ],
      usage: {
        input_tokens: USAGE.entrada,
        output_tokens: USAGE.salida,
        total_tokens: USAGE.entrada + USAGE.salida,
        cost: { currency: 'USD', total_cost: 0.0002 },
      },
    }),
  },
};

/** The request as its provider understands it. @throws Error that says what is wrong with it */
export function readAsked(proveedor: ProveedorLenguaje, path: string, body: object): Asked {
  const { forbidden, read } = MODEL_PROTOCOLS[proveedor];
  const wrong = Object.keys(body).find((name) => forbidden.includes(name));
  if (wrong) throw new Error(`${proveedor} knows no ${wrong}`);
  const asked = read(body as never, path);
  if (!(asked.maxOutputTokens > 0)) throw new Error('No limit of tokens');
  if (!asked.sistema || !asked.mensaje) throw new Error('No instructions or no message');
  return { proveedor, ...asked };
}

const CALL = { name: 'set_score', arguments: '{"score":10}' };

/** A provider's answer with a call of a function that nobody offered, with the text beside it or in its place. */
export function withToolCall(proveedor: ProveedorLenguaje, answer: object, { text }: { text: boolean }): object {
  const given = answer as Record<string, unknown[]>;
  const kept = (name: string) => (text ? (given[name] ?? []) : []);
  const item = { type: 'function_call', id: 'fc_1', call_id: 'call_1', status: 'completed', ...CALL };
  if (proveedor === 'openai' || proveedor === 'perplexity') return { ...answer, output: [item, ...kept('output')] };
  if (proveedor === 'claude') {
    const use = { type: 'tool_use', id: 'toolu_1', name: CALL.name, input: JSON.parse(CALL.arguments) };
    return { ...answer, content: [...kept('content'), use], stop_reason: 'tool_use' };
  }
  const [candidate] = given.candidates as { content: { parts: object[] } }[];
  const call = { functionCall: { name: CALL.name, args: JSON.parse(CALL.arguments) } };
  const parts = text ? [...(candidate?.content.parts ?? []), call] : [call];
  return { ...answer, candidates: [{ ...candidate, content: { role: 'model', parts } }] };
}
