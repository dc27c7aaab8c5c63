import type { TokenVoz } from '#shared/entrevistas/sala/voz.ts';
import { RoomFailure } from '../room-api.ts';
import { captionIn } from './deepgram-message.ts';
import type { ProblemaVoz } from './recording-machine.ts';
import type { Transcriber, TranscriberEvent } from './transcriber.ts';

/** What browsers record and the provider reads from a stream. Others transcribe by themselves, or the person types. */
const FORMATS = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus'];
const BITS_PER_SECOND = 32_000;
const CHUNK_MS = 250;
/** The provider hangs up after 10 s without sound. */
const KEEP_ALIVE_MS = 5_000;
const CONNECT_LIMIT_MS = 8_000;
/** The last words come within a second. */
const FINISH_LIMIT_MS = 3_000;

export const recordingFormat = (): string | undefined =>
  'MediaRecorder' in window ? FORMATS.find((format) => MediaRecorder.isTypeSupported(format)) : undefined;

interface Ports {
  stream: MediaStream;
  format: string;
  askToken: () => Promise<TokenVoz>;
  report: (event: TranscriberEvent) => void;
}

/**
 * Deepgram's live transcription, straight from the browser. A connection begins with a recording of its own, because
 * only the first piece says how the sound is coded; pieces wait until the line stands, so no word is lost while it is
 * made or mended.
 */
export function deepgramTranscriber({ stream, format, askToken, report }: Ports): Transcriber {
  let connection: ReturnType<typeof openConnection> | undefined;
  let paused = false;
  let over = false;
  let everOpen = false;
  /** A line that has carried words may break once more. */
  let mayRetry = true;

  function connect(): void {
    connection = openConnection({ stream, format, askToken, onOpen, onMessage, onBroken });
  }

  function onOpen(): void {
    everOpen = true;
    if (paused) connection?.pause();
    report({ type: 'listening' });
  }

  function onMessage(data: unknown): void {
    const caption = captionIn(data);
    if (!caption || over) return;
    if (caption.final && caption.text) mayRetry = true;
    report({ type: 'caption', ...caption });
  }

  function onBroken(problema: ProblemaVoz): void {
    connection = undefined;
    // During a pause nothing is being said: the line is made again when the person goes on.
    if (over || paused) return;
    if (problema === 'corte' && mayRetry) {
      mayRetry = false;
      report({ type: 'lineBroken' });
      connect();
      return;
    }
    over = true;
    report({ type: 'failed', problema: everOpen || problema !== 'corte' ? problema : 'no_disponible' });
  }

  connect();
  return {
    pause() {
      paused = true;
      connection?.pause();
    },
    resume() {
      paused = false;
      if (connection) connection.resume();
      else if (!over) connect();
    },
    async finish() {
      await connection?.finish();
      over = true;
    },
    close() {
      over = true;
      connection?.close();
    },
  };
}

interface ConnectionPorts extends Omit<Ports, 'report'> {
  onOpen: () => void;
  onMessage: (data: unknown) => void;
  onBroken: (problema: ProblemaVoz) => void;
}

function openConnection({ stream, format, askToken, onOpen, onMessage, onBroken }: ConnectionPorts) {
  const recording = new MediaRecorder(stream, { mimeType: format, audioBitsPerSecond: BITS_PER_SECOND });
  const waiting: Blob[] = [];
  let socket: WebSocket | undefined;
  let keepAlive: number | undefined;
  let closed = false;

  const isOpen = () => socket?.readyState === WebSocket.OPEN;
  const tell = (type: 'KeepAlive' | 'Finalize' | 'CloseStream') => isOpen() && socket?.send(JSON.stringify({ type }));

  recording.ondataavailable = ({ data }) => {
    if (data.size === 0 || closed) return;
    if (isOpen()) socket?.send(data);
    else waiting.push(data);
  };
  recording.start(CHUNK_MS);

  function close(): void {
    if (closed) return;
    closed = true;
    clearInterval(keepAlive);
    if (recording.state !== 'inactive') recording.stop();
    socket?.close();
  }

  function broken(problema: ProblemaVoz): void {
    if (closed) return;
    close();
    onBroken(problema);
  }

  async function connect(): Promise<void> {
    const grant = await askToken();
    if (closed) return;
    if (!grant.disponible) return broken('no_disponible');
    // A browser sends no header of ours: the token goes as a subprotocol.
    socket = new WebSocket(grant.url, ['bearer', grant.token]);
    const late = setTimeout(() => broken('corte'), CONNECT_LIMIT_MS);
    socket.onopen = () => {
      clearTimeout(late);
      for (const piece of waiting.splice(0)) socket?.send(piece);
      onOpen();
    };
    socket.onmessage = ({ data }) => onMessage(data);
    socket.onclose = () => {
      clearTimeout(late);
      broken('corte');
    };
  }
  connect().catch((error: unknown) => broken(problemOf(error)));

  return {
    pause() {
      if (recording.state === 'recording') recording.pause();
      tell('Finalize');
      clearInterval(keepAlive);
      keepAlive = window.setInterval(() => tell('KeepAlive'), KEEP_ALIVE_MS);
    },
    resume() {
      clearInterval(keepAlive);
      if (recording.state === 'paused') recording.resume();
    },
    /** Sends what is left, and waits for the words in it. */
    async finish(): Promise<void> {
      if (closed) return;
      await new Promise<void>((resolve) => {
        setTimeout(resolve, FINISH_LIMIT_MS);
        recording.onstop = () => {
          if (!isOpen() || !socket) return resolve();
          socket.onclose = () => resolve();
          tell('CloseStream');
        };
        if (recording.state === 'inactive') resolve();
        else recording.stop();
      });
      close();
    },
    close,
  };
}

function problemOf(error: unknown): ProblemaVoz {
  if (!(error instanceof RoomFailure)) return 'no_disponible';
  if (error.status === 429) return 'demasiadas';
  return error.status === 0 ? 'sin_conexion' : 'no_disponible';
}
