import type { TokenVoz } from '#shared/entrevistas/sala/voz.ts';
import { browserRecognition, browserTranscriber } from './browser-recognition.ts';
import { deepgramTranscriber, recordingFormat } from './deepgram.ts';
import { MicrophoneFailure, openMicrophone } from './microphone.ts';
import { createRecorder, type Recorder } from './recorder.ts';

interface Ports {
  read: () => string;
  write: (texto: string) => void;
  askToken: () => Promise<TokenVoz>;
}

/** The recorder on this browser, with what it can do. */
export function connectRecorder(ports: Ports): Recorder {
  const format = recordingFormat();
  const Recognition = browserRecognition();
  return createRecorder({
    ...ports,
    openMicrophone,
    provider:
      format === undefined
        ? undefined
        : ({ microphone: { stream }, askToken, report }) => deepgramTranscriber({ stream, format, askToken, report }),
    browser: Recognition && ((report) => browserTranscriber(Recognition, report)),
    problemOf: (error) => (error instanceof MicrophoneFailure ? error.problema : 'no_disponible'),
    now: Date.now,
  });
}
