import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

/** What an instance is started with. */
export interface WorkerSettings {
  functionName: string;
  arn: string;
  folder: string;
  handler: string;
  timeoutMs: number;
  memory: number;
}

export interface Invocation {
  requestId: string;
  event: unknown;
}

/** Milliseconds: on the clock, and of the processor by the instance's own thread. */
export interface Cost {
  ms: number;
  cpuMs: number;
}

export type Outcome = { cost: Cost } & (
  | { result: unknown }
  | { error: { name: string; message: string; stack: string | undefined } }
);

/** The first message of an instance: what its init phase took. */
export interface Ready {
  init: Cost;
}

const settings = workerData as WorkerSettings;

// Loaded at once: as in Lambda, the init phase does not count against the function's timeout.
const initCost = stopwatch();
const loading = loadHandler(settings);
const initialized = () => parentPort?.postMessage({ init: initCost() } satisfies Ready);
// A module that cannot be loaded fails each event by itself.
loading.then(initialized, initialized);

parentPort?.on('message', async ({ requestId, event }: Invocation) => {
  const deadline = Date.now() + settings.timeoutMs;
  const cost = stopwatch();
  let outcome: Outcome;
  try {
    const handler = await loading;
    // What crosses the wire in the cloud is JSON, so nothing else may cross here.
    const result = JSON.parse(JSON.stringify((await handler(event, contextOf(requestId, deadline))) ?? null));
    outcome = { result, cost: cost() };
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    outcome = { error: { name: error.name, message: error.message, stack: error.stack }, cost: cost() };
  }
  parentPort?.postMessage(outcome);
});

type Handler = (event: unknown, context: unknown) => Promise<unknown>;

async function loadHandler({ folder, handler }: WorkerSettings): Promise<Handler> {
  const [file, name = 'handler'] = handler.split('.');
  const module = ['.mjs', '.js', '.cjs'].map((extension) => path.join(folder, `${file}${extension}`)).find(existsSync);
  if (!module) throw new Error(`There is no module ${file} in ${folder}`);
  // As Lambda does: by `import` Node would look for the names that CommonJS exports in its text.
  const loaded: Record<string, unknown> = module.endsWith('.mjs')
    ? await import(pathToFileURL(module).href)
    : createRequire(import.meta.url)(module);
  const found = loaded[name];
  if (typeof found !== 'function') throw new Error(`${module} does not export ${name}`);
  return found as Handler;
}

function contextOf(requestId: string, deadline: number) {
  return {
    awsRequestId: requestId,
    functionName: settings.functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: settings.arn,
    memoryLimitInMB: String(settings.memory),
    logGroupName: `/aws/lambda/${settings.functionName}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => deadline - Date.now(),
  };
}

/** Begins now; each call says what it took until then. */
function stopwatch(): () => Cost {
  const begun = performance.now();
  const before = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    return { ms: performance.now() - begun, cpuMs: (user + system) / 1000 };
  };
}
