import { createServer, type Server } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import type { Mail } from '#functions/core/adapters/mail.ts';
import { SmtpError, type SmtpServer, smtpClient } from '#functions/core/adapters/smtp.ts';

/** A real server on this machine, with a certificate that it made itself. */
const TIMEOUTS = { connection: 500, greeting: 400, socket: 500 };
const close: (() => void)[] = [];
afterEach(() => {
  for (const end of close.splice(0)) end();
});

const MAIL: Mail = {
  from: { name: 'Idonea', address: 'avisos@idonea.test' },
  to: { name: 'Ana Ñíguez', address: 'ana@correo.test' },
  replyTo: 'personas@empresa.test',
  subject: 'Hola, Íñigo',
  html: '<p>Hola</p>',
  text: 'Hola',
  id: 'cor_1',
};

interface Received {
  from: string;
  to: string[];
  user: unknown;
  secure: boolean;
  raw: string;
}

async function start(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    onAuth({ username, password }, _session, callback) {
      if (username === 'ana' && password === 'buena') callback(null, { user: username });
      else callback(new Error('Invalid'));
    },
    onData(stream, { envelope, user, secure }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, user, secure, raw: Buffer.concat(chunks).toString() });
        callback();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  const port = await listen(server.server as unknown as Server, () => server.listen(0, '127.0.0.1'));
  close.push(() => server.close());
  return { received, port, client: clientOf(port) };
}

const clientOf = (port: number) => smtpClient({ addresses: ['127.0.0.0/8', '::1/128'], ports: [port] }, TIMEOUTS);
const serverOf = (port: number, more: Partial<SmtpServer> = {}): SmtpServer => ({
  host: '127.0.0.1',
  port,
  secure: false,
  user: 'ana',
  password: 'buena',
  ...more,
});

async function listen(server: Server, begin: () => unknown): Promise<number> {
  await new Promise<void>((resolve) => {
    server.once('listening', resolve);
    begin();
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** A server that answers each line as told, and nothing else. */
async function script(onConnect: (write: (line: string) => void) => void, answers: [RegExp, string][] = []) {
  const said: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    onConnect((line) => socket.write(`${line}\r\n`));
    socket.on('data', (data) => {
      for (const line of String(data).split('\r\n').filter(Boolean)) {
        said.push(line);
        const answer = answers.find(([pattern]) => pattern.test(line));
        if (answer) socket.write(`${answer[1]}\r\n`);
      }
    });
    close.push(() => socket.destroy());
  });
  const port = await listen(server, () => server.listen(0, '127.0.0.1'));
  close.push(() => server.close());
  return { port, said, client: clientOf(port) };
}

const failureOf = async (sending: Promise<unknown>) =>
  sending.then(
    () => undefined,
    (error: unknown) => {
      expect(error).toBeInstanceOf(SmtpError);
      const { paso, motivo, permanent, bounced } = error as SmtpError;
      return { paso, motivo, permanent, bounced };
    },
  );

describe('A mail server of one’s own', () => {
  it.each([false, true])('gets the message over TLS, signed in (TLS from the first byte: %s)', async (secure) => {
    const { received, port, client } = await start({ secure });
    const steps: string[] = [];
    await client.send(serverOf(port, { secure }), MAIL, (paso) => steps.push(paso));
    expect(steps).toEqual(['resolver', 'conectar', 'tls', 'autenticar', 'enviar']);
    expect(received).toMatchObject([
      { from: 'avisos@idonea.test', to: ['ana@correo.test'], user: 'ana', secure: true },
    ]);
    const { subject, messageId, replyTo, headers, text } = await simpleParser(received[0]?.raw ?? '');
    expect([subject, messageId, replyTo?.text, text?.trim()]).toEqual([
      'Hola, Íñigo',
      '<cor_1@idonea.test>',
      'personas@empresa.test',
      'Hola',
    ]);
    expect([...headers.keys()].filter((name) => name.startsWith('x-ses'))).toEqual([]);
  });

  it('refuses a wrong password', async () => {
    const { received, port, client } = await start();
    expect(await failureOf(client.send(serverOf(port, { password: 'mala' }), MAIL))).toEqual({
      paso: 'autenticar',
      motivo: 'el servidor no acepta el usuario o la contraseña',
      permanent: false,
      bounced: false,
    });
    expect(received).toEqual([]);
  });

  it('is told neither name nor password when it offers no TLS', async () => {
    const { port, said, client } = await script(
      (write) => write('220 hola'),
      [
        [/^EHLO/, '250-hola\r\n250 AUTH PLAIN LOGIN'],
        [/^STARTTLS/, '502 no'],
      ],
    );
    expect(await failureOf(client.send(serverOf(port), MAIL))).toMatchObject({
      paso: 'tls',
      motivo: 'el servidor no ofrece una conexión cifrada (TLS) válida',
    });
    expect(said.join('\n')).not.toMatch(/AUTH|MAIL|ana/);
  });

  it('is given up when it does not greet in time', async () => {
    const { port, client } = await script(() => {});
    expect(await failureOf(client.send(serverOf(port), MAIL))).toMatchObject({
      paso: 'conectar',
      motivo: 'el servidor no responde a tiempo',
    });
  });

  it('is given up when it is no mail server', async () => {
    const { port, client } = await script((write) => write('HTTP/1.1 400 Bad Request'));
    expect(await failureOf(client.send(serverOf(port), MAIL))).toMatchObject({ paso: 'conectar' });
  });

  it('is given up when nothing listens there', async () => {
    const { port, client } = await script(() => {});
    for (const end of close.splice(0)) end();
    expect(await failureOf(client.send(serverOf(port), MAIL))).toMatchObject({
      paso: 'conectar',
      motivo: 'el servidor rechaza la conexión en ese puerto',
    });
  });

  it('tells at once that it does not take the address: the e-mail has come back', async () => {
    const refusal = Object.assign(new Error('No such user'), { responseCode: 550 });
    const { port, client } = await start({ onRcptTo: (_address, _session, callback) => callback(refusal) });
    expect(await failureOf(client.send(serverOf(port), MAIL))).toEqual({
      paso: 'enviar',
      motivo: 'el servidor rechaza al destinatario (550)',
      permanent: true,
      bounced: true,
    });
  });

  it('is asked again later when it is busy, and not when it refuses the sender', async () => {
    const answering = (responseCode: number) =>
      start({
        onMailFrom: (_address, _session, callback) => callback(Object.assign(new Error('No'), { responseCode })),
      });
    const busy = await answering(451);
    expect(await failureOf(busy.client.send(serverOf(busy.port), MAIL))).toMatchObject({ permanent: false });
    const strict = await answering(553);
    expect(await failureOf(strict.client.send(serverOf(strict.port), MAIL))).toMatchObject({
      permanent: true,
      bounced: false,
      motivo: 'el servidor no deja enviar con ese remitente (553)',
    });
  });

  it('gets no header and no recipient that somebody wrote into a name, a subject or an address', async () => {
    const { received, port, client } = await start();
    const break_ = '\r\nBcc: victima@otra.test\r\nX-Malo: 1';
    const mail: Mail = {
      ...MAIL,
      from: { name: `Acme${break_}`, address: MAIL.from.address },
      to: { name: `Ana${break_}`, address: MAIL.to.address },
      subject: `Hola${break_}\u2028otra`,
    };
    await client.send(serverOf(port), mail);
    expect(received[0]?.to).toEqual(['ana@correo.test']);
    const { headers, subject } = await simpleParser(received[0]?.raw ?? '');
    expect(headers.has('bcc')).toBe(false);
    expect(headers.has('x-malo')).toBe(false);
    expect(subject).not.toMatch(/[\r\n]/);

    const address = `ana@correo.test${break_}`;
    await client.send(serverOf(port), { ...MAIL, to: { name: 'Ana', address } }).catch(() => {});
    for (const { to, raw } of received) {
      expect(to.join()).not.toContain('victima@otra.test>');
      expect(to.filter((each) => each === 'victima@otra.test')).toEqual([]);
      expect(raw).not.toMatch(/^(Bcc|X-Malo):/im);
    }
  });

  it('is not reached where the deployment does not allow it, also by a name, and nobody hears of it', async () => {
    const { port, said } = await script((write) => write('220 hola'));
    const strict = smtpClient({ addresses: [], ports: [port] }, TIMEOUTS);
    for (const host of ['127.0.0.1', 'localhost', '127.1', '2130706433', '0x7f000001']) {
      expect((await failureOf(strict.send(serverOf(port, { host }), MAIL)))?.paso).toBe('resolver');
    }
    const ports = smtpClient({ addresses: ['127.0.0.0/8'], ports: [587] }, TIMEOUTS);
    expect(await failureOf(ports.send(serverOf(port), MAIL))).toMatchObject({
      paso: 'resolver',
      motivo: 'ese puerto no está permitido',
    });
    expect(said).toEqual([]);
  });
});
