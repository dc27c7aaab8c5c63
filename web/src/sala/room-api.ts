import type { BodyInput, DataOf } from '#shared/core/contract.ts';
import type { salaApi } from '#shared/entrevistas/sala/sala.api.ts';
import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import type { TokenVoz } from '#shared/entrevistas/sala/voz.ts';

type SalaApi = typeof salaApi;
type Operation = keyof SalaApi;
type Routes = { [O in Operation]: readonly [method: SalaApi[O]['method'], path: SalaApi[O]['path']] };

/** Spelled again so that the room carries no schema; the types refuse anything that is not the contract. */
const ROUTES: Routes = {
  getSala: ['GET', '/api/sala/{accessToken}'],
  acceptConsentimientos: ['POST', '/api/sala/{accessToken}/consentimientos'],
  startSala: ['POST', '/api/sala/{accessToken}/comienzo'],
  sendRespuesta: ['POST', '/api/sala/{accessToken}/respuestas'],
  pauseSala: ['POST', '/api/sala/{accessToken}/pausa'],
  resumeSala: ['POST', '/api/sala/{accessToken}/reanudacion'],
  sendCorreccion: ['POST', '/api/sala/{accessToken}/correcciones'],
  createTokenVoz: ['POST', '/api/sala/{accessToken}/voz'],
  finishSala: ['POST', '/api/sala/{accessToken}/fin'],
  sendEncuesta: ['POST', '/api/sala/{accessToken}/encuesta'],
  sendAyuda: ['POST', '/api/sala/{accessToken}/ayuda'],
  attendCuidado: ['POST', '/api/sala/{accessToken}/cuidado'],
  sendPregunta: ['POST', '/api/sala/{accessToken}/preguntas'],
};

/** Functions end at 10 s; the rest is for a slow line. */
const TIMEOUT_MS = 20_000;

/** A call without a usable answer. `status` 0: none came, so nobody knows whether the server did the work. */
export class RoomFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly requestId: string | undefined;
  /** What the server asks to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(fields: { status: number; code: string; message: string; requestId?: string; retryAfterMs?: number }) {
    super(fields.message);
    this.name = 'RoomFailure';
    this.status = fields.status;
    this.code = fields.code;
    this.requestId = fields.requestId;
    this.retryAfterMs = fields.retryAfterMs;
  }

  /** Whether the same request may succeed later, unchanged. */
  get retryable(): boolean {
    return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500;
  }
}

const noAnswer = () =>
  new RoomFailure({
    status: 0,
    code: 'SIN_CONEXION',
    message: 'No hay conexión. Compruébala e inténtalo de nuevo; lo que has escrito sigue aquí.',
  });

export interface RoomApi {
  get(): Promise<Sala>;
  acceptConsentimientos(body: BodyInput<SalaApi['acceptConsentimientos']>): Promise<Sala>;
  start(): Promise<Sala>;
  sendRespuesta(body: BodyInput<SalaApi['sendRespuesta']>): Promise<Sala>;
  pause(): Promise<Sala>;
  resume(): Promise<Sala>;
  correct(body: BodyInput<SalaApi['sendCorreccion']>): Promise<Sala>;
  finish(): Promise<Sala>;
  sendEncuesta(body: BodyInput<SalaApi['sendEncuesta']>): Promise<Sala>;
  askForHelp(body: BodyInput<SalaApi['sendAyuda']>): Promise<Sala>;
  /** A press of a button of a care message that the server has a part in. */
  attend(body: BodyInput<SalaApi['attendCuidado']>): Promise<Sala>;
  ask(body: BodyInput<SalaApi['sendPregunta']>): Promise<Sala>;
  /** Leave to have a spoken answer transcribed. */
  tokenVoz(): Promise<TokenVoz>;
  /** Server's clock minus this device's, in milliseconds, as of the last answer: a wrong clock must not open the room late. */
  clockOffset(): number;
}

export function createRoomApi(
  accessToken: string,
  fetcher: typeof fetch = (...args) => fetch(...args),
  now: () => number = Date.now,
): RoomApi {
  let offset = 0;

  async function call<O extends Operation>(operation: O, body?: unknown): Promise<DataOf<SalaApi[O]>> {
    const [method, path] = ROUTES[operation];
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    const { response, answer } = await exchange(
      fetcher,
      path.replace('{accessToken}', encodeURIComponent(accessToken)),
      {
        method,
        headers,
        body: body === undefined ? undefined : JSON.stringify(body),
      },
    );
    const date = Date.parse(response.headers.get('date') ?? '');
    if (!Number.isNaN(date)) offset = date - now();
    const data = response.ok ? (answer as { data?: DataOf<SalaApi[O]> } | undefined)?.data : undefined;
    if (!data) throw failureOf(response, answer);
    return data;
  }

  return {
    get: () => call('getSala'),
    acceptConsentimientos: (body) => call('acceptConsentimientos', body),
    start: () => call('startSala'),
    sendRespuesta: (body) => call('sendRespuesta', body),
    pause: () => call('pauseSala'),
    resume: () => call('resumeSala'),
    correct: (body) => call('sendCorreccion', body),
    finish: () => call('finishSala'),
    sendEncuesta: (body) => call('sendEncuesta', body),
    askForHelp: (body) => call('sendAyuda', body),
    ask: (body) => call('sendPregunta', body),
    attend: (body) => call('attendCuidado', body),
    tokenVoz: () => call('createTokenVoz'),
    clockOffset: () => offset,
  };
}

async function exchange(fetcher: typeof fetch, url: string, init: RequestInit) {
  try {
    const response = await fetcher(url, {
      ...init,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { response, answer: parse(await response.text()) };
  } catch {
    throw noAnswer();
  }
}

/** A proxy may answer with a page of its own: its status then says enough. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failureOf(response: Response, answer: unknown): RoomFailure {
  // A captive portal answers 200 with its own page: no answer of ours, so the line is what failed.
  if (response.ok) return noAnswer();
  const fields = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  const { status } = response;
  return new RoomFailure({
    status,
    code: text(fields.code) ?? `HTTP_${status}`,
    message:
      (status < 500 ? text(fields.message) : undefined) ??
      'Algo ha fallado por nuestra parte. No has perdido nada: inténtalo de nuevo en un momento.',
    requestId: text(fields.requestId) ?? response.headers.get('apigw-requestid') ?? undefined,
    retryAfterMs: Number.isFinite(wait) ? wait * 1000 : undefined,
  });
}
