import { connect, isIP, type Socket } from 'node:net';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { PasoSmtp } from '#shared/correos/email-config.ts';
import { composeMime, type Mail, MailError } from './mail.ts';
import { mayReach, type Resolve, resolveReachable } from './public-address.ts';
import { type SmtpPolicy, smtpPolicy } from './smtp-policy.ts';
import { motivoOf } from './smtp-words.ts';

export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte; else STARTTLS, without which nothing is said. */
  secure: boolean;
  user: string;
  password: string;
}

/** Told when a step is done. */
export type OnStep = (paso: PasoSmtp) => void;

export interface Smtp {
  /** Answers the Message-ID. @throws SmtpError */
  send(server: SmtpServer, mail: Mail, onStep?: OnStep): Promise<string>;
}

/** A try that failed, and at which step. */
export class SmtpError extends MailError {
  readonly paso: PasoSmtp;
  constructor(paso: PasoSmtp, cause: unknown) {
    const { code, responseCode = 0 } = cause as SMTPConnection.SMTPError;
    const refused = paso === 'enviar' && responseCode >= 500;
    super(motivoOf(paso, cause), { permanent: refused, bounced: refused && isRecipient(cause), cause: code });
    this.name = 'SmtpError';
    this.paso = paso;
  }
}

const isRecipient = (error: unknown) => (error as SMTPConnection.SMTPError).command === 'RCPT TO';

interface Timeouts {
  /** Milliseconds. */
  connection: number;
  greeting: number;
  socket: number;
}
const TIMEOUTS: Timeouts = { connection: 6000, greeting: 6000, socket: 8000 };

/**
 * A company's own mail server. It is somebody else's address, typed in by a person: it is resolved once, all of its
 * addresses are checked, and the connection goes to one of these.
 */
export function smtpClient(policy: SmtpPolicy = smtpPolicy(), timeouts: Timeouts = TIMEOUTS, resolve?: Resolve): Smtp {
  return {
    async send(server, mail, onStep = () => {}) {
      const done = <T>(paso: PasoSmtp, result: T): T => {
        onStep(paso);
        return result;
      };
      if (!policy.ports.includes(server.port)) throw new SmtpError('resolver', { code: 'EPORT' });
      const addresses = await resolveReachable(server.host, policy, resolve).catch(failAt('resolver'));
      done('resolver', addresses);
      const [socket, address] = await openSocket(addresses, server.port, timeouts).catch(failAt('conectar'));
      const connection = connectionOver(socket, address, server, timeouts);
      try {
        await handshake(connection);
        done('conectar', undefined);
        done('tls', undefined);
        await called(connection, (end) => connection.login({ user: server.user, pass: server.password }, end)).catch(
          failAt('autenticar'),
        );
        done('autenticar', undefined);
        const { raw, envelope } = await composeMime(mail);
        await called(connection, (end) => connection.send(envelope, raw, end)).catch(failAt('enviar'));
        done('enviar', undefined);
        connection.quit();
        return `<${mail.id}@${mail.from.address.split('@')[1]}>`;
      } finally {
        connection.close();
      }
    },
  };
}

const failAt = (paso: PasoSmtp) => (error: unknown) => {
  throw new SmtpError(paso, error);
};

/** A call of the connection: a line that breaks meanwhile is told by an event and not to the call. */
function called(connection: SMTPConnection, call: (end: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.once('error', reject);
    call((error) => (error ? reject(error) : resolve()));
  });
}

/** Tries one address after the other, within the same time for all. */
async function openSocket(addresses: readonly string[], port: number, { connection }: Timeouts) {
  const deadline = Date.now() + connection;
  let last: unknown = Object.assign(new Error('No address'), { code: 'ETIMEDOUT' });
  for (const address of addresses) {
    const left = deadline - Date.now();
    if (left <= 0) break;
    try {
      return [await openOne(address, port, left), address] as const;
    } catch (error) {
      last = error;
    }
  }
  throw last;
}

function openOne(host: string, port: number, timeoutMs: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    const timer = setTimeout(
      () => socket.destroy(Object.assign(new Error('No connection'), { code: 'ETIMEDOUT' })),
      timeoutMs,
    );
    socket.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    socket.once('connect', () => {
      clearTimeout(timer);
      socket.removeAllListeners('error');
      resolve(socket);
    });
  });
}

function connectionOver(
  socket: Socket,
  address: string,
  { host, port, secure }: SmtpServer,
  { connection, greeting, socket: idle }: Timeouts,
): SMTPConnection {
  return new SMTPConnection({
    connection: socket,
    host: address,
    port,
    secure,
    requireTLS: !secure,
    connectionTimeout: connection + greeting,
    greetingTimeout: greeting,
    socketTimeout: idle,
    tls: {
      ...(isIP(host) === 0 && { servername: host }),
      minVersion: 'TLSv1.2',
      // An inner address that the deployment lists has no certificate of a public authority.
      rejectUnauthorized: mayReach(address, { addresses: [] }),
    },
  });
}

/** Greeting, EHLO and TLS. Errors come as an event until it is connected. */
function handshake(connection: SMTPConnection): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    connection.on('error', (error: SMTPConnection.SMTPError) =>
      reject(new SmtpError(stepOf(error, connection), error)),
    );
    connection.connect((error) => (error ? reject(new SmtpError('conectar', error)) : resolve()));
  });
}

/** Once the server has greeted, or when TLS comes before that, what fails is TLS. */
function stepOf(
  { code }: SMTPConnection.SMTPError,
  { lastServerResponse, secureConnection }: SMTPConnection,
): PasoSmtp {
  if (code === 'ETLS' || code === 'ESOCKET') return 'tls';
  return lastServerResponse && !secureConnection && code !== 'EPROTOCOL' ? 'tls' : 'conectar';
}
