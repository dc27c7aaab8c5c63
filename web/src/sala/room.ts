import { llevaCabeza } from '#shared/entrevistas/dignidad/cabezas.ts';
import type { AtenderCuidado } from '#shared/entrevistas/dignidad/mensaje.ts';
import type { RespuestaSala, Sala } from '#shared/entrevistas/sala/sala.ts';
import { createOutbox, type OutboxEvent, type Timers, toFailure } from './answer-outbox.ts';
import type { Borrador, DraftStore, TurnoRef } from './draft-store.ts';
import type { RoomApi, RoomFailure } from './room-api.ts';
import { type Accion, INITIAL, type RoomEvent, type RoomState, reduce, takesAnswers } from './sala-machine.ts';

/** `borradores`: what is kept on this device; `sala`: what the server says as well. */
export type Change = 'borradores' | 'sala';

export interface RoomPorts {
  api: RoomApi;
  drafts: DraftStore;
  timers: Timers;
  now: () => number;
  random: () => number;
  newId: () => string;
  /** Runs work while no other window of this browser does the same. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Tells this browser's other windows on the same interview what changed. */
  announce: (change: Change) => void;
}

/** Longest sleep before an opening: timers of days overflow, and the booking may be moved meanwhile. */
const LONGEST_SLEEP_MS = 5 * 60_000;
/** The server's clock comes in whole seconds. */
const OPENING_MARGIN_MS = 1_000;

/** The room's conductor: requests, drafts and outbox on one side, the state that the screen reads on the other. */
export function createRoom({ api, drafts, timers, now, random, newId, alone, announce }: RoomPorts) {
  let state: RoomState = INITIAL;
  const listeners = new Set<() => void>();
  let started = 0;
  let applied = 0;
  let opening: unknown;
  /** Text sent last, to change or to ask it again; only as long as the page stands. */
  let last: Borrador | undefined;

  const outbox = createOutbox({
    drafts,
    timers,
    random,
    now,
    alone,
    report: onOutbox,
    send: (borrador) => {
      last = borrador;
      const { respuestaId, turnoId, texto, omitida } = borrador;
      return ordered(() => api.sendRespuesta({ respuestaId, turnoId, texto, omitida }));
    },
  });

  function dispatch(event: RoomEvent): void {
    const next = reduce(state, event);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  /** Numbers requests, so that an answer which was overtaken by a later one is not shown. */
  async function ordered(request: () => Promise<Sala>): Promise<Sala> {
    started += 1;
    const mine = started;
    const sala = await request();
    if (mine >= applied) {
      applied = mine;
      return sala;
    }
    return ordered(api.get);
  }

  /** What follows from a state of the server, whoever asked for it. */
  function settle(sala: Sala): void {
    watchOpening(sala);
    // Nothing of an interview that is over stays on a device that others may use.
    if (sala.estado === 'completada' || sala.estado === 'cancelada') void drafts.clear();
    void outbox.setOpen(takesAnswers(sala));
  }

  async function load(sala: Sala): Promise<void> {
    await drafts.reload();
    await drafts.removeApartados(now());
    const before = state.sala?.turno;
    dispatch({ type: 'loaded', sala });
    // The message of a late reading comes until it has been shown.
    if (sala.mensaje?.intervencionId.endsWith('-t'))
      void api.attend({ boton: 'visto', intervencionId: sala.mensaje.intervencionId }).catch(() => undefined);
    dropOvertaken(sala, before?.turnoId);
    settle(sala);
  }

  /** Drafts of turns that another window or device has answered: they go, and the person gets their text to read. */
  function dropOvertaken(sala: Sala, shown: string | undefined): void {
    if (!takesAnswers(sala)) return;
    const reached = sala.turno?.secuencia ?? Number.POSITIVE_INFINITY;
    const overtaken = drafts.list().filter((each) => each.estado === 'borrador' && each.secuencia < reached);
    for (const each of overtaken) void drafts.remove(each);
    const texts = overtaken.map(({ texto }) => texto.trim()).filter(Boolean);
    const ours = outbox.pending().some(({ turnoId }) => turnoId === shown);
    const moved = shown !== undefined && shown !== sala.turno?.turnoId && !ours;
    if (moved || texts.length > 0) dispatch({ type: 'wentOnElsewhere', textoSinUsar: texts.join('\n\n') });
  }

  function onOutbox(event: OutboxEvent): void {
    switch (event.type) {
      case 'sent':
        dispatch(event);
        settle(event.sala);
        announce('sala');
        return;
      case 'sentElsewhere':
        void refresh();
        return;
      case 'superseded':
        dispatch({ type: 'wentOnElsewhere', textoSinUsar: event.borrador.texto });
        void refresh();
        return;
      case 'waiting':
        dispatch(event);
        if (event.failure.status === 0) void careOffline();
        if (event.conflict) void refresh();
        return;
      default:
        dispatch(event);
    }
  }

  /**
   * Without a line nobody reads what waits here: where it has one of the heaviest words it waits no longer, is never sent by
   * itself, and the person is told at once whom they can call. Nobody else hears of it.
   */
  async function careOffline(): Promise<void> {
    const heavy = outbox.pending().filter(({ texto }) => llevaCabeza(texto));
    if (!state.urgencia || heavy.length === 0) return;
    for (const each of heavy) await drafts.setApart(each, now());
    dispatch({ type: 'careNeeded' });
  }

  async function refresh(): Promise<void> {
    dispatch({ type: 'loading' });
    try {
      await load(await ordered(api.get));
    } catch (error) {
      const failure = toFailure(error);
      if (failure.status === 404) void outbox.setOpen(false);
      dispatch({ type: 'loadFailed', failure });
    }
  }

  /** Whether the server did it. One at a time. */
  async function act(accion: Accion, request: () => Promise<Sala>): Promise<boolean> {
    if (state.accion) return false;
    dispatch({ type: 'acting', accion });
    try {
      await load(await ordered(request));
      dispatch({ type: 'acted' });
      announce('sala');
      return true;
    } catch (error) {
      const failure = toFailure(error);
      const before = state.sala?.estado;
      // Another window was quicker, or time went by: what the server says now is what counts.
      if (failure.status === 409) await refresh();
      dispatch(state.sala?.estado === before ? { type: 'actionFailed', failure } : { type: 'acted' });
      return false;
    }
  }

  /** Beside whatever else is under way: somebody who needs help does not wait for it. */
  async function beside(request: () => Promise<Sala>): Promise<RoomFailure | undefined> {
    try {
      await load(await ordered(request));
      return undefined;
    } catch (error) {
      return toFailure(error);
    }
  }

  function watchOpening(sala: Sala): void {
    if (opening !== undefined) timers.clear(opening);
    opening = undefined;
    if (sala.estado !== 'no_abierta') return;
    const left = Date.parse(sala.abre) - (now() + api.clockOffset()) + OPENING_MARGIN_MS;
    opening = timers.set(() => void refresh(), Math.min(LONGEST_SLEEP_MS, Math.max(OPENING_MARGIN_MS, left)));
  }

  async function answer(texto: string, omitida: boolean): Promise<void> {
    const turno = state.sala?.turno;
    if (!turno) return;
    const queued = drafts.queue(turno, { texto: omitida ? '' : texto.trim(), omitida });
    dispatch({ type: 'sending' });
    await queued;
    announce('borradores');
    await outbox.retryNow();
  }

  async function writeDraft(texto: string): Promise<void> {
    const turno = state.sala?.turno;
    if (!turno) return;
    const kept = drafts.write(turno, texto);
    dispatch({ type: 'draftChanged' });
    await kept;
    if (drafts.find(turno.turnoId)?.estado === 'borrador') dispatch({ type: 'draftKept', turnoId: turno.turnoId });
    announce('borradores');
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    drafts,
    refresh,
    accept: (aceptados: string[], aviso?: string) =>
      act('accept', () => api.acceptConsentimientos({ aceptados, aviso })),
    begin: () => act('begin', api.start),
    pause: () => act('pause', api.pause),
    resume: () => act('resume', api.resume),
    /** Keeps what an answer is about to become, or forgets it; answers whether this device holds it. */
    async writeCorreccion(turno: TurnoRef, texto: string | undefined): Promise<boolean> {
      if (texto === undefined) await drafts.removeCorreccion(turno.turnoId);
      else await drafts.writeCorreccion(turno, texto);
      return drafts.durable();
    },
    /** @param destapados covered pieces of this text that its author wants to be read */
    async correct(turnoId: string, texto: string, destapados: RespuestaSala['tapados'] = []): Promise<boolean> {
      const stored = await act('correct', () => api.correct({ turnoId, texto, destapados, correccionId: newId() }));
      if (stored) await drafts.removeCorreccion(turnoId);
      return stored && !state.mensaje;
    },
    /** What was set apart: whether there is some for a turn, back into the answer's box, or gone. */
    findApartado: (turnoId: string) => drafts.findApartado(turnoId, now()),
    async restoreApartado(turnoId: string): Promise<void> {
      const texto = drafts.findApartado(turnoId, now());
      await drafts.removeApartados();
      if (texto !== undefined) await writeDraft(texto);
    },
    async eraseApartados(): Promise<void> {
      await drafts.removeApartados();
      dispatch({ type: 'draftChanged' });
    },
    closeCare: () => dispatch({ type: 'careClosed' }),
    lastSent: () => last,
    /** Whether the server did what a button of a care message says. */
    attend: (body: Parameters<RoomApi['attend']>[0]) => act('care', () => api.attend(body)),
    /** Back to the question, or on to the next one. */
    async goOn(): Promise<void> {
      if (state.sala?.estado !== 'pausada' || (await act('resume', api.resume))) dispatch({ type: 'careClosed' });
    },
    /** Nothing that was written stays on the device. */
    async forgetDrafts(): Promise<void> {
      last = undefined;
      await drafts.clear();
      dispatch({ type: 'draftChanged' });
    },
    finish: () => act('finish', api.finish),
    sendEncuesta: (body: Parameters<RoomApi['sendEncuesta']>[0]) => act('survey', () => api.sendEncuesta(body)),
    askForHelp: (body: Parameters<RoomApi['askForHelp']>[0]) => beside(() => api.askForHelp(body)),
    /** A question to a person of the company; the same id is stored once. */
    ask: (body: Parameters<RoomApi['ask']>[0]) => beside(() => api.ask(body)),
    /** Has somebody of the company write or call. */
    askPerson: (body: Extract<AtenderCuidado, { boton: 'hablar_persona' }>) => beside(() => api.attend(body)),
    newId,
    /** Keeps what has been written for the open turn; nothing is sent. */
    writeDraft,
    submit: (texto: string) => answer(texto, false),
    skip: () => answer('', true),
    /** For what another window of this browser has announced. */
    async follow(change: Change): Promise<void> {
      if (change === 'sala') return refresh();
      await drafts.reload();
      dispatch({ type: 'draftChanged' });
    },
    /** For a line that the browser knows to be gone. */
    disconnect: () => dispatch({ type: 'lineLost' }),
    /** For a line that is back. */
    async reconnect(): Promise<void> {
      await outbox.retryNow();
      await refresh();
    },
    askTokenVoz: api.tokenVoz,
    closeNotice: () => dispatch({ type: 'noticeClosed' }),
    stop(): void {
      outbox.stop();
      if (opening !== undefined) timers.clear(opening);
    },
  };
}
export type Room = ReturnType<typeof createRoom>;
