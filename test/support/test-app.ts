import type { SQSEvent } from 'aws-lambda';
import type { companyTable } from '#functions/core/company-table.ts';
import type { Deps } from '#functions/core/deps.ts';
import type { DefinedEndpoint } from '#functions/core/endpoint.ts';
import { newAccessToken, newId, newSecret } from '#functions/core/ids.ts';
import type { DefinedJob } from '#functions/core/job.ts';
import type { LogEvent } from '#functions/core/logger.ts';
import { EVENTO } from '#functions/core/outbox.ts';
import type { HttpEvent } from '#functions/core/request.ts';
import type { Retry } from '#functions/core/retry.ts';
import { keyOf } from '#functions/core/table.ts';
import type { TokenVerifier } from '#functions/core/token-verifier.ts';
import { usuariosActividadWrite } from '#functions/empresas/empresas/actividad.repository.ts';
import { usoWrite } from '#functions/empresas/empresas/uso.repository.ts';
import { usuarioUpdates, usuarioWrites } from '#functions/empresas/usuarios/usuario.repository.ts';
import type { Rol } from '#shared/core/permissions.ts';
import { assertDocumented } from './documented-answers.ts';
import { FakeHostedSignIn, FakeIdentityLinks } from './fakes/fake-hosted-sign-in.ts';
import { FakeLanguageModels } from './fakes/fake-language-models.ts';
import { FakeProviders } from './fakes/fake-providers.ts';
import { FakeBackups, FakeQueues } from './fakes/fake-queues.ts';
import {
  FakeFiles,
  FakeIdentity,
  FakeMailer,
  FakeSecrets,
  FakeSmtp,
  fakeAccessToken,
  fakeSub,
  fakeVerifier,
} from './fakes/fake-services.ts';
import { FakeSpeech } from './fakes/fake-speech.ts';
import { FakeUploads } from './fakes/fake-uploads.ts';
import { OwnedTable } from './fakes/owned-table.ts';

export interface CallOptions {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Sent as it is, instead of `body`. */
  rawBody?: string;
  /** Sent as a form, instead of `body`: base64 in the event, as API Gateway hands over what is no text. */
  form?: FormData;
  headers?: Record<string, string>;
  cookies?: string[];
  /** Who calls; nobody without it. */
  as?: {
    id: string /** Epoch seconds at which the token was issued; the beginning of time without it. */;
    issuedAt?: number;
  };
}

export interface Answer<T = Record<string, unknown>> {
  status: number;
  success: boolean;
  data: T;
  code?: string;
  message?: string;
  details?: { path: string; msg: string }[];
  nextCursor?: string;
  cookies: string[];
  headers: Record<string, string>;
  /** Where a redirect leads. */
  location: string | undefined;
  /** The whole answer as text, for sweeps. */
  text: string;
}

const BEGINNING = new Date('2026-03-02T09:00:00.000Z');

export const ORIGIN_VERIFY = 'origin-secret-of-tests';

/** The product on fakes: one table, one clock that tests move, and every service within reach. */
export class TestApp {
  readonly table = new OwnedTable();
  readonly identity = new FakeIdentity(() => this.clock);
  readonly hosted = new FakeHostedSignIn();
  readonly links = new FakeIdentityLinks();
  readonly secrets = new FakeSecrets();
  readonly mailer = new FakeMailer();
  readonly smtp = new FakeSmtp();
  verifier: TokenVerifier = fakeVerifier;
  /** In the place of the wall between companies; the product's own without it. */
  bind: typeof companyTable | undefined;
  readonly files = new FakeFiles();
  readonly queues = new FakeQueues(() => this.clock);
  readonly backups = new FakeBackups();
  readonly uploads = new FakeUploads(() => this.clock);
  readonly providers = new FakeProviders();
  readonly speech = new FakeSpeech();
  readonly languageModels = new FakeLanguageModels();
  readonly logs: { level: 'info' | 'error'; event: LogEvent; fields: object; error?: unknown }[] = [];
  /** Every answer is one that the OpenAPI document has; not where faults are put in on purpose. */
  keepsToDocument = true;
  clock = BEGINNING;
  private sequence = 0;

  constructor() {
    process.env.ORIGIN_VERIFY = ORIGIN_VERIFY;
    process.env.PUBLIC_ORIGIN = 'https://idonea.test';
    process.env.MAIL_FROM = 'avisos@idonea.test';
    process.env.SMTP_POLICY = JSON.stringify({ addresses: [], ports: [465, 587, 2525] });
  }

  readonly deps: Deps = {
    table: this.table,
    now: () => this.clock,
    // Real ids on the fake clock, with a step between them so that they sort as they were made.
    newId: (prefix) => newId(prefix, new Date(this.clock.getTime() + this.sequence++)),
    newAccessToken: () => newAccessToken(this.clock),
    sleep: async (milliseconds) => this.advance(milliseconds),
    random: Math.random,
    newSecret,
    log: {
      info: (event, fields = {}) => this.logs.push({ level: 'info', event, fields }),
      error: (event, error, fields = {}) => this.logs.push({ level: 'error', event, fields, error }),
    },
  };

  advance(milliseconds: number): void {
    this.clock = new Date(this.clock.getTime() + milliseconds);
  }

  /** Nothing has been done with it yet, and it stands on its own table. */
  get isNew(): boolean {
    return this.deps.table === this.table && this.table.revision === 0 && this.clock === BEGINNING;
  }

  /** Everything that has been written, who may sign in, and the clock are as there. */
  goOnFrom({ table, identity, logs, clock, sequence }: TestApp): void {
    this.table.restore(table.photo());
    this.table.written.push(...table.written);
    for (const [email, account] of identity.accounts) this.identity.accounts.set(email, { ...account });
    this.logs.push(...logs);
    this.clock = clock;
    this.sequence = sequence;
  }

  /** The endpoint's whole pipeline on the fakes, for events that a test makes by itself; it answers what its document says. */
  handlerOf(endpoint: DefinedEndpoint<object>): DefinedEndpoint<object>['handler'] {
    const { identity, secrets, mailer, smtp, hosted, files, uploads, queues, backups, providers, verifier } = this;
    const { speech, languageModels } = this;
    const storage = { files, uploads, archives: uploads };
    const services = { identity, secrets, mailer, smtp, hosted, ...storage, queues, backups, providers };
    const adapters = { ...services, speech, languageModels, verifier };
    const handle = endpoint.create({ deps: this.deps, adapters, verifier, ...(this.bind && { bind: this.bind }) });
    return async (event, context) => {
      const result = await handle(event, context);
      if (this.keepsToDocument) assertDocumented(endpoint.contract, result);
      return result;
    };
  }

  async call<T = Record<string, unknown>>(
    endpoint: DefinedEndpoint<never> | DefinedEndpoint<object>,
    options: CallOptions = {},
  ): Promise<Answer<T>> {
    const handler = this.handlerOf(endpoint as DefinedEndpoint<object>);
    const encoded = options.form && (await encodeForm(options.form));
    const headers = { ...options.headers, ...encoded?.headers };
    const event = httpEvent((endpoint as DefinedEndpoint<object>).contract, { ...options, ...encoded, headers });
    const result = await handler(encoded ? { ...event, isBase64Encoded: true } : event);
    const text = result.body ?? '';
    const answered = (result.headers ?? {}) as Record<string, string>;
    const location = answered.location;
    return {
      status: result.statusCode ?? 0,
      cookies: result.cookies ?? [],
      headers: answered,
      location,
      text,
      ...(text && answered['content-type']?.startsWith('application/json') && JSON.parse(text)),
    };
  }

  /** Delivers every stored event to a job, as the stream, the bus and the queue would; each event once per job. */
  async deliver(
    job: DefinedJob<never> | DefinedJob<object>,
    options: { receives?: number; maxReceives?: number } = {},
  ) {
    const { receives = 1, maxReceives = 3 } = options;
    const waits: number[] = [];
    const retry = {
      maxReceives,
      later: async (_: string, received: number) => void waits.push(received),
      giveUp: async () => void waits.push(0),
    };
    const events = this.table.all().filter(({ tipo }) => tipo === EVENTO);
    const messages = events.map((evento) => ({ evento, receives }));
    const failed = await this.hand(job, messages, retry);
    return { failed: failed.length, waits, events: events.map(({ evento }) => evento as string) };
  }

  /** Hands a job one batch of messages; answers the ids of the events that it did not take. */
  async hand(
    job: DefinedJob<never> | DefinedJob<object>,
    messages: readonly { evento: Record<string, unknown>; receives: number }[],
    retry: Retry,
  ): Promise<string[]> {
    const { identity, secrets, mailer, smtp, files, uploads, languageModels, queues, providers } = this;
    const storage = { files, uploads, archives: uploads };
    const adapters = { identity, secrets, mailer, smtp, ...storage, languageModels, queues, providers };
    const handler = (job as DefinedJob<object>).create({ deps: this.deps, adapters, retry });
    const batches = messages.map(({ evento, receives }) => queueEvent([evento], receives, this.clock).Records);
    const response = await handler({ Records: batches.flat() });
    return response.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
  }

  /** Hands a job what a service of AWS tells the default bus. */
  async tell(job: DefinedJob<never> | DefinedJob<object>, name: string, detail: object): Promise<void> {
    const retry = { maxReceives: 3, later: async () => {}, giveUp: async () => {} };
    const handler = (job as DefinedJob<object>).create({ deps: this.deps, adapters: {}, retry });
    const response = await handler(
      queueEvent([{ id: `aws-${this.sequence++}`, evento: name, detalle: detail }], 1, this.clock),
    );
    if (response.batchItemFailures.length > 0) throw new Error(`${name} was not taken`);
  }

  /** A user with an account, signed in by `call({ as })`. */
  async addUsuario({ rol, empresaId, email }: { rol: Rol; empresaId: string | null; email?: string }) {
    const id = this.deps.newId('usr');
    const address = email ?? `${id.toLowerCase()}@correo.test`;
    const fecha = this.clock.toISOString();
    const usuario = {
      id,
      nombre: `Persona ${rol}`,
      email: address,
      telefono: '',
      rol,
      empresaId,
      empresaNombre: empresaId && 'Empresa',
      fecha,
      passwordCifrada: '',
    };
    // Nobody has asked for an e-mail to them.
    await this.table.write(usuarioWrites(usuario).filter((write) => !keyOf(write).SK.startsWith('ENVIOS#')));
    const confirmed = { sub: fakeSub(id), estado: 'confirmado' as const };
    await this.table.write(usuarioUpdates(usuario, { set: confirmed, remove: ['passwordCifrada', 'passwordMotivo'] }));
    this.identity.accounts.set(address, { id, email: address, password: 'Demo-1234', temporary: false });
    if (empresaId) {
      await this.table.write([
        usoWrite(empresaId, { usuarios: 1, adminsActivos: rol === 'admin' ? 1 : 0 }),
        usuariosActividadWrite(empresaId, 1),
      ]);
    }
    return { id, email: address };
  }
}

async function encodeForm(form: FormData): Promise<Pick<CallOptions, 'rawBody' | 'headers'>> {
  const response = new Response(form);
  const rawBody = Buffer.from(await response.arrayBuffer()).toString('base64');
  return { rawBody, headers: { 'content-type': response.headers.get('content-type') ?? '' } };
}

function httpEvent(contract: { method: string; path: string }, options: CallOptions): HttpEvent {
  const { params = {}, query, body, rawBody, headers = {}, cookies, as } = options;
  const rawPath = contract.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const text = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
  return {
    version: '2.0',
    routeKey: `${contract.method} ${contract.path}`,
    rawPath,
    rawQueryString: new URLSearchParams(query).toString(),
    headers: {
      'x-origin-verify': ORIGIN_VERIFY,
      'content-type': 'application/json',
      ...(as && { authorization: `Bearer ${fakeAccessToken(as.id, as.issuedAt)}` }),
      ...headers,
    },
    ...(query && { queryStringParameters: query }),
    pathParameters: params,
    ...(cookies && { cookies }),
    ...(text !== undefined && { body: text }),
    isBase64Encoded: false,
    requestContext: {
      accountId: '000000000000',
      apiId: 'api',
      domainName: 'idonea.test',
      domainPrefix: 'idonea',
      http: {
        method: contract.method,
        path: rawPath,
        protocol: 'HTTP/1.1',
        sourceIp: '203.0.113.7',
        userAgent: 'test',
      },
      requestId: 'peticion-1',
      routeKey: '$default',
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
  };
}

function queueEvent(events: readonly Record<string, unknown>[], receives: number, now: Date): SQSEvent {
  return {
    Records: events.map(({ id, evento, detalle }) => ({
      messageId: String(id),
      receiptHandle: String(id),
      body: JSON.stringify({
        'detail-type': evento,
        detail: { ...(detalle as object), eventoId: id },
        time: now.toISOString(),
      }),
      attributes: {
        ApproximateReceiveCount: String(receives),
        SentTimestamp: '0',
        SenderId: '',
        ApproximateFirstReceiveTimestamp: '0',
      },
      messageAttributes: {},
      md5OfBody: '',
      eventSource: 'aws:sqs',
      eventSourceARN: '',
      awsRegion: 'eu-west-1',
    })),
  };
}
