import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askProvider, get } from '#functions/core/adapters/provider-request.ts';
import type { Resolve } from '#functions/core/adapters/public-address.ts';
import { smtpClient } from '#functions/core/adapters/smtp.ts';
import { testSmtp } from '#functions/correos/test-smtp.ts';
import type { PruebaSmtp } from '#shared/correos/email-config.ts';
import { TestApp } from '#test/support/test-app.ts';

/** What a person may type as a mail server to make ours connect to somewhere else. */
const ADDRESSES = [
  ...['127.0.0.1', '127.0.0.2', '127.255.255.254', '0.0.0.0', '0.0.0.1', '10.0.0.1', '10.255.255.255', '172.16.0.1'],
  ...['172.31.255.255', '192.168.0.1', '192.168.1.254', '100.64.0.1', '192.0.0.1', '192.0.2.1', '198.18.0.1'],
  ...['198.51.100.1', '203.0.113.1', '224.0.0.1', '239.255.255.250', '240.0.0.1', '255.255.255.255'],
  // Metadata of clouds, and of containers.
  ...['169.254.169.254', '169.254.170.2', '100.100.100.200', '192.0.0.192', 'fd00:ec2::254', '169.254.0.1'],
  // Other spellings of 127.0.0.1 and 169.254.169.254.
  ...['127.1', '127.0.1', '2130706433', '0x7f000001', '0x7f.0.0.1', '0x7f.1', '017700000001', '0177.0.0.1', '0177.1'],
  ...['2852039166', '0xa9fea9fe', '0251.0376.0251.0376', '127.0.0.1.', '127。0。0。1', '①②⑦.⓪.⓪.①', '0'],
  // IPv6, and IPv4 inside it.
  ...['::1', '::', '[::1]', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:169.254.169.254'],
  ...['::127.0.0.1', '64:ff9b::127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:7f00:1::', '2001:db8::1'],
  ...['fc00::1', 'fd12:3456:789a::1', 'fe80::1', 'fe80::1%lo', 'fec0::1', 'ff02::1', '100::1'],
  // Names, and what is no name.
  ...['localhost', 'LOCALHOST', 'localhost.', 'ip6-localhost', '127.0.0.1:25', 'a@127.0.0.1', '127.0.0.1/x'],
  ...['http://127.0.0.1', '127.0.0.1#a', '127.0.0.1\0.correo.test', '127.0.0.1\r\n', '127.0.0.1 ', '../127.0.0.1'],
];

/** Names of somebody who chooses what they resolve to. */
const NAMES: [why: string, answers: string[]][] = [
  ['this machine', ['127.0.0.1']],
  ['this machine by IPv6', ['::1']],
  ['this machine, mapped', ['::ffff:127.0.0.1']],
  ['an inner network', ['10.1.2.3']],
  ['metadata', ['169.254.169.254']],
  ['metadata behind a public address', ['8.8.8.8', '169.254.169.254']],
  ['metadata before a public address', ['169.254.169.254', '8.8.8.8']],
  ['an inner network by IPv6 beside a public address', ['2606:4700::1111', 'fd00::1']],
  ['a translator to IPv4', ['64:ff9b::7f00:1']],
  ['nothing', []],
];

/** Where a server of ours notices who comes: this machine's addresses of both protocols, and nothing that others reach. */
const ADDRESSES_HERE = Object.values(networkInterfaces()).flatMap((each) => each?.map(({ address }) => address) ?? []);
const HERE = ['127.0.0.1', '127.0.0.2', ...ADDRESSES_HERE.filter((address) => address === '::1')];
const servers: Server[] = [];
let port = 0;
let connections: (string | undefined)[] = [];
beforeAll(async () => {
  for (const host of HERE) {
    const server = createServer((socket) => {
      connections.push(socket.localAddress);
      socket.end('220 soy.otro ESMTP\r\n');
    });
    await once(server.listen(port, host), 'listening');
    port = (server.address() as AddressInfo).port;
    servers.push(server);
  }
});
afterAll(() => {
  for (const server of servers) server.close();
});
beforeEach(() => {
  connections = [];
});

const TIMEOUTS = { connection: 500, greeting: 300, socket: 300 };

async function tryServer(host: string, { resolve, addresses = [] }: { resolve?: Resolve; addresses?: string[] } = {}) {
  const app = new TestApp();
  const as = await app.addUsuario({ rol: 'superadmin', empresaId: null });
  const smtp = smtpClient({ addresses, ports: [port] }, TIMEOUTS, resolve);
  Object.assign(app, { smtp });
  const smtpConfig = { host, port, secure: false, user: 'ana', password: 'secreta' };
  const answer = await app.call<PruebaSmtp>(testSmtp, { as, body: { smtpConfig } });
  return { ...answer, connected: answer.data?.pasos.find(({ paso }) => paso === 'conectar')?.estado };
}

describe('The test of a mail server', () => {
  it(`has ${ADDRESSES.length + NAMES.length} places to stay away from`, () => {
    expect(new Set(ADDRESSES).size + NAMES.length).toBeGreaterThanOrEqual(80);
  });

  it.each(ADDRESSES)('does not reach %j', async (host) => {
    const { status, data, connected } = await tryServer(host);
    // Refused as a name by the contract, or as an address before anything is connected.
    if (status === 200) expect({ ok: data.ok, connected }).toEqual({ ok: false, connected: 'sin_probar' });
    else expect(status).toBe(400);
    expect(connections).toEqual([]);
  });

  it.each(NAMES)('does not reach a name of %s', async (_, answers) => {
    const { connected } = await tryServer('correo.mal.test', { resolve: async () => answers });
    expect(connected).toBe('sin_probar');
    expect(connections).toEqual([]);
  });

  it('connects to the address that was checked, whatever the name resolves to a moment later', async () => {
    let asked = 0;
    const resolve = async () => (asked++ === 0 ? ['127.0.0.2'] : ['127.0.0.1']);
    await tryServer('correo.mal.test', { resolve, addresses: ['127.0.0.2'] });
    expect(asked).toBe(1);
    expect(new Set(connections)).toEqual(new Set(['127.0.0.2']));
  });

  it.each([22, 25, 80, 443, 6379, 9200])('does not speak to port %d, which is no port for sending', async (other) => {
    const smtp = smtpClient({ addresses: ['127.0.0.1'], ports: [465, 587] }, TIMEOUTS);
    const to = { host: '127.0.0.1', port: other, secure: false, user: 'a', password: 'b' };
    await expect(smtp.send(to, {} as never)).rejects.toMatchObject({ paso: 'resolver' });
  });
});

it('A key goes to no address that a provider sends us on to', async () => {
  const { createServer: createHttp } = await import('node:http');
  const target: string[] = [];
  const other = createHttp((request, response) => {
    target.push(String(request.headers.authorization));
    response.end('{}');
  });
  const provider = createHttp((_, response) => {
    const { port: there } = other.address() as { port: number };
    response.writeHead(302, { location: `http://127.0.0.1:${there}/` }).end();
  });
  for (const each of [other, provider]) await once(each.listen(0, '127.0.0.1'), 'listening');
  const { port: here } = provider.address() as { port: number };
  const request = get('/v1/models', { authorization: 'Bearer clave' });
  const answer = await askProvider(`http://127.0.0.1:${here}`, request, AbortSignal.timeout(2000), 1000);
  for (const each of [other, provider]) each.close();
  expect([answer.status, answer.text, target]).toEqual([302, '', []]);
});
