import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import type { Borrador, DraftStore } from './draft-store.ts';
import { RoomFailure } from './room-api.ts';

export interface Timers {
  /** Runs `act` after `ms` milliseconds; the handle is for `clear`. */
  set(act: () => void, ms: number): unknown;
  clear(handle: unknown): void;
}

export type OutboxEvent =
  | { type: 'sending' }
  /** Stored by the server, certainly. */
  | { type: 'sent'; sala: Sala }
  /** Another window of this browser has sent it. */
  | { type: 'sentElsewhere' }
  /** Kept here; another try follows by itself. `conflict`: the room's state is not what we believed. */
  | { type: 'waiting'; failure: RoomFailure; conflict: boolean }
  /** The turn holds another answer: this text was not used. */
  | { type: 'superseded'; borrador: Borrador }
  /** The server does not take this text: it is a draft again. */
  | { type: 'refused'; failure: RoomFailure };

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Sends the answers that wait in the draft store, one at a time and in order, until each is acknowledged. Of several
 * windows one sends. It starts closed: only the room's state opens it, so nothing is sent while the interview is paused.
 */
export function createOutbox(ports: {
  drafts: DraftStore;
  send: (borrador: Borrador) => Promise<Sala>;
  timers: Timers;
  /** 0 to 1: spreads the tries of many browsers after an outage. */
  random: () => number;
  now: () => number;
  /** Runs work while no other window of this browser does the same. */
  alone: (work: () => Promise<void>) => Promise<void>;
  report: (event: OutboxEvent) => void;
}) {
  const { drafts, send, timers, random, now, alone, report } = ports;
  let open = false;
  let sending = false;
  let tries = 0;
  let timer: unknown;

  const pending = () => drafts.list().filter(({ estado }) => estado === 'por_enviar');

  async function flush(): Promise<void> {
    if (!open || sending || pending().length === 0) return;
    stopTimer();
    sending = true;
    report({ type: 'sending' });
    await alone(sendNext).finally(() => {
      sending = false;
    });
    if (timer === undefined) await flush();
  }

  async function sendNext(): Promise<void> {
    // While this window waited for its turn, another one may have sent it.
    await drafts.reload();
    const [next] = pending();
    if (!open) return;
    if (!next) return report({ type: 'sentElsewhere' });
    try {
      const sala = await send(next);
      tries = 0;
      const removed = sala.mensaje?.fuera ? drafts.setApart(next, now()) : drafts.remove(next);
      report({ type: 'sent', sala });
      // Before another window gets its turn: it would find the answer waiting and send it again.
      await removed;
    } catch (error) {
      settle(next, error);
    }
  }

  function settle(borrador: Borrador, error: unknown): void {
    const failure = toFailure(error);
    if (failure.code === 'TURNO_YA_RESPONDIDO') {
      void drafts.remove(borrador);
      report({ type: 'superseded', borrador });
    } else if (failure.retryable || failure.status === 409 || failure.status === 404 || failure.status === 403) {
      wait(failure);
      report({ type: 'waiting', failure, conflict: !failure.retryable });
    } else {
      void drafts.reopen(borrador.turnoId);
      report({ type: 'refused', failure });
    }
  }

  function wait(failure: RoomFailure): void {
    const backoff = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries);
    tries += 1;
    const ms = Math.max(failure.retryAfterMs ?? 0, backoff * (0.75 + random() / 2));
    timer = timers.set(() => {
      timer = undefined;
      void flush();
    }, ms);
  }

  function stopTimer(): void {
    if (timer !== undefined) timers.clear(timer);
    timer = undefined;
  }

  return {
    /** Answers that the server has not acknowledged. */
    pending,
    /** Whether the room takes answers now. A wait that is under way is kept, so that a conflict never spins. */
    setOpen(value: boolean): Promise<void> {
      open = value;
      if (!open) stopTimer();
      return open && timer === undefined ? flush() : Promise.resolve();
    },
    /** For a line that is back: tries at once. */
    retryNow(): Promise<void> {
      tries = 0;
      stopTimer();
      return flush();
    },
    flush,
    stop: stopTimer,
  };
}

export function toFailure(error: unknown): RoomFailure {
  if (error instanceof RoomFailure) return error;
  return new RoomFailure({ status: 0, code: 'ERROR_NAVEGADOR', message: 'Algo ha fallado en esta página. Recárgala.' });
}
