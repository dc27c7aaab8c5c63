import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { FAULTS, type Fault, kindOf, REFUSALS, refusal } from './faults.ts';
import { seeded } from './random.ts';

export interface FaultProxyOptions {
  /** The emulator's address. */
  target: string;
  seed?: number;
  /** Of the calls that `on` names, from 0 to 1; none without it. */
  share?: number;
  faults?: readonly Fault[];
  /** Kinds of calls that faults by share happen to; all of them without it. */
  on?: readonly string[];
}

/** One fault that is sure to happen: to the n-th call of its kind, counted from 1. */
export interface Planned {
  kind: string;
  nth: number;
  fault: Fault;
}

export interface FaultProxy {
  endpoint: string;
  /** Calls by kind, and what was done to them; `passed` are those that nothing was done to. */
  counts(): { calls: Record<string, number>; did: Record<Fault | 'passed', number> };
  setShare(share: number): void;
  plan(...planned: readonly Planned[]): void;
  close(): Promise<void>;
}

const LONGEST_DELAY_MS = 40;

/** A line to an emulator that breaks, by a seed's choice: clients of the real SDK go through it and see what AWS may do. */
export async function startFaultProxy(options: FaultProxyOptions): Promise<FaultProxy> {
  const { target, seed = 1, faults = FAULTS, on } = options;
  let { share = 0 } = options;
  const random = seeded(seed);
  const agent = new Agent({ keepAlive: true });
  const calls: Record<string, number> = {};
  const did = Object.fromEntries([...FAULTS, 'passed'].map((name) => [name, 0])) as Record<Fault | 'passed', number>;
  let planned: readonly Planned[] = [];

  const fateOf = (kind: string): Fault | undefined => {
    const nth = (calls[kind] ?? 0) + 1;
    calls[kind] = nth;
    const sure = planned.find((each) => each.kind === kind && each.nth === nth)?.fault;
    const unlucky = random() < share && (!on || on.includes(kind));
    const chosen = faults[Math.floor(random() * faults.length)];
    return sure ?? (unlucky ? chosen : undefined);
  };

  const server = createServer(async (incoming, answer) => {
    const body = straightened(await bytesOf(incoming), incoming, target);
    const kind = kindOf(incoming.method ?? '', incoming.headers);
    const fault = fateOf(kind);
    did[fault ?? 'passed']++;
    if (fault && REFUSALS.includes(fault)) {
      const { status, headers, body: words } = refusal(fault, kind, body, incoming.headers);
      answer.writeHead(status, headers).end(words);
    } else if (fault === 'lost-request') incoming.socket.destroy();
    else await passOn(incoming, body, answer, { target, agent, fault, random });
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts: () => ({ calls: { ...calls }, did: { ...did } }),
    setShare: (next) => {
      share = next;
    },
    plan: (...next) => {
      planned = next;
    },
    async close() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** SQS is told the queue by its address, which leads here: the emulator knows it by its own. */
function straightened(body: Buffer, { headers }: IncomingMessage, target: string): Buffer {
  if (!String(headers['x-amz-target'] ?? '').startsWith('AmazonSQS')) return body;
  const straight = Buffer.from(body.toString().replaceAll(`http://${headers.host}/`, `${target}/`));
  headers['content-length'] = String(straight.length);
  return straight;
}

interface Line {
  target: string;
  agent: Agent;
  fault: Fault | undefined;
  random: () => number;
}

/** Headers go on as they came, the host too: it is signed. */
async function passOn(incoming: IncomingMessage, body: Buffer, answer: ServerResponse, line: Line): Promise<void> {
  const { target, agent, fault, random } = line;
  const outgoing = request(new URL(incoming.url ?? '/', target), {
    method: incoming.method,
    headers: incoming.headers,
    agent,
  });
  outgoing.end(body);
  try {
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    const bytes = await bytesOf(response);
    if (fault === 'lost-answer') return void incoming.socket.destroy();
    if (fault === 'delayed') await sleep(random() * LONGEST_DELAY_MS);
    const { 'transfer-encoding': _, ...headers } = response.headers;
    answer.writeHead(response.statusCode ?? 502, { ...headers, 'content-length': bytes.length });
    if (fault !== 'cut-answer') return void answer.end(bytes);
    answer.write(bytes.subarray(0, bytes.length >> 1), () => incoming.socket.destroy());
    answer.flushHeaders();
  } catch {
    incoming.socket.destroy();
  }
}

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
