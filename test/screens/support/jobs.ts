import { EVENTO } from '#functions/core/outbox.ts';
import type { Item } from '#functions/core/table.ts';
import { JOB_FUNCTIONS, type JobFunctionSpec } from '#infra/function-list.ts';
import { loadJob } from '../../support/endpoints.ts';
import type { TestApp } from '../../support/test-app.ts';

interface Message {
  spec: JobFunctionSpec;
  evento: Item;
}

export type Jobs = ReturnType<typeof jobsOf>;

/**
 * Stream, bus and queues in one: each stored event goes once to every job whose contract names it, and again at once as
 * often as its queue would when the job fails. Schedules run when a test calls them.
 */
export function jobsOf(app: TestApp) {
  const held = new Set<string>();
  const waiting: Message[] = [];
  /** How much of what was written has been looked through for events. */
  let seen = 0;
  let line = Promise.resolve();

  function receive(): void {
    const { written } = app.table;
    for (; seen < written.length; seen++) {
      const evento = written[seen] as Item;
      if (evento.tipo !== EVENTO) continue;
      const wanted = JOB_FUNCTIONS.filter(
        ({ contract: { trigger } }) =>
          'events' in trigger && !trigger.source && trigger.events.includes(String(evento.evento)),
      );
      waiting.push(...wanted.map((spec) => ({ spec, evento })));
    }
  }

  async function deliver({ spec, evento }: Message): Promise<void> {
    const { maxReceives } = spec.contract.trigger as { maxReceives: number };
    const retry = { maxReceives, later: async () => {}, giveUp: async () => {} };
    const job = await loadJob(spec);
    for (let receives = 1; receives <= maxReceives; receives++) {
      if ((await app.hand(job, [{ evento, receives }], retry)).length === 0) return;
    }
  }

  async function runAll(): Promise<void> {
    for (;;) {
      receive();
      const next = waiting.findIndex(({ spec }) => !held.has(spec.operation));
      const [message] = next === -1 ? [] : waiting.splice(next, 1);
      if (!message) return;
      await deliver(message);
    }
  }

  /** Until nothing is left but what is held back; one run after the other. */
  function run(): Promise<void> {
    line = line.then(runAll);
    return line;
  }

  function hold(operation: string): void {
    if (!JOB_FUNCTIONS.some((spec) => spec.operation === operation)) throw new Error(`No job ${operation}`);
    held.add(operation);
  }

  return {
    run,
    /** A job's events wait, so that people see "en cola" and "preparando". */
    hold,
    release(operation: string): Promise<void> {
      held.delete(operation);
      return run();
    },
  };
}
