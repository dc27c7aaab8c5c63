import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { env } from '../env.ts';

export interface SpeechGrant {
  token: string;
  /** Seconds in which a connection can be opened with it. */
  expiresIn: number;
}

/** The provider that turns speech into text while somebody speaks. */
export interface Speech {
  /** A token for a browser, made with the key, which stays here. Undefined when the provider gives none; never throws. */
  grant(clave: string): Promise<SpeechGrant | undefined>;
  /** Where a browser connects with a token. */
  listenUrl(modelo: string, idioma: string): string;
}

/** A handshake follows at once; what is not used by then is worth nothing to anyone. */
const TTL_SECONDS = 60;
const TIMEOUT_MS = 5_000;
const MAX_ANSWER = 16_384;

/** Deepgram, by its API reference (`auth/grant`, `listen`). Its address is the deployment's business. */
export function deepgramSpeech(timeoutMs = TIMEOUT_MS): Speech {
  const base = new URL((JSON.parse(env('PROVIDER_URLS')) as { deepgram: string }).deepgram);
  const at = (path: string) => new URL(base.href.replace(/\/$/, '') + path);
  return {
    async grant(clave) {
      try {
        const { access_token: token, expires_in: expiresIn = TTL_SECONDS } = (await post(at('/v1/auth/grant'), {
          headers: { authorization: `Token ${clave}` },
          body: JSON.stringify({ ttl_seconds: TTL_SECONDS }),
          timeoutMs,
        })) as { access_token?: unknown; expires_in?: unknown };
        // It becomes a WebSocket subprotocol, which has few characters.
        return typeof token === 'string' && /^[\w.~+/=-]{1,8000}$/.test(token) && typeof expiresIn === 'number'
          ? { token, expiresIn }
          : undefined;
      } catch {
        return undefined;
      }
    },

    listenUrl(modelo, idioma) {
      const url = at('/v1/listen');
      url.protocol = base.protocol === 'http:' ? 'ws:' : 'wss:';
      url.search = new URLSearchParams({
        model: modelo,
        language: idioma,
        interim_results: 'true',
        smart_format: 'true',
        endpointing: '500',
        // Candidates' voices are nobody's training data.
        mip_opt_out: 'true',
      }).toString();
      return url.href;
    },
  };
}

/** Not `fetch`: loading it costs 31 ms of a cold start. Redirects are not followed. */
function post(
  url: URL,
  { headers, body, timeoutMs }: { headers: Record<string, string>; body: string; timeoutMs: number },
): Promise<unknown> {
  const send = url.protocol === 'http:' ? httpRequest : httpsRequest;
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
        signal: AbortSignal.timeout(timeoutMs),
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
          if (text.length > MAX_ANSWER) response.destroy(new Error('The answer is too long'));
        });
        response.on('error', reject);
        response.on('end', () => {
          if (response.statusCode !== 200) return reject(new Error(`Status ${response.statusCode}`));
          try {
            resolve(JSON.parse(text));
          } catch (error) {
            reject(error);
          }
        });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
