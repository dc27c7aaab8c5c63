import type { ProblemaVoz } from './recording-machine.ts';
import type { Transcriber, TranscriberEvent } from './transcriber.ts';

/** The part of the Web Speech API that is used here; TypeScript's library does not declare it. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onstart: (() => void) | null;
  onresult: ((event: RecognitionEvent) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

interface RecognitionEvent {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

type RecognitionConstructor = new () => Recognition;

/** Browsers end by themselves after a silence and are started again; one that ends at once will not do. */
const SHORT_MS = 1_000;
const SHORT_ENDS = 3;

export function browserRecognition(): RecognitionConstructor | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: RecognitionConstructor;
    webkitSpeechRecognition?: RecognitionConstructor;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** The browser's own recognition: in most browsers their maker hears the sound. It opens the microphone by itself. */
export function browserTranscriber(
  Constructor: RecognitionConstructor,
  report: (event: TranscriberEvent) => void,
): Transcriber {
  const recognition = new Constructor();
  let wanted = true;
  let over = false;
  let startedAt = 0;
  let shortEnds = 0;
  let ended: (() => void) | undefined;

  recognition.lang = navigator.language.startsWith('es') ? navigator.language : 'es-ES';
  recognition.continuous = true;
  recognition.interimResults = true;

  recognition.onstart = () => report({ type: 'listening' });
  recognition.onresult = ({ results, resultIndex }) => {
    shortEnds = 0;
    let provisional = '';
    for (let index = resultIndex; index < results.length; index += 1) {
      const result = results[index];
      const text = result?.[0]?.transcript ?? '';
      if (result?.isFinal) report({ type: 'caption', text, final: true });
      else provisional += text;
    }
    report({ type: 'caption', text: provisional, final: false });
  };
  recognition.onerror = ({ error }) => {
    const problema = PROBLEMS[error];
    if (problema) fail(problema);
  };
  recognition.onend = () => {
    ended?.();
    if (!wanted || over) return;
    shortEnds = Date.now() - startedAt < SHORT_MS ? shortEnds + 1 : 0;
    if (shortEnds >= SHORT_ENDS) fail('corte');
    else start();
  };

  function fail(problema: ProblemaVoz): void {
    if (over) return;
    over = true;
    recognition.abort();
    report({ type: 'failed', problema });
  }

  function start(): void {
    startedAt = Date.now();
    recognition.start();
  }

  start();
  return {
    pause() {
      wanted = false;
      recognition.stop();
    },
    resume() {
      wanted = true;
      start();
    },
    finish() {
      const running = wanted;
      wanted = false;
      return new Promise((resolve) => {
        ended = resolve;
        if (over || !running) resolve();
        else recognition.stop();
      });
    },
    close() {
      over = true;
      wanted = false;
      recognition.abort();
    },
  };
}

/** What ends it for good; silence and our own `abort` do not. */
const PROBLEMS: Record<string, ProblemaVoz> = {
  'not-allowed': 'permiso',
  'service-not-allowed': 'no_disponible',
  'audio-capture': 'sin_microfono',
  network: 'no_disponible',
  'language-not-supported': 'no_disponible',
};
