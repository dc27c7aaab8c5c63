import { ALL_FUNCTIONS } from '#infra/function-list.ts';
import { DEMO_USERS } from '#infra/local/demo-users.ts';
import type { MeasuredInvocation } from '#infra/local/lambda-pool.ts';
import type { Cost } from '#infra/local/lambda-worker.ts';
import { type Stack, startStack } from '#infra/local/start-stack.ts';
import { eventually, HttpClient } from '#test/support/http-client.ts';
import { bookInterview, holdInterview } from '#test/support/http-interview.ts';

const PASSWORD = 'Demo-1234';
const INTERVIEWS = 3;
const VISITS = 10;
/** Nothing was invoked for so long: what was caused is done. */
const QUIET_MS = 3000;
/** Memory with which Lambda gives a function one whole processor (AWS, "Configure Lambda function memory"). */
const MB_OF_A_PROCESSOR = 1769;

/** What Lambda would bill of one piece of work. */
export interface Billed {
  invocations: number;
  /** GB-seconds when every instance was there already. */
  warm: number;
  /** GB-seconds of the init phases, if every invocation began with one. */
  inits: number;
}

/**
 * One interview (candidate, booking, consent, every answer, report, e-mails) and one visit (dashboard, candidates, reports, one
 * report) on the local stack: the deployed bundles, the real SDK, jobs from their queues. The first of each only starts
 * the instances; means of the others.
 */
export async function measureDurations(): Promise<{ interview: Billed; visit: Billed }> {
  const invocations: MeasuredInvocation[] = [];
  let last = performance.now();
  const stack = await startStack({
    seed: true,
    quiet: true,
    isolation: false,
    onInvocation: (invocation) => {
      last = performance.now();
      if (isOwn(invocation)) invocations.push(invocation);
    },
  });
  const settled = () => eventually(async () => performance.now() - last > QUIET_MS, 120);
  const inits = new Map<string, Cost>();
  const meanOf = async (times: number, work: (n: number) => Promise<void>): Promise<Billed> => {
    await settled();
    await work(0);
    await settled();
    for (const { fn, init } of invocations) if (init) inits.set(fn.name, init);
    invocations.length = 0;
    for (let n = 1; n <= times; n++) await work(n);
    await settled();
    const sum = (of: (invocation: MeasuredInvocation) => number) =>
      invocations.reduce((total, each) => total + of(each), 0) / times;
    const billed = {
      invocations: sum(() => 1),
      warm: sum(({ fn, cost }) => gbSeconds(fn.memory, cost)),
      inits: sum(({ fn }) => gbSeconds(fn.memory, inits.get(fn.name) ?? { ms: 0, cpuMs: 0 })),
    };
    invocations.length = 0;
    return billed;
  };
  try {
    const admin = await signedIn(stack);
    let report = '';
    const interview = await meanOf(INTERVIEWS, async (n) => {
      const { entrevista, sala } = await bookInterview(admin, `duracion${n}@correo.test`);
      await holdInterview(sala, new HttpClient(stack.origin));
      report = entrevista.id;
    });
    const visit = await meanOf(VISITS, async () => {
      for (const path of ['panel', 'candidatos', 'informes', `informes/${report}`]) await read(admin, `/api/${path}`);
    });
    return { interview, visit };
  } finally {
    await stack.close();
  }
}

/**
 * GB-seconds of one invocation. Waiting takes as long with any memory; work takes longer by the share of a processor
 * that the memory gives, and no less with more than one.
 */
export function gbSeconds(memoryMb: number, { ms, cpuMs }: Cost): number {
  const waiting = Math.max(0, ms - cpuMs);
  const working = cpuMs * Math.max(1, MB_OF_A_PROCESSOR / memoryMb);
  return ((waiting + working) / 1000) * (memoryMb / 1024);
}

/** Not what a schedule started meanwhile. */
const SCHEDULED = new Set(
  ALL_FUNCTIONS.filter(({ contract }) => 'trigger' in contract && 'schedule' in contract.trigger).map(
    ({ name }) => name,
  ),
);
const isOwn = ({ fn }: MeasuredInvocation) => ![...SCHEDULED].some((name) => fn.name.endsWith(`-${name}`));

async function signedIn({ origin }: Stack): Promise<HttpClient> {
  const client = new HttpClient(origin);
  await client.signIn(DEMO_USERS[1].email, PASSWORD);
  return client;
}

async function read(client: HttpClient, path: string): Promise<void> {
  const { status } = await client.get(path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
}
