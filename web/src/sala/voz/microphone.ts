import type { Microphone } from './recorder.ts';
import type { ProblemaVoz } from './recording-machine.ts';

/** Why the microphone cannot be used. */
export class MicrophoneFailure extends Error {
  readonly problema: ProblemaVoz;

  constructor(problema: ProblemaVoz) {
    super(problema);
    this.problema = problema;
  }
}

/** Speech is around a tenth of what a microphone can tell; the meter should use its whole width. */
const GAIN = 5;

/** Asks for the microphone. @param onLost it was unplugged or taken away. @throws MicrophoneFailure */
export async function openMicrophone(onLost: () => void): Promise<Microphone> {
  const stream = await navigator.mediaDevices
    .getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true } })
    .catch((error: unknown) => {
      throw new MicrophoneFailure(problemOf(error));
    });
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  void context.resume();
  const samples = new Float32Array(analyser.fftSize);
  for (const track of stream.getTracks()) track.addEventListener('ended', onLost);
  return {
    stream,
    level() {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      return Math.min(1, Math.sqrt(power) * GAIN);
    },
    close() {
      for (const track of stream.getTracks()) {
        track.removeEventListener('ended', onLost);
        track.stop();
      }
      void context.close();
    },
  };
}

function problemOf(error: unknown): ProblemaVoz {
  switch ((error as DOMException | undefined)?.name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'permiso';
    case 'NotReadableError':
    case 'AbortError':
      return 'ocupado';
    default:
      return 'sin_microfono';
  }
}
