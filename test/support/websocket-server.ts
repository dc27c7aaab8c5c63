import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** RFC 6455, as much of a server as a stand-in needs: Node has a client and no server. */
export interface ServerSocket {
  send(data: string | Buffer): void;
  /** With the closing handshake. */
  close(code: number): void;
  /** As when a cable is cut. */
  destroy(): void;
}

export interface SocketHandlers {
  onText(text: string): void;
  onBinary(data: Buffer): void;
  onClose(): void;
}

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const OPCODES = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

/** Answers an upgrade; `protocol` is one of those that the client offers. */
export function acceptSocket(
  request: IncomingMessage,
  stream: Duplex,
  protocol: string,
  handle: (socket: ServerSocket) => SocketHandlers,
): void {
  const key = request.headers['sec-websocket-key'] ?? '';
  const accept = createHash('sha1')
    .update(key + GUID)
    .digest('base64');
  stream.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Accept: ${accept}\r\nSec-WebSocket-Protocol: ${protocol}\r\n\r\n`,
  );
  const socket: ServerSocket = {
    send: (data) => stream.write(frame(typeof data === 'string' ? OPCODES.text : OPCODES.binary, Buffer.from(data))),
    close(code) {
      const body = Buffer.alloc(2);
      body.writeUInt16BE(code);
      stream.end(frame(OPCODES.close, body));
    },
    destroy: () => stream.destroy(),
  };
  const handlers = handle(socket);
  let received = Buffer.alloc(0);
  let message: { opcode: number; parts: Buffer[] } | undefined;

  stream.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data]);
    for (let next = readFrame(received); next; next = readFrame(received)) {
      received = received.subarray(next.length);
      take(next);
    }
  });
  stream.on('error', () => stream.destroy());
  stream.on('close', () => handlers.onClose());

  function take({ opcode, fin, body }: Frame): void {
    if (opcode === OPCODES.close) return void stream.end(frame(OPCODES.close, body));
    if (opcode === OPCODES.ping) return void stream.write(frame(OPCODES.pong, body));
    if (opcode === OPCODES.pong) return;
    message = opcode === OPCODES.continuation && message ? message : { opcode, parts: [] };
    message.parts.push(body);
    if (!fin) return;
    const whole = Buffer.concat(message.parts);
    if (message.opcode === OPCODES.text) handlers.onText(whole.toString('utf8'));
    else handlers.onBinary(whole);
    message = undefined;
  }
}

interface Frame {
  fin: boolean;
  opcode: number;
  body: Buffer;
  /** Of the frame with its header. */
  length: number;
}

/** The first frame, once all of it has come. Clients mask theirs. */
function readFrame(data: Buffer): Frame | undefined {
  if (data.length < 2) return undefined;
  const [first = 0, second = 0] = data;
  const short = second & 0x7f;
  const extra = short === 126 ? 2 : short === 127 ? 8 : 0;
  const start = 2 + extra + 4;
  if (data.length < start) return undefined;
  const size = extra === 2 ? data.readUInt16BE(2) : extra === 8 ? Number(data.readBigUInt64BE(2)) : short;
  if ((second & 0x80) === 0) throw new Error('A client must mask its frames');
  if (data.length < start + size) return undefined;
  const mask = data.subarray(start - 4, start);
  const body = Buffer.from(data.subarray(start, start + size).map((byte, index) => byte ^ (mask[index % 4] ?? 0)));
  return { fin: (first & 0x80) !== 0, opcode: first & 0x0f, body, length: start + size };
}

function frame(opcode: number, body: Buffer): Buffer {
  const header = [0x80 | opcode];
  if (body.length < 126) return Buffer.concat([Buffer.from([...header, body.length]), body]);
  const size = Buffer.alloc(body.length < 65_536 ? 2 : 8);
  if (size.length === 2) size.writeUInt16BE(body.length);
  else size.writeBigUInt64BE(BigInt(body.length));
  return Buffer.concat([Buffer.from([...header, size.length === 2 ? 126 : 127]), size, body]);
}
