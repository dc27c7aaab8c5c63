import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { APICallError, generateText, type LanguageModel, NoObjectGeneratedError, Output } from 'ai';
import type { ProveedorLenguaje } from '#shared/ia/configuracion/proveedor.ts';
import type { ModelCall, ModelResult, Tokens } from './language-models.ts';
import type { Fallo } from './model-failures.ts';
import { perplexityFetch } from './perplexity-agent.ts';

/** Log lines are registered codes (functions/core/logger.ts); the SDK would print sentences of its own. */
globalThis.AI_SDK_LOG_WARNINGS = false;

/** A key goes to the address that the deployment names and to no other. */
const straight: typeof fetch = (address, init) => fetch(address, { ...init, redirect: 'error' });

/** Where the providers are is the deployment's business; each SDK wants the address with its API's version. */
const MODELS: Record<ProveedorLenguaje, (base: string, apiKey: string, modelo: string) => LanguageModel> = {
  openai: (base, apiKey, modelo) => createOpenAI({ apiKey, baseURL: `${base}/v1`, fetch: straight }).responses(modelo),
  claude: (base, apiKey, modelo) => createAnthropic({ apiKey, baseURL: `${base}/v1`, fetch: straight })(modelo),
  gemini: (base, apiKey, modelo) =>
    createGoogleGenerativeAI({ apiKey, baseURL: `${base}/v1beta`, fetch: straight })(modelo),
  perplexity: (base, apiKey, modelo) =>
    createOpenAI({ apiKey, baseURL: `${base}/v1`, name: 'perplexity', fetch: perplexityFetch }).chat(modelo),
};

export async function generateWithSdk<T>(base: string, call: ModelCall<T>): Promise<ModelResult<T>> {
  const { proveedor, modelo, clave, sistema, mensaje, esquema, maxOutputTokens, reflexion, temperatura, timeoutMs } =
    call;
  const ends = AbortSignal.timeout(timeoutMs);
  try {
    const { output, usage } = await generateText({
      model: MODELS[proveedor](base, clave, modelo),
      instructions: sistema,
      prompt: mensaje,
      output: Output.object({ schema: esquema }),
      reasoning: reflexion === 'minimo' ? 'none' : 'low',
      maxOutputTokens,
      ...(temperatura === undefined ? {} : { temperature: temperatura }),
      // Retries are the gateway's: only it knows the deadline and the other providers.
      maxRetries: 0,
      abortSignal: ends,
      // Interviews are not kept by the provider.
      providerOptions: { openai: { store: false } },
      telemetry: { isEnabled: false },
    });
    return { ok: true, salida: output as T, tokens: tokensOf(usage) };
  } catch (error) {
    if (ends.aborted) return { ok: false, fallo: 'tiempo' };
    if (NoObjectGeneratedError.isInstance(error)) {
      return { ok: false, fallo: 'salida', tokens: tokensOf(error.usage) };
    }
    if (!APICallError.isInstance(error)) return { ok: false, fallo: 'salida' };
    return { ok: false, fallo: falloOf(error), esperaMs: waitOf(error) };
  }
}

function tokensOf(usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined) {
  if (usage?.inputTokens === undefined || usage.outputTokens === undefined) return undefined;
  return { entrada: usage.inputTokens, salida: usage.outputTokens } satisfies Tokens;
}

function falloOf({ statusCode, responseBody }: APICallError): Fallo {
  if (statusCode === undefined) return 'conexion';
  // An answer that the SDK could not read, such as one that broke off.
  if (statusCode < 400) return 'salida';
  if (statusCode === 429) return 'limite';
  // 402: no balance; 404: a model that the account does not have. Gemini says 400 to a key that it does not know.
  if ([401, 402, 403, 404].includes(statusCode)) return 'clave';
  if (statusCode === 400 && responseBody?.includes('API_KEY_INVALID')) return 'clave';
  return statusCode >= 500 || statusCode === 408 ? 'servicio' : 'peticion';
}

/** Seconds, as these providers send it; a date means no answer within the time that a candidate waits. */
function waitOf({ responseHeaders }: APICallError): number | undefined {
  const header = responseHeaders?.['retry-after'];
  if (header === undefined) return undefined;
  const seconds = Number(header);
  return Number.isFinite(seconds) ? seconds * 1000 : Number.POSITIVE_INFINITY;
}
