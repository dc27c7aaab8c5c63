import type { TokenVoz } from '#shared/entrevistas/sala/voz.ts';
import { type Captions, isFull, settled, startCaptions, textOf, withCaption } from './captions.ts';
import {
  type EventoVoz,
  type Grabacion,
  isActive,
  LISTA,
  type MotorVoz,
  type ProblemaVoz,
  reduce,
} from './recording-machine.ts';
import type { Transcriber, TranscriberEvent } from './transcriber.ts';

export interface Microphone {
  stream: MediaStream;
  /** How loud it is now, 0 to 1. */
  level(): number;
  /** Switches it off: the browser's sign goes out. */
  close(): void;
}

export type Report = (event: TranscriberEvent) => void;

export interface RecorderPorts {
  /** The answer's text now, and where the text goes that is heard. */
  read: () => string;
  write: (texto: string) => void;
  askToken: () => Promise<TokenVoz>;
  /** Rejects with the `ProblemaVoz` that stands in the way. */
  openMicrophone: (onLost: () => void) => Promise<Microphone>;
  /** Undefined where this browser records nothing that the provider reads. */
  provider:
    | ((ports: { microphone: Microphone; askToken: () => Promise<TokenVoz>; report: Report }) => Transcriber)
    | undefined;
  /** Undefined where this browser has no recognition of its own. */
  browser: ((report: Report) => Transcriber) | undefined;
  problemOf: (error: unknown) => ProblemaVoz;
  now: () => number;
}

/** Conducts the recording of one answer: microphone, transcriber and captions on one side, what the screen reads on the other. */
export function createRecorder(ports: RecorderPorts) {
  const { read, write, askToken, provider, browser, now } = ports;
  let state = LISTA;
  let captions: Captions = startCaptions('');
  let microphone: Microphone | undefined;
  let transcriber: Transcriber | undefined;
  /** What this recorder's text began with, for starting again. */
  let original = read();
  /** Counts attempts: what an earlier one still reports is not heard. */
  let attempt = 0;
  const listeners = new Set<() => void>();

  function dispatch(event: EventoVoz): void {
    state = reduce(state, event);
    for (const listener of listeners) listener();
  }

  function release(): void {
    transcriber?.close();
    microphone?.close();
    transcriber = undefined;
    microphone = undefined;
  }

  function fail(problema: ProblemaVoz, motor: MotorVoz = 'proveedor'): void {
    keepWhatWasHeard();
    release();
    attempt += 1;
    const onlyBrowser = browser && motor === 'proveedor' && problema === 'no_disponible';
    dispatch(onlyBrowser ? { type: 'onlyBrowser' } : { type: 'failed', problema, at: now() });
  }

  function keepWhatWasHeard(): void {
    if (!captions.provisional) return;
    captions = settled(captions);
    write(textOf(captions));
  }

  const listener =
    (mine: number, motor: MotorVoz): Report =>
    (event) => {
      if (mine !== attempt) return;
      switch (event.type) {
        case 'listening':
          return dispatch({ type: 'listening', motor, at: now() });
        case 'caption':
          // The end of the last sentence comes in the pause. Once the person has begun to correct, theirs counts.
          if (state.estado === 'en_pausa' && read() !== textOf(captions)) return;
          captions = withCaption(captions, event);
          write(textOf(captions));
          if (isFull(captions)) fail('lleno');
          return;
        case 'lineBroken':
          keepWhatWasHeard();
          return dispatch(event);
        case 'failed':
          return fail(event.problema, motor);
      }
    };

  async function start(): Promise<void> {
    if (isActive(state)) return;
    attempt += 1;
    const mine = attempt;
    if (state.estado === 'lista') original = read();
    captions = startCaptions(read());
    const { motor } = state;
    dispatch({ type: 'asked' });
    if (motor === 'navegador' && browser) {
      transcriber = browser(listener(mine, 'navegador'));
      return;
    }
    if (!provider) return fail('no_disponible');
    try {
      const opened = await ports.openMicrophone(() => mine === attempt && fail('desconectado'));
      if (mine !== attempt) return opened.close();
      microphone = opened;
      transcriber = provider({ microphone, askToken, report: listener(mine, 'proveedor') });
    } catch (error) {
      if (mine === attempt) fail(ports.problemOf(error));
    }
  }

  return {
    getState: (): Grabacion => state,
    subscribe(heard: () => void) {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    /** How loud it is, 0 to 1; undefined where the browser keeps it to itself. */
    level: () => microphone?.level(),
    start,
    /** The person has read who will hear them. */
    acceptBrowser(): void {
      if (state.estado !== 'avisando' || !browser) return;
      attempt += 1;
      captions = startCaptions(read());
      dispatch({ type: 'asked' });
      transcriber = browser(listener(attempt, 'navegador'));
    },
    decline: () => dispatch({ type: 'declined' }),
    /** Before anything could be heard. */
    cancel(): void {
      attempt += 1;
      release();
      dispatch({ type: 'declined' });
    },
    pause(): void {
      transcriber?.pause();
      dispatch({ type: 'paused', at: now() });
    },
    resume(): void {
      // The text may have been edited during the pause.
      captions = startCaptions(read());
      dispatch({ type: 'resumed', at: now() });
      transcriber?.resume();
    },
    async stop(): Promise<void> {
      const mine = attempt;
      if (!isActive(state)) return;
      dispatch({ type: 'stopping', at: now() });
      await transcriber?.finish();
      if (mine !== attempt) return;
      attempt += 1;
      keepWhatWasHeard();
      release();
      dispatch({ type: 'ended' });
    },
    /** Takes out what was said and records anew. */
    async again(): Promise<void> {
      write(original);
      state = { ...LISTA, motor: state.motor };
      await start();
    },
    close(): void {
      attempt += 1;
      keepWhatWasHeard();
      release();
      listeners.clear();
    },
  };
}
export type Recorder = ReturnType<typeof createRecorder>;
