import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

export interface ProviderRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: object;
}

export interface ProviderResponse {
  status: number;
  /** Empty unless it was asked for. */
  text: string;
}

export function get(path: string, headers: Record<string, string>): ProviderRequest {
  return { method: 'GET', path, headers };
}

/**
 * One call of a provider. Not `fetch`: loading it costs 31 ms of a cold start. Redirects are not followed: a key goes to
 * no other address. `maxBytes`: how much of the answer is read; without it nothing is.
 * @throws Error without an answer in time, and for one that is longer
 */
export function askProvider(
  base: string,
  { method, path, headers, body }: ProviderRequest,
  signal: AbortSignal,
  maxBytes = 0,
): Promise<ProviderResponse> {
  const url = new URL(base.replace(/\/$/, '') + path);
  const send = url.protocol === 'http:' ? httpRequest : httpsRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, { method, headers: { accept: 'application/json', ...headers }, signal }, (response) => {
      const status = response.statusCode ?? 0;
      if (maxBytes === 0 || status !== 200) {
        response.destroy();
        return resolve({ status, text: '' });
      }
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        chunks.push(chunk);
        if (bytes > maxBytes) response.destroy(new Error('The answer is too long'));
      });
      response.on('error', reject);
      response.on('end', () => resolve({ status, text: Buffer.concat(chunks).toString('utf8') }));
    });
    request.on('error', reject);
    request.end(body && JSON.stringify(body));
  });
}

/** What a status says of the key, for people; undefined when it is taken. */
export function problemOf(status: number): string | undefined {
  if (status >= 200 && status < 300) return undefined;
  // Gemini says 400 to a key that it does not know.
  if ([400, 401, 403].includes(status)) return 'el proveedor rechazó la clave';
  if (status === 402) return 'la cuenta del proveedor no tiene saldo';
  if (status === 429) return 'la cuenta del proveedor ha llegado a su límite de uso';
  return `el proveedor respondió con el código ${status}`;
}
