import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { acceptSocket, type ServerSocket, type SocketHandlers } from './websocket-server.ts';

/** What the stand-in does with the next connections; `corte` breaks the first one. */
export const GUIONES = ['normal', 'corte', 'sin_permiso', 'hostil', 'largo'] as const;
export type Guion = (typeof GUIONES)[number];

/** WebM begins so; only the first piece of a recording has it. */
const EBML = '1a45dfa3';
/** The provider hangs up after so long without sound or `KeepAlive`. */
const SILENCE_MS = 10_000;
const TOKEN_MS = 60_000;

/** What is said in a piece of sound, counted from the connection's first one. */
type Words = Record<number, (socket: ServerSocket) => void>;

const results = (transcript: string, final: boolean) =>
  JSON.stringify({
    type: 'Results',
    channel_index: [0, 1],
    is_final: final,
    speech_final: final,
    channel: { alternatives: [{ transcript, confidence: 0.98, words: [] }] },
  });
const says = (transcript: string, final: boolean) => (socket: ServerSocket) => socket.send(results(transcript, final));
/** How a sentence ends that was still changing when the person paused or finished. */
const ENDS: Record<string, string> = { 'Y avisé': 'Y avisé a mi jefa.' };

const WORDS: Record<Guion, Words> = {
  normal: {
    1: says('Coordiné', false),
    2: says('coordiné el turno', false),
    3: says('Coordiné el turno de noche.', true),
    4: says('Y avisé', false),
  },
  corte: {
    1: says('Primero llamé al proveedor.', true),
    2: says('Después', false),
    3: (socket) => socket.destroy(),
  },
  sin_permiso: {},
  hostil: {
    1: (socket) => {
      socket.send(Buffer.from('no es texto'));
      socket.send('{"type":"Results"');
      socket.send('null');
      socket.send('{"type":"Results","is_final":true}');
      socket.send('{"type":"Results","is_final":true,"channel":{"alternatives":[{"transcript":{"a":1}}]}}');
      socket.send(results('x'.repeat(300_000), true));
      socket.send(JSON.stringify({ type: 'Metadata', transcript: 'esto no es una respuesta' }));
    },
    2: says('<script>document.title="roto"</script><img src=x onerror="document.title=\'roto\'"> \u0000fin.', true),
  },
  largo: Object.fromEntries(
    Array.from({ length: 8 }, (_, index) => [index + 1, says('palabra '.repeat(130).trim(), true)]),
  ),
};

/** Deepgram's token grant and live transcription, as its reference has them. */
export function deepgramServer() {
  const tokens = new Map<string, number>();
  const seen = { connections: 0, keepAlives: 0, pieces: 0 };
  let guion: Guion = 'normal';

  return {
    seen,
    play(next: Guion): void {
      guion = next;
      Object.assign(seen, { connections: 0, keepAlives: 0, pieces: 0 });
    },
    grant(body: unknown) {
      const ttl = Number((body as { ttl_seconds?: unknown }).ttl_seconds ?? 30);
      const token = `eyJ.${randomUUID()}`;
      tokens.set(token, Date.now() + Math.min(ttl * 1000, TOKEN_MS));
      return { access_token: token, expires_in: ttl };
    },
    upgrade(request: IncomingMessage, stream: Duplex): void {
      const [scheme, token = ''] = (request.headers['sec-websocket-protocol'] ?? '').split(/,\s*/);
      const query = new URL(request.url ?? '', 'http://localhost').searchParams;
      const known = scheme === 'bearer' && (tokens.get(token) ?? 0) > Date.now();
      if (!known || guion === 'sin_permiso') return void stream.end('HTTP/1.1 401 Unauthorized\r\n\r\n');
      if (!query.get('model') || query.get('language') !== 'es')
        return void stream.end('HTTP/1.1 400 Bad Request\r\n\r\n');
      seen.connections += 1;
      const words = guion === 'corte' && seen.connections > 1 ? WORDS_AFTER : WORDS[guion];
      acceptSocket(request, stream, 'bearer', (socket) => conversation(socket, words, seen));
    },
  };
}

const WORDS_AFTER: Words = { 1: says('volvió la corriente.', true) };

function conversation(
  stream: ServerSocket,
  words: Words,
  seen: { keepAlives: number; pieces: number },
): SocketHandlers {
  let pieces = 0;
  let silence = setTimeout(() => {}, 0);
  /** A sentence was ended by a pause, which lasted until more sound came: what was on its way then is no new sentence. */
  let pause: 'none' | 'begun' | 'lasting' = 'none';
  /** The words that are not final yet. */
  let open = '';
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(() => stream.close(1011), SILENCE_MS);
  };
  const socket: ServerSocket = {
    ...stream,
    send(data) {
      const { is_final, channel } = parse(data);
      if (is_final !== undefined) open = is_final ? '' : (channel?.alternatives?.[0]?.transcript ?? '');
      stream.send(data);
    },
  };
  heard();
  return {
    onBinary(data) {
      heard();
      pieces += 1;
      seen.pieces += 1;
      if (pieces === 1 && data.subarray(0, 4).toString('hex') !== EBML) return socket.close(1008);
      words[pieces]?.(socket);
      if (pause !== 'lasting') return;
      pause = 'none';
      socket.send(results('Todo salió bien.', true));
    },
    onText(text) {
      const { type } = JSON.parse(text) as { type: string };
      if (type === 'KeepAlive') {
        seen.keepAlives += 1;
        if (pause === 'begun') pause = 'lasting';
        heard();
      }
      if (type === 'Finalize') {
        socket.send(results(ENDS[open] ?? open, true));
        pause = 'begun';
      }
      if (type !== 'CloseStream') return;
      if (open) socket.send(results(ENDS[open] ?? open, true));
      socket.send(JSON.stringify({ type: 'Metadata', duration: 1 }));
      socket.close(1000);
    },
    onClose: () => clearTimeout(silence),
  };
}

interface Sent {
  is_final?: boolean;
  channel?: { alternatives?: { transcript?: string }[] };
}

/** What was sent, if it was a result: some is sent to see whether a browser stumbles over it. */
function parse(data: string | Buffer): Sent {
  try {
    return (JSON.parse(String(data)) as Sent | null) ?? {};
  } catch {
    return {};
  }
}
