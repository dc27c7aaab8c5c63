import type { Table } from '#functions/core/table.ts';
import type { TestApp } from '#test/support/test-app.ts';

/** The process has ended: nothing of what it would still have asked for reaches anybody. */
export class ProcessDied extends Error {}

/** What changes nothing outside. Every other call is a step, also one that nobody has thought of yet. */
const READS = /^(get|batchGet|query|list|decrypt|encrypt|sign|verify|ping)/;
const METHODS_OF_TABLE = ['get', 'batchGet', 'query', 'write'] as const;

/**
 * Watches what a process asks the table and the other services for, counts its steps, and ends it right after one of
 * them: the step is done, the process never hears of it.
 */
export class BreakingLine {
  /** What has been done so far, by whom: `syncUsuario: identity.provision`. */
  readonly steps: string[] = [];
  /** Whether the process that follows step n, counted from 1, ends there. */
  diesAfter: (step: number) => boolean = () => false;
  private who: string | undefined;
  private dead = false;

  /** Puts itself between the product and all that it talks to; scenarios go on past it. */
  constructor(app: TestApp) {
    const straight: Table = app.table;
    app.deps.table = Object.fromEntries(
      METHODS_OF_TABLE.map((name) => [name, this.watched(`table.${name}`, name, straight[name].bind(straight))]),
    ) as unknown as Table;
    const { identity, mailer, smtp, files, uploads, languageModels } = app;
    for (const [service, object] of Object.entries({ identity, mailer, smtp, files, uploads, languageModels })) {
      this.watchAll(service, object);
    }
  }

  /** Runs one process; answers whether it lived to its end, and what it answered. */
  async during<T>(who: string, process: () => Promise<T>): Promise<{ died: boolean; answer?: T }> {
    this.who = who;
    this.dead = false;
    try {
      const answer = await process();
      return this.dead ? { died: true } : { died: false, answer };
    } catch (error) {
      if (!this.dead) throw error;
      return { died: true };
    } finally {
      this.who = undefined;
    }
  }

  private watchAll(service: string, object: object): void {
    for (let proto = object; proto !== Object.prototype; proto = Object.getPrototypeOf(proto) as object) {
      for (const name of Object.getOwnPropertyNames(proto)) {
        const method = (object as Record<string, unknown>)[name];
        if (name === 'constructor' || typeof method !== 'function' || Object.hasOwn(object, name)) continue;
        if (method.constructor.name !== 'AsyncFunction') continue;
        Object.assign(object, { [name]: this.watched(`${service}.${name}`, name, method.bind(object)) });
      }
    }
  }

  private watched(label: string, name: string, call: (...args: never[]) => Promise<unknown>) {
    return async (...args: never[]) => {
      if (!this.who) return call(...args);
      if (this.dead) throw new ProcessDied();
      const answer = await call(...args);
      if (READS.test(name)) return answer;
      this.steps.push(`${this.who}: ${label}`);
      if (!this.diesAfter(this.steps.length)) return answer;
      this.dead = true;
      throw new ProcessDied();
    };
  }
}
