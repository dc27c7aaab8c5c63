import { setTimeout as sleep } from 'node:timers/promises';

export interface HttpAnswer<T> {
  status: number;
  data: T;
  code?: string;
  message?: string;
  nextCursor?: string;
  headers: Headers;
}

/** A person at the API: keeps the session cookie and the access token, as the browser does. */
export class HttpClient {
  private readonly origin: string;
  private token: string | undefined;
  private cookie: string | undefined;

  constructor(origin: string) {
    this.origin = origin;
  }

  async send<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<HttpAnswer<T>> {
    const response = await fetch(`${this.origin}${path}`, {
      method,
      headers: {
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(this.cookie && { cookie: this.cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const [setCookie] = response.headers.getSetCookie();
    if (setCookie) this.cookie = setCookie.split(';')[0];
    const json = (await response.json()) as Omit<HttpAnswer<T>, 'status' | 'headers'>;
    return { ...json, status: response.status, headers: response.headers };
  }

  get = <T>(path: string) => this.send<T>('GET', path);
  post = <T>(path: string, body: unknown = {}, headers?: Record<string, string>) =>
    this.send<T>('POST', path, body, headers);

  async signIn(email: string, password: string): Promise<HttpAnswer<{ token?: string; sesion?: string }>> {
    const answer = await this.post<{ token?: string; sesion?: string }>('/api/auth/login', { email, password });
    this.token = answer.data?.token;
    return answer;
  }

  async setNewPassword(email: string, sesion: string, password: string): Promise<number> {
    const answer = await this.post<{ token?: string }>('/api/auth/nueva-password', { email, sesion, password });
    this.token = answer.data?.token;
    return answer.status;
  }

  /** Forgets the access token, as a reload does; the cookie stays. */
  async reload(): Promise<number> {
    this.token = undefined;
    const answer = await this.post<{ token?: string }>('/api/auth/refrescar');
    this.token = answer.data?.token;
    return answer.status;
  }
}

/** Asks again until the answer is there: for what queues and streams bring about. */
export async function eventually<T>(ask: () => Promise<T | undefined | false>, seconds = 20): Promise<T> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const found = await ask();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`It did not happen within ${seconds} seconds: ${ask}`);
    await sleep(150);
  }
}
