import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { buildProgram } from '#infra/build/build-functions.ts';
import type { LocalFunction } from '#infra/local/assembly.ts';
import { DEMO_USERS } from '#infra/local/demo-users.ts';
import { type Stack, startStack } from '#infra/local/start-stack.ts';
import { RATIO_BUDGETS } from '#test/budgets/budgets.ts';
import { type CallRecorder, startCallRecorder } from './call-recorder.ts';
import { type Figure, median } from './figure.ts';

const PASSWORD = 'Demo-1234';
const ROUNDS = 5;
/** How many requests are under way at a time, and how many a round has. */
const LOADS = [
  { atOnce: 1, requests: 40 },
  { atOnce: 16, requests: 160 },
];
const WARM_UP = { atOnce: 16, requests: 64 };

interface Call {
  method: string;
  path: string;
  body?: () => object;
}

interface Kind extends Call {
  name: string;
  /** Whose place the raw handler takes, and its address. */
  raw: Call & { instead: string };
  ours: string;
}

type Send = (call: Call) => Promise<unknown>;

/**
 * Requests a second of the local stack, through its gateway: a list, one thing and a write, beside a handler that asks
 * DynamoDB for the same and does nothing else, by turns. The raw handler takes the place of another function, so that
 * gateway, pool and workers are the same.
 */
export async function measureThroughput(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'idonea-caudal-'));
  let recorder: CallRecorder | undefined;
  const tableLine = async (target: string) => {
    recorder = await startCallRecorder(target);
    return recorder;
  };
  // Nothing but requests: no jobs, and no guard before the table, which stands for IAM and is none of the product.
  const stack = await startStack({ seed: true, quiet: true, jobs: false, isolation: false, tableLine });
  const agent = new Agent({ keepAlive: true });
  try {
    await buildProgram(path.join(import.meta.dirname, 'fixtures', 'replay.ts'), folder);
    const send = await signedIn(agent, stack.origin);
    const figures: Figure[] = [];
    for (const kind of await kindsOf(send)) {
      const calls = (await recorder?.record(() => send(kind))) ?? [];
      goStraight(stack, kind.ours, {});
      goStraight(stack, kind.raw.instead, { BENCH_CALLS: JSON.stringify(calls) }, folder);
      figures.push(...(await compare(kind, send)));
    }
    return figures;
  } finally {
    agent.destroy();
    await stack.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function kindsOf(send: Send): Promise<Kind[]> {
  const { data } = (await send({ method: 'GET', path: '/api/candidatos' })) as { data: { id: string }[] };
  const one = `/api/candidatos/${data[0]?.id}`;
  // An area: no plan limits how many.
  const body = () => ({ nombreArea: `bench-${randomBytes(12).toString('hex')}`, descripcionArea: 'Análisis de datos' });
  const raw = (instead: string, method: string, address: string) => ({ instead, method, path: address });
  return [
    {
      name: 'a list',
      ours: 'list-candidatos',
      method: 'GET',
      path: '/api/candidatos',
      raw: raw('list-areas', 'GET', '/api/areas'),
    },
    { name: 'one thing', ours: 'get-candidato', method: 'GET', path: one, raw: raw('get-panel', 'GET', '/api/panel') },
    {
      name: 'a write',
      ours: 'create-area',
      method: 'POST',
      path: '/api/areas',
      body,
      raw: raw('create-candidato', 'POST', '/api/candidatos'),
    },
  ];
}

/** The function again as another one, whose instances ask the table itself and not the line that records. */
function goStraight(
  { assembly, endpoints }: Stack,
  name: string,
  environment: Record<string, string>,
  folder?: string,
) {
  const fn = [...assembly.functions.values()].find((each) => each.name.endsWith(`-${name}`));
  if (!fn) throw new Error(`There is no function ${name}`);
  const straight: LocalFunction = {
    ...fn,
    ...(folder && { folder }),
    arn: `${fn.arn}:straight`,
    environment: { ...fn.environment, ...environment, AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb },
  };
  assembly.functions.set(fn.arn, straight);
}

async function compare({ name, raw, ...ours }: Kind, send: Send): Promise<Figure[]> {
  for (const call of [ours, raw]) await rate(send, call, WARM_UP);
  const figures: Figure[] = [];
  for (const load of LOADS) {
    const rates = { ours: [] as number[], raw: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      rates.ours.push(await rate(send, ours, load));
      rates.raw.push(await rate(send, raw, load));
    }
    const [mine, bare] = [median(rates.ours), median(rates.raw)];
    figures.push({
      name: `${name}, ${load.atOnce} at once ÷ raw handler`,
      value: mine / bare,
      unit: '×',
      budget: RATIO_BUDGETS.throughputToRaw,
      least: true,
      note: `${mine.toFixed(0)} requests a second against ${bare.toFixed(0)}`,
    });
  }
  return figures;
}

/** Requests a second. */
async function rate(
  send: Send,
  call: Call,
  { atOnce, requests }: { atOnce: number; requests: number },
): Promise<number> {
  let left = requests;
  const begun = performance.now();
  const client = async () => {
    while (left-- > 0) await send(call);
  };
  await Promise.all(Array.from({ length: atOnce }, client));
  return requests / ((performance.now() - begun) / 1000);
}

async function signedIn(agent: Agent, origin: string): Promise<Send> {
  const exchange = async ({ method, path: address, body }: Call, headers: Record<string, string>) => {
    const answer = await new Promise<{ status: number; said: { data: { token: string } } }>((resolve, reject) => {
      const request = httpRequest(`${origin}${address}`, { agent, method, headers }, async (response) =>
        resolve({ status: response.statusCode ?? 0, said: (await json(response)) as never }),
      );
      request.once('error', reject);
      request.end(body && JSON.stringify(body()));
    });
    if (answer.status >= 300)
      throw new Error(`${method} ${address} answered ${answer.status}: ${JSON.stringify(answer.said)}`);
    return answer.said;
  };
  const type = { 'content-type': 'application/json' };
  const login = {
    method: 'POST',
    path: '/api/auth/login',
    body: () => ({ email: DEMO_USERS[1].email, password: PASSWORD }),
  };
  const { data } = await exchange(login, type);
  return (call) => exchange(call, { ...type, authorization: `Bearer ${data.token}` });
}
