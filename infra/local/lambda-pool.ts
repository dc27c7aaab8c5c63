import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { LocalFunction } from './assembly.ts';
import type { Cost, Invocation, Outcome, Ready, WorkerSettings } from './lambda-worker.ts';

export interface PoolOptions {
  /** What the runtime adds to every function: region, credentials, endpoints. The function's own names win. */
  runtimeEnvironment: Record<string, string>;
  /** What it adds to one of them: credentials of its own. */
  environmentOf?: (fn: LocalFunction) => Record<string, string>;
  onLog?: (functionName: string, line: string) => void;
  /** Told after each event that was answered, well or not. */
  onInvocation?: (invocation: MeasuredInvocation) => void;
  /** Instances of one function at a time; more events wait. */
  maxInstances?: number;
  /** An instance without work ends after this time; never, when it is false. */
  idleMs?: number | false;
}

export interface MeasuredInvocation {
  fn: LocalFunction;
  cost: Cost;
  /** What the init phase took, when this was the first event of an instance. */
  init?: Cost;
}

export interface LambdaPool {
  /** @throws LambdaTimeout, LambdaCrash or LambdaFailure */
  invoke(fn: LocalFunction, event: unknown): Promise<unknown>;
  close(): Promise<void>;
}

/** The function did not answer in its own time; its instance was ended. */
export class LambdaTimeout extends Error {
  override readonly name = 'LambdaTimeout';
}
/** The instance ended while it worked: out of memory, `process.exit`, an error outside of the handler. */
export class LambdaCrash extends Error {
  override readonly name = 'LambdaCrash';
}
/** The handler threw. */
export class LambdaFailure extends Error {
  override readonly name = 'LambdaFailure';
  readonly errorType: string;
  constructor({ name, message, stack }: { name: string; message: string; stack: string | undefined }) {
    super(message);
    this.errorType = name;
    this.stack = stack;
  }
}

interface Instance {
  worker: Worker;
  /** The init phase is over, and took this. */
  ready: Promise<Cost>;
  /** Had an event before. */
  used: boolean;
  idleTimer?: NodeJS.Timeout;
}

interface FunctionState {
  idle: Instance[];
  running: number;
  waiting: (() => void)[];
}

const WORKER = new URL('./lambda-worker.ts', import.meta.url);
const DEFAULT_INSTANCES = 8;
const DEFAULT_IDLE_MS = 120_000;
const INIT_TIMEOUT_MS = 30_000;

/**
 * Runs functions as Lambda does: each instance takes one event at a time, sees only its own environment, lives on for
 * the next event, and is ended when it exceeds its function's timeout.
 */
export function createLambdaPool(options: PoolOptions): LambdaPool {
  const {
    runtimeEnvironment,
    environmentOf,
    onLog,
    onInvocation,
    maxInstances = DEFAULT_INSTANCES,
    idleMs = DEFAULT_IDLE_MS,
  } = options;
  const states = new Map<string, FunctionState>();
  const instances = new Set<Instance>();
  let closed = false;

  const stateOf = (fn: LocalFunction): FunctionState => {
    const state = states.get(fn.arn) ?? { idle: [], running: 0, waiting: [] };
    states.set(fn.arn, state);
    return state;
  };

  const start = (fn: LocalFunction): Instance => {
    const workerData: WorkerSettings = {
      functionName: fn.name,
      arn: fn.arn,
      folder: fn.folder,
      handler: fn.handler,
      timeoutMs: fn.timeoutMs,
      memory: fn.memory,
    };
    const worker = new Worker(WORKER, {
      name: fn.name,
      workerData,
      env: { ...runtimeEnvironment, ...lambdaEnvironment(fn), ...environmentOf?.(fn), ...fn.environment },
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: fn.memory },
    });
    if (onLog) {
      forwardLines(worker.stdout, (line) => onLog(fn.name, line));
      forwardLines(worker.stderr, (line) => onLog(fn.name, line));
    } else {
      worker.stdout.resume();
      worker.stderr.resume();
    }
    const instance: Instance = { worker, ready: initOf(worker, fn), used: false };
    instances.add(instance);
    worker.once('exit', () => {
      instances.delete(instance);
      const state = stateOf(fn);
      state.idle = state.idle.filter((other) => other !== instance);
    });
    // An idle instance may die as well; without a listener its error would end this process.
    worker.on('error', (error) => onLog?.(fn.name, String(error)));
    return instance;
  };

  const end = (instance: Instance): Promise<unknown> => {
    instances.delete(instance);
    clearTimeout(instance.idleTimer);
    return instance.worker.terminate();
  };

  const rest = (fn: LocalFunction, instance: Instance) => {
    if (closed) return end(instance);
    stateOf(fn).idle.push(instance);
    if (idleMs !== false) instance.idleTimer = setTimeout(() => end(instance), idleMs).unref();
  };

  const take = (fn: LocalFunction): Instance => {
    const instance = stateOf(fn).idle.pop() ?? start(fn);
    clearTimeout(instance.idleTimer);
    return instance;
  };

  return {
    async invoke(fn, event) {
      if (closed) throw new LambdaCrash('The local run is closing');
      const state = stateOf(fn);
      if (state.running >= maxInstances) await new Promise<void>((resolve) => state.waiting.push(resolve));
      state.running += 1;
      const instance = take(fn);
      try {
        const init = await instance.ready;
        const first = !instance.used;
        instance.used = true;
        const result = await runOn(instance.worker, fn, event, (cost) =>
          onInvocation?.({ fn, cost, ...(first && { init }) }),
        );
        rest(fn, instance);
        return result;
      } catch (error) {
        // A handler that threw leaves a good instance behind; Lambda reuses it too.
        if (error instanceof LambdaFailure) rest(fn, instance);
        else void end(instance);
        throw error;
      } finally {
        state.running -= 1;
        state.waiting.shift()?.();
      }
    },
    async close() {
      closed = true;
      await Promise.all([...instances].map(end));
    },
  };
}

/** Lambda gives the init phase ten seconds; a machine that is busy with tests may need more. */
function initOf(worker: Worker, fn: LocalFunction): Promise<Cost> {
  const ready = new Promise<Cost>((resolve, reject) => {
    const timer = setTimeout(() => reject(new LambdaTimeout(`${fn.name} did not initialize`)), INIT_TIMEOUT_MS);
    worker.once('message', ({ init }: Ready) => {
      clearTimeout(timer);
      resolve(init);
    });
    worker.once('exit', (code) => {
      clearTimeout(timer);
      reject(new LambdaCrash(`${fn.name} exited with code ${code}`));
    });
  });
  // Whoever waits for it gets the failure; nobody may be waiting any more.
  ready.catch(() => {});
  return ready;
}

function runOn(worker: Worker, fn: LocalFunction, event: unknown, onCost: (cost: Cost) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
      act();
    };
    const onMessage = (outcome: Outcome) =>
      settle(() => {
        onCost(outcome.cost);
        if ('error' in outcome) reject(new LambdaFailure(outcome.error));
        else resolve(outcome.result);
      });
    const onError = (error: Error) => settle(() => reject(new LambdaCrash(`${fn.name} crashed: ${error.message}`)));
    const onExit = (code: number) => settle(() => reject(new LambdaCrash(`${fn.name} exited with code ${code}`)));
    const timer = setTimeout(
      () => settle(() => reject(new LambdaTimeout(`${fn.name} timed out after ${fn.timeoutMs / 1000} seconds`))),
      fn.timeoutMs,
    );
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.on('exit', onExit);
    worker.postMessage({ requestId: randomUUID(), event } satisfies Invocation);
  });
}

/** Reserved variables of the Lambda runtime. */
function lambdaEnvironment(fn: LocalFunction): Record<string, string> {
  return {
    AWS_LAMBDA_FUNCTION_NAME: fn.name,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(fn.memory),
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${fn.name}`,
    AWS_LAMBDA_LOG_STREAM_NAME: 'local',
    LAMBDA_TASK_ROOT: fn.folder,
    TZ: ':UTC',
  };
}

function forwardLines(stream: NodeJS.ReadableStream, take: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim()) take(line);
  });
}
