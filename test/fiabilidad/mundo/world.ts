import { EVENTO } from '#functions/core/outbox.ts';
import { type Retry, TryLater } from '#functions/core/retry.ts';
import type { Item, Table } from '#functions/core/table.ts';
import { JOB_FUNCTIONS, type JobFunctionSpec } from '#infra/function-list.ts';
import { loadJob } from '#test/support/endpoints.ts';
import { type Answer, type CallOptions, TestApp } from '#test/support/test-app.ts';
import { BreakingLine } from './breaking-line.ts';

type Endpoint = Parameters<TestApp['call']>[0];

/** As the queues have it: a message of a process that died is hidden for six times the function's timeout. */
export const VISIBILITY_TIMEOUTS = 6;
const MOST_DELIVERIES = 2000;
/** What says to come back. */
const ASK_AGAIN = [429, 500, 503];
const MOST_TRIES = 50;

export interface Message {
  spec: JobFunctionSpec;
  evento: Item;
  receives: number;
}

/** What a run leaves behind besides the table and the buckets. */
export interface Traces {
  deadLetters: string[];
  deliveries: number;
}

/**
 * The product on fakes with all its jobs: each event goes once to the queue of each job that wants it, a process may end
 * after any of its steps, and what it did not finish comes again.
 */
export class World {
  readonly app = new TestApp();
  readonly line: BreakingLine;
  readonly traces: Traces = { deadLetters: [], deliveries: 0 };
  private readonly queue: Message[] = [];
  /** How much of what was written has been looked through for events. */
  private seen = 0;

  private constructor() {
    this.line = new BreakingLine(this.app);
  }

  static empty(): World {
    return new World();
  }

  /** The same world once more, which goes its own way from here. Nothing may be in the queues. */
  async copy(): Promise<World> {
    if (this.queue.length > 0) throw new Error('Messages are under way');
    const other = new World();
    const { app } = other;
    app.clock = this.app.clock;
    app.table.restore(this.app.table.photo());
    for (const [key, file] of this.app.files.stored) app.files.stored.set(key, file);
    for (const [key, file] of this.app.uploads.stored) app.uploads.stored.set(key, file);
    for (const [key, date] of this.app.uploads.modified) app.uploads.modified.set(key, date);
    for (const [email, account] of this.app.identity.accounts) app.identity.accounts.set(email, { ...account });
    for (const clave of this.app.providers.valid) app.providers.valid.add(clave);
    Object.assign(app.languageModels.scripts, this.app.languageModels.scripts);
    return other;
  }

  /** The same on another table, which holds what this one does. */
  async copyOn(table: Table): Promise<World> {
    const other = await this.copy();
    other.app.deps.table = table;
    return other;
  }

  /** What a browser does: asks with one Idempotency-Key until it hears an answer. */
  async ask<T = Record<string, unknown>>(endpoint: Endpoint, options: CallOptions = {}): Promise<Answer<T>> {
    const headers = { ...options.headers, 'idempotency-key': `clave-${this.app.deps.newId('pru')}` };
    const { method, path } = (endpoint as { contract: { method: string; path: string } }).contract;
    for (let tries = 1; ; tries++) {
      const call = () => this.app.call<T>(endpoint, { ...options, headers });
      const { died, answer } = await this.line.during(`${method} ${path}`, call);
      if (!died && answer && (!ASK_AGAIN.includes(answer.status) || tries > MOST_TRIES)) return answer;
      this.app.advance(5000);
    }
  }

  /** What a schedule does: a function that died is asked again a minute later. */
  async run(name: string, work: () => Promise<unknown>): Promise<void> {
    while ((await this.line.during(name, work)).died) this.app.advance(60_000);
  }

  /** Delivers until every queue is empty: what the jobs cause themselves too. */
  async settle(): Promise<void> {
    for (;;) {
      await this.receive();
      const message = this.queue.shift();
      if (!message) return;
      if (++this.traces.deliveries > MOST_DELIVERIES) throw new Error(`${message.spec.name} never ends`);
      await this.deliver(message);
    }
  }

  /** For queues outside: what would be delivered here next. */
  async takeMessages(): Promise<Message[]> {
    await this.receive();
    return this.queue.splice(0);
  }

  /** Events that were stored since the last look, whatever has become of their items. */
  async receive(): Promise<void> {
    const { written } = this.app.table;
    for (; this.seen < written.length; this.seen++) {
      const evento = written[this.seen] as Item;
      if (evento.tipo !== EVENTO) continue;
      for (const spec of JOB_FUNCTIONS) {
        const { trigger } = spec.contract;
        if (!('events' in trigger) || !trigger.events.includes(String(evento.evento))) continue;
        this.queue.push({ spec, evento, receives: 0 });
      }
    }
  }

  private async deliver(message: Message): Promise<void> {
    const { spec } = message;
    const trigger = spec.contract.trigger as { maxReceives?: number };
    const maxReceives = trigger.maxReceives ?? 3;
    const receives = ++message.receives;
    const job = await loadJob(spec);
    let wait = 0;
    const retry: Retry = {
      maxReceives,
      later: async (_, received, error) => {
        wait = error instanceof TryLater ? error.waitSeconds : 2 ** received;
      },
      giveUp: async () => {},
    };
    const process = () => this.app.hand(job, [message], retry);
    const { died, answer } = await this.line.during(spec.operation, process);
    if (!died && answer?.length === 0) return;
    if (receives >= maxReceives) {
      this.traces.deadLetters.push(`${spec.name} ${String(message.evento.evento)}`);
      return;
    }
    this.app.advance((died ? VISIBILITY_TIMEOUTS * spec.contract.timeoutSeconds : wait) * 1000);
    this.queue.push(message);
  }
}
