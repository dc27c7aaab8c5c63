import { Agent, request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Stack, startStack } from '#infra/local/start-stack.ts';
import { ALL_ENDPOINTS } from '../../../support/endpoints.ts';
import { fakeCode } from '../../../support/fakes/fake-services.ts';
import { startProviders } from '../../../support/provider-servers.ts';
import type { Banco } from '../banco.ts';
import type { Persona } from '../escena/empresa.ts';
import { anEscena, CLAVE, ESPERA_MS, type Escena } from '../escena/escena.ts';
import type { Peticion } from '../filas/row.ts';
import type { Respuesta } from '../sonda.ts';
import { openAlmacen } from './almacen.ts';
import { openCuentas } from './cuentas.ts';
import { type Linea, startLinea } from './linea.ts';
import { mudar } from './mudanza.ts';
import { enPalabrasDeLaPila } from './palabras.ts';
import { openTabla } from './tabla.ts';

export interface Pila {
  escena: Escena;
  banco: Banco;
  close(): Promise<void>;
}

/** Just below what the gateway waits. */
const PATIENCE_MS = 29_000;
const CONTRACTS = new Map(ALL_ENDPOINTS.map(({ operation, contract }) => [operation, contract]));

/**
 * The scene on the local stack: built functions behind the gateway, roles before DynamoDB Local unless `isolation` is
 * false, the local Cognito, S3 and KMS. Jobs do not run, so that all that changes is what the probe itself has changed.
 */
export async function enPila(options: { isolation?: boolean } = {}): Promise<Pila> {
  const escena = await anEscena(new Date(Date.now() - ESPERA_MS));
  const providers = await startProviders();
  let linea: Linea | undefined;
  const tableLine = async (target: string) => {
    linea = await startLinea(target);
    return linea;
  };
  const settings = { quiet: true, jobs: false, keepInstances: true, providerUrls: providers.urls, tableLine };
  const stack = await startStack({ ...settings, ...options });
  // How long something takes is measured elsewhere: on a busy machine «too late» is no answer of the product's.
  for (const fn of stack.assembly.functions.values()) fn.timeoutMs = Math.max(fn.timeoutMs, PATIENCE_MS);
  const closing = [() => stack.close(), () => providers.close()];
  const close = async () => {
    for (const each of closing) await each();
  };
  try {
    if (!linea) throw new Error('The stack has no line to its table');
    const banco = await bancoOf(escena, stack, linea);
    closing.unshift(async () => banco.close());
    return { escena, banco, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function bancoOf(escena: Escena, stack: Stack, linea: Linea): Promise<Banco & { close(): void }> {
  const agent = new Agent({ keepAlive: true });
  const buckets = {
    uploads: stack.env('upload-cv').UPLOADS_BUCKET ?? '',
    avatars: stack.env('update-logo').AVATARS_BUCKET ?? '',
  };
  const almacen = openAlmacen(stack.endpoints.s3, Object.values(buckets));
  for (const [key, file] of escena.app.uploads.stored) await almacen.put(buckets.uploads, key, file);
  for (const [key, file] of escena.app.files.stored) await almacen.put(buckets.avatars, key, file);
  await almacen.photograph();
  const cuentas = await openCuentas(stack, escena);
  const table = { endpoint: stack.endpoints.dynamodb, name: stack.env('list-areas').TABLE_NAME ?? '' };
  const tabla = await openTabla(table, await mudar(escena.app, stack, cuentas.subs), () => linea);
  /** What of the stores a probe since the last `restore` may have changed, as its contract says. */
  const dirty = { files: false, sessions: [] as Persona[], factors: [] as Persona[] };

  return {
    async send({ operation, identidad, peticion, headers, rawBody }) {
      const contract = CONTRACTS.get(operation);
      if (!contract) throw new Error(`There is no operation ${operation}`);
      const { persona, bearer } = identidad;
      dirty.files ||= contract.uses.files !== undefined;
      if (persona && identidad.rol && contract.uses.identity?.includes('AdminUserGlobalSignOut'))
        dirty.sessions.push(persona);
      if (persona && identidad.rol && contract.uses.identity?.includes('AdminSetUserMFAPreference'))
        dirty.factors.push(persona);
      const typed =
        operation === 'finishSegundoFactor' && persona && identidad.rol ? await cuentas.codeOf(persona) : '';
      const sent = await contentOf(peticion, rawBody);
      const token = persona ? cuentas.tokenOf(persona) : bearer;
      return exchange(agent, {
        url: `${stack.origin}${addressOf(contract.path, peticion)}`,
        method: contract.method,
        headers: { ...sent.headers, ...(token && { authorization: `Bearer ${token}` }), ...headers },
        body: typeof sent.body === 'string' ? sent.body.replace(fakeCode(CLAVE), typed) : sent.body,
      });
    },
    changes: () => tabla.changes(),
    items: () => tabla.items(),
    files: async () => (dirty.files ? almacen.changes() : []),
    async restore() {
      await tabla.restore();
      if (dirty.files) await almacen.restore();
      dirty.files = false;
      for (const persona of dirty.factors.splice(0)) await cuentas.clearSecondFactor(persona);
      for (const persona of dirty.sessions.splice(0)) await cuentas.restore(persona);
    },
    close() {
      agent.destroy();
      almacen.close();
      cuentas.close();
      tabla.close();
    },
  };
}

function addressOf(path: string, { params = {}, query }: Peticion): string {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return query ? `${address}?${enPalabrasDeLaPila(new URLSearchParams(query).toString())}` : address;
}

async function contentOf({ form, body }: Peticion, rawBody: string | undefined) {
  if (form) {
    const response = new Response(form());
    const headers = { 'content-type': response.headers.get('content-type') ?? '' };
    return { headers, body: Buffer.from(await response.arrayBuffer()) };
  }
  const json = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
  return { headers: { 'content-type': 'application/json' }, body: json && enPalabrasDeLaPila(json) };
}

interface Sent {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}

/** By node's own client: `fetch` would tidy the addresses. */
function exchange(agent: Agent, { url, method, headers, body }: Sent): Promise<Respuesta> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const request = httpRequest(url, { method, agent, headers: { ...headers, ...length } }, (response) => {
      buffer(response).then((read) => {
        const { 'set-cookie': cookies = [], ...answered } = response.headers;
        const text = read.toString('utf8');
        resolve({ status: response.statusCode ?? 0, headers: answered as Record<string, string>, cookies, text });
      }, reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}
