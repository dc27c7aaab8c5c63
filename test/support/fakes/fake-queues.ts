import type { Backups } from '#functions/core/adapters/backups.ts';
import type { DeadLetter, Queues, ReceiveOptions } from '#functions/core/adapters/queues.ts';

/** The jobs' queues: bodies that wait, and dead letters that a receive hides for as long as it says. */
export class FakeQueues implements Queues {
  readonly waiting = new Map<string, string[]>();
  private readonly letters = new Map<string, (DeadLetter & { hiddenUntil: number })[]>();
  private readonly now: () => Date;
  /** Jobs whose queues do not answer. */
  readonly silent = new Set<string>();
  /** Bodies that the job's queue does not take. */
  readonly refused = new Set<string>();

  constructor(now: () => Date) {
    this.now = now;
  }

  bury(trabajo: string, ...bodies: unknown[]): void {
    const list = this.letters.get(trabajo) ?? [];
    for (const body of bodies) {
      const id = `msg_${list.length + 1}`;
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      list.push({ id, handle: id, body: text, sentAt: this.now(), receives: 3, hiddenUntil: 0 });
    }
    this.letters.set(trabajo, list);
  }

  async depth(trabajo: string) {
    this.assertAnswers(trabajo);
    return { waiting: this.waiting.get(trabajo)?.length ?? 0, inFlight: 0 };
  }

  async deadCount(trabajo: string) {
    this.assertAnswers(trabajo);
    return this.letters.get(trabajo)?.length ?? 0;
  }

  async receiveDead(trabajo: string, { limit, hideFor }: ReceiveOptions): Promise<DeadLetter[]> {
    const now = this.now().getTime();
    const found = (this.letters.get(trabajo) ?? []).filter(({ hiddenUntil }) => hiddenUntil <= now).slice(0, limit);
    for (const letter of found) letter.hiddenUntil = now + hideFor * 1000;
    return found;
  }

  async send(trabajo: string, letters: readonly DeadLetter[]): Promise<DeadLetter[]> {
    const taken = letters.filter(({ body }) => !this.refused.has(body));
    this.waiting.set(trabajo, [...(this.waiting.get(trabajo) ?? []), ...taken.map(({ body }) => body)]);
    return taken;
  }

  async deleteDead(trabajo: string, letters: readonly DeadLetter[]): Promise<void> {
    const gone = new Set(letters.map(({ handle }) => handle));
    this.letters.set(
      trabajo,
      (this.letters.get(trabajo) ?? []).filter(({ handle }) => !gone.has(handle)),
    );
  }

  private assertAnswers(trabajo: string): void {
    if (this.silent.has(trabajo)) throw new Error('ServiceUnavailable');
  }
}

export class FakeBackups implements Backups {
  window: { from: Date; to: Date } | undefined;

  async tableWindow() {
    return this.window;
  }
}
